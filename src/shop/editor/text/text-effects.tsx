import { useTranslation } from "react-i18next";
import type { TextElement } from "#design/document.ts";
import { ColorField } from "../color-field.tsx";
import { FoldSummary } from "../fold-summary.tsx";
import type { ElementChange } from "../kernels/commands.ts";
import { RangeField } from "../range-field.tsx";
import { useMillimetres } from "../use-millimetres.ts";

type TextEffectsProps = { text: TextElement; change: (what: string, value: ElementChange) => void };

/** Of the letters' size: seen, and still no other letter. */
const FIRST_EFFECT = 0.06;
const WIDEST_OUTLINE = 5;
const FARTHEST_SHADOW = 10;

/** Outline and shadow; each is there as soon as it has a colour. */
export function TextEffects({ text, change }: TextEffectsProps) {
	const { t } = useTranslation("create");
	const { outline, shadow } = text;
	const first = Math.max(0.1, Math.round(text.size * FIRST_EFFECT * 10) / 10);
	const millimetres = useMillimetres();
	const length = (exact: number) => millimetres(tenths(exact));

	return (
		<details>
			<FoldSummary>{t("text.effects.name")}</FoldSummary>
			<div className="grid gap-4 pt-2">
				<ColorField
					label={t("text.effects.outline")}
					value={outline?.color ?? null}
					optional
					onChange={(color, dragging) =>
						change(dragging ? "outline" : `outline ${color}`, {
							outline: color === null ? undefined : { width: first, ...outline, color },
						})
					}
				/>
				{outline && (
					<RangeField
						label={t("text.effects.outlineWidth")}
						value={tenths(outline.width)}
						min={0.1}
						max={Math.max(WIDEST_OUTLINE, tenths(outline.width))}
						step={0.1}
						text={length(outline.width)}
						onChange={(width) => change("outline width", { outline: { ...outline, width } })}
					/>
				)}
				<ColorField
					label={t("text.effects.shadow")}
					value={shadow?.color ?? null}
					optional
					onChange={(color, dragging) =>
						change(dragging ? "shadow" : `shadow ${color}`, {
							shadow: color === null ? undefined : { x: first, y: first, opacity: 0.5, ...shadow, color },
						})
					}
				/>
				{shadow &&
					(["x", "y"] as const).map((axis) => (
						<RangeField
							key={axis}
							label={axis === "x" ? t("text.effects.shadowX") : t("text.effects.shadowY")}
							value={tenths(shadow[axis])}
							min={Math.min(-FARTHEST_SHADOW, tenths(shadow[axis]))}
							max={Math.max(FARTHEST_SHADOW, tenths(shadow[axis]))}
							step={0.1}
							text={length(shadow[axis])}
							onChange={(to) => change(`shadow ${axis}`, { shadow: { ...shadow, [axis]: to } })}
						/>
					))}
				{shadow && (
					<RangeField
						label={t("text.effects.shadowOpacity")}
						value={Math.round(shadow.opacity * 100)}
						min={5}
						max={100}
						step={5}
						text={t("element.percent", { percent: Math.round(shadow.opacity * 100) })}
						onChange={(percent) => change("shadow opacity", { shadow: { ...shadow, opacity: percent / 100 } })}
					/>
				)}
			</div>
		</details>
	);
}

function tenths(length: number): number {
	return Math.round(length * 10) / 10;
}
