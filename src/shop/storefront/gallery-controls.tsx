import IconPhoto from "@tabler/icons-react/dist/esm/icons/IconPhoto.mjs";
import IconShoppingBag from "@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BrandCode } from "#core/brands.ts";
import { CHECKOUT_STEPS } from "#core/checkout-steps.ts";
import { Badge, type BadgeTone, TagLink } from "#ui/badge.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button, ButtonLink, type ButtonLook } from "#ui/button.tsx";
import { Dialog, DialogButton } from "#ui/dialog.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { QuantityField } from "#ui/quantity-field.tsx";
import { Stepper } from "#ui/stepper.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { GalleryPart } from "./gallery-part.tsx";

const LOOKS: readonly ButtonLook[] = ["primary", "secondary", "quiet", "danger"];
const TONES: readonly BadgeTone[] = ["plain", "support-1", "support-2", "support-3", "success", "warning", "danger"];

export function GalleryControls({ brand }: { brand: BrandCode }) {
	const { t } = useTranslation("gallery");
	const steps = Object.values(CHECKOUT_STEPS).map((step) => ({ text: t(`step.${step}`), to: "/dev/gallery" }));
	return (
		<>
			<GalleryPart title={t("part.buttons")}>
				<Row>
					{LOOKS.map((look) => (
						<Button key={look} look={look}>
							{t(`look.${look}`)}
						</Button>
					))}
				</Row>
				<Row>
					<Button icon={IconShoppingBag} size="large">
						{t("addToCart")}
					</Button>
					<ButtonLink to="/dev/gallery" look="secondary" icon={IconPhoto}>
						{t("asLink")}
					</ButtonLink>
				</Row>
				<Row>
					<Button busy>{t("busy")}</Button>
					<Button disabled>{t("disabled")}</Button>
					<Button look="secondary" disabled>
						{t("disabled")}
					</Button>
					<Button look="secondary" size="small">
						{t("small")}
					</Button>
				</Row>
			</GalleryPart>
			<GalleryPart title={t("part.badges")}>
				<Row>
					{TONES.map((tone) => (
						<Badge key={tone} tone={tone}>
							{t(`tone.${tone}`)}
						</Badge>
					))}
				</Row>
				<Row>
					<TagLink to="/dev/gallery">{t("tag.mugs")}</TagLink>
					<TagLink to="/dev/gallery" current>
						{t("tag.posters")}
					</TagLink>
				</Row>
			</GalleryPart>
			<GalleryPart title={t("part.ways")}>
				<Breadcrumb
					label={t("breadcrumb", { brand })}
					trail={[{ to: "/", text: t("home") }, { to: "/dev/gallery", text: t("tag.mugs") }, { text: t("article") }]}
				/>
				{[0, 2].map((current) => (
					<Stepper
						key={current}
						label={t("stepper", { brand, number: current + 1 })}
						steps={steps}
						current={current}
						doneText={t("done")}
					/>
				))}
				<TabLinks
					label={t("tabs", { brand })}
					tabs={[
						{ to: "/dev/gallery", text: t("tab.details"), current: true },
						{ to: "/dev/gallery?delivery", text: t("tab.delivery") },
						{ to: "/dev/gallery?reviews", text: t("tab.reviews") },
					]}
				/>
				<Pagination
					label={t("pages", { brand })}
					current={3}
					count={9}
					linkTo={(page) => `/dev/gallery?page=${page}`}
					previousText={t("previous")}
					nextText={t("next")}
					pageText={(page) => t("page", { page })}
				/>
			</GalleryPart>
			<GalleryPart title={t("part.quantity")}>
				<Row>
					<QuantityField
						id={`${brand}-quantity`}
						label={t("quantity")}
						defaultValue={2}
						max={99}
						lessText={t("less")}
						moreText={t("more")}
					/>
					<DialogButton opens={`${brand}-dialog`}>{t("dialog.open")}</DialogButton>
				</Row>
				<Dialog
					id={`${brand}-dialog`}
					title={t("dialog.title")}
					closeText={t("dialog.close")}
					actions={
						<form method="dialog" className="flex flex-wrap gap-3">
							<Button look="quiet">{t("dialog.cancel")}</Button>
							<Button look="danger">{t("dialog.confirm")}</Button>
						</form>
					}
				>
					<p>{t("dialog.body")}</p>
				</Dialog>
			</GalleryPart>
		</>
	);
}

function Row({ children }: { children: ReactNode }) {
	return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
