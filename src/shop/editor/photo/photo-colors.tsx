import IconWand from "@tabler/icons-react/dist/esm/icons/IconWand.mjs";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DesignElement, PhotoAdjustments, PhotoElement } from "#design/document.ts";
import { ADJUSTMENT_RANGES, ADJUSTMENTS, type Adjustment } from "#design/elements/photo/adjustments.ts";
import { enhancing } from "#design/elements/photo/enhance.ts";
import { Button } from "#ui/button.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { FoldSummary } from "../fold-summary.tsx";
import { changeById, changeElement } from "../kernels/change-element.ts";
import { sameData } from "../kernels/same-data.ts";
import { PresetChoice } from "./preset-choice.tsx";
import { SliderField } from "./slider-field.tsx";

const HISTOGRAM_CELLS = 160;

/** Light and colour of one photo. */
export function PhotoColors({ photo }: { photo: PhotoElement }) {
	const { t } = useTranslation("create");
	const { store, ports, measure, announce, tell } = useEditorTools();
	const [open, setOpen] = useState(false);
	const [fine, setFine] = useState<PhotoElement | null>(null);
	const latest = useRef(photo);
	latest.current = photo;
	const [isReading, setReading] = useState(false);
	const gesture = useRef(0);
	const { adjustments } = photo;
	const isFine = fine?.id === photo.id && fine.picture === photo.picture && fine.adjustments === adjustments;

	function adjust(adjustments: PhotoAdjustments | undefined, tag?: string): void {
		changeElement(store, photo, { adjustments }, measure, tag);
	}

	/** Nothing is laid over what was changed by hand while its light was being read. */
	async function enhance(): Promise<void> {
		const { id, picture } = photo;
		if (!picture || isReading) return;
		setReading(true);
		const tones = await ports.pictureTones(picture.id, HISTOGRAM_CELLS).catch(() => undefined);
		setReading(false);
		if (!tones) {
			tell(t("photo.colors.unread"));
			return;
		}
		const better = enhancing(tones);
		const isAsItWas = (now: DesignElement) =>
			now.id === id && now.kind === "photo" && now.picture?.id === picture.id && now.adjustments === adjustments;
		if (better) {
			const changeOf = (now: DesignElement) => (isAsItWas(now) ? { adjustments: better } : null);
			const isMade = changeById(store, id, changeOf, measure, { late: true });
			if (isMade || sameData(latest.current.adjustments, better)) announce(t("photo.colors.wasEnhanced"));
		} else if (isAsItWas(latest.current)) {
			setFine(photo);
			announce(t("photo.colors.isFine"));
		}
	}

	function set(name: Adjustment, percent: number): void {
		const tag = `colors:${name}:${photo.id}:${gesture.current}`;
		adjust(withoutZeros({ ...adjustments, [name]: percent / 100 }), tag);
	}

	return (
		<details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<FoldSummary>{t("photo.colors.name")}</FoldSummary>
			{open && (
				<div className="grid gap-4 pt-2">
					<div className="grid justify-items-start gap-2">
						<Button
							type="button"
							size="small"
							look="secondary"
							className="min-h-11"
							icon={IconWand}
							busy={isReading}
							onClick={() => void enhance()}
						>
							{t("photo.colors.enhance")}
						</Button>
						{isFine && <p className="text-14 text-ink-soft">{t("photo.colors.isFine")}</p>}
					</div>
					<PresetChoice photo={photo} onChoose={adjust} />
					{ADJUSTMENTS.map((name) => (
						<SliderField
							key={name}
							label={t(`photo.colors.${name}`)}
							value={Math.round((adjustments?.[name] ?? 0) * 100)}
							min={ADJUSTMENT_RANGES[name][0] * 100}
							max={ADJUSTMENT_RANGES[name][1] * 100}
							onStart={() => gesture.current++}
							onChange={(percent) => set(name, percent)}
						/>
					))}
					<Button
						type="button"
						size="small"
						look="secondary"
						className="min-h-11 justify-self-start"
						aria-disabled={!adjustments}
						onClick={() => {
							if (!adjustments) return;
							adjust(undefined);
							announce(t("photo.colors.wasReset"));
						}}
					>
						{t("photo.colors.reset")}
					</Button>
				</div>
			)}
		</details>
	);
}

/** A photo whose adjustments all stand at 0 is one without. */
function withoutZeros(adjustments: PhotoAdjustments): PhotoAdjustments | undefined {
	const set = Object.entries(adjustments).filter(([, value]) => value !== 0);
	return set.length > 0 ? Object.fromEntries(set) : undefined;
}
