import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Shadow } from "#design/display-list.ts";
import type { PhotoElement } from "#design/document.ts";
import { ColorField } from "../color-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { FoldSummary } from "../fold-summary.tsx";
import { changeElement } from "../kernels/change-element.ts";
import type { ElementChange } from "../kernels/commands.ts";
import { RangeField } from "../range-field.tsx";
import { useMillimetres } from "../use-millimetres.ts";
import { firstShadow, SHADOW_STEP } from "./first-shadow.ts";

const MOST_BLUR = 10;
/** Of a shadow, in millimetres: how far it is cast and how soft it is. */
const LENGTHS = [
	{ name: "x", min: -20, max: 20 },
	{ name: "y", min: -20, max: 20 },
	{ name: "blur", min: 0, max: MOST_BLUR },
] as const;

/** The shadow that a photo casts, and its blur. */
export function PhotoEffects({ photo }: { photo: PhotoElement }) {
	const { t } = useTranslation("create");
	const { store, measure } = useEditorTools();
	const [open, setOpen] = useState(false);
	const { shadow, blur = 0 } = photo;
	const millimetres = useMillimetres();

	function change(value: ElementChange, tag?: string): void {
		changeElement(store, photo, value, measure, tag && `effects:${tag}:${photo.id}`);
	}

	function cast(changed: Partial<Shadow>, tag?: string): void {
		change({ shadow: { ...(shadow ?? firstShadow(photo)), ...changed } }, tag);
	}

	return (
		<details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<FoldSummary>{t("photo.effects.name")}</FoldSummary>
			{open && (
				<div className="grid gap-4 pt-2">
					<ColorField
						label={t("photo.effects.shadow")}
						value={shadow?.color ?? null}
						optional
						onChange={(color, dragging) => {
							if (color === null) change({ shadow: undefined });
							else cast({ color }, dragging ? "color" : undefined);
						}}
					/>
					{shadow && (
						<>
							{LENGTHS.map(({ name, min, max }) => (
								<RangeField
									key={name}
									label={t(`photo.effects.shadows.${name}`)}
									value={shadow[name]}
									min={min}
									max={max}
									step={SHADOW_STEP}
									text={millimetres(shadow[name])}
									onChange={(length) => cast({ [name]: length }, name)}
								/>
							))}
							<RangeField
								label={t("photo.effects.shadows.opacity")}
								value={Math.round(shadow.opacity * 100)}
								min={5}
								max={100}
								step={5}
								text={t("element.percent", { percent: Math.round(shadow.opacity * 100) })}
								onChange={(percent) => cast({ opacity: percent / 100 }, "opacity")}
							/>
						</>
					)}
					<RangeField
						label={t("photo.effects.blur")}
						value={blur}
						min={0}
						max={MOST_BLUR}
						step={SHADOW_STEP}
						text={millimetres(blur)}
						onChange={(length) => change({ blur: length || undefined }, "blur")}
					/>
				</div>
			)}
		</details>
	);
}
