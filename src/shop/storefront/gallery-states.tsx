import IconShoppingBag from "@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BrandCode } from "#core/brands.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Notice, type NoticeTone } from "#ui/notice.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { StatusRegion, Toast } from "#ui/toast.tsx";
import { GalleryPart } from "./gallery-part.tsx";

const TONES: readonly NoticeTone[] = ["info", "success", "warning", "danger"];

export function GalleryStates({ brand }: { brand: BrandCode }) {
	const { t } = useTranslation("gallery");
	const [saved, setSaved] = useState(false);
	const [refused, setRefused] = useState(false);
	const errors = [
		{ field: `${brand}-email`, text: t("emailError") },
		{ field: `${brand}-terms`, text: t("termsError") },
	];
	return (
		<>
			<GalleryPart title={t("part.notices")}>
				{TONES.map((tone) => (
					<Notice key={tone} tone={tone} title={t(`notice.${tone}.title`)}>
						{t(`notice.${tone}.body`)}
					</Notice>
				))}
				<ProgressBar id={`${brand}-upload`} label={t("uploading")} value={40} detail={t("uploadDetail")} />
				<div className="flex flex-wrap gap-3">
					<Button look="secondary" onClick={() => setSaved(!saved)}>
						{t("showToast")}
					</Button>
					<Button look="secondary" onClick={() => setRefused(!refused)}>
						{t("showErrors")}
					</Button>
				</div>
				{refused && <ErrorSummary title={t("summary")} errors={errors} />}
				<Toast action={<a href="#content">{t("showCart")}</a>}>{t("added")}</Toast>
				<StatusRegion>{saved && <Toast>{t("saved")}</Toast>}</StatusRegion>
			</GalleryPart>
			<GalleryPart title={t("part.states")}>
				<EmptyState
					icon={IconShoppingBag}
					title={t("empty.title")}
					actions={<ButtonLink to="/">{t("empty.action")}</ButtonLink>}
				>
					{t("empty.body")}
				</EmptyState>
				<ErrorState title={t("broken.title")} actions={<Button look="secondary">{t("broken.action")}</Button>}>
					{t("broken.body")}
				</ErrorState>
			</GalleryPart>
		</>
	);
}
