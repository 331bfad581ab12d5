import { useTranslation } from "react-i18next";
import type { LeafElement, PhotoAdjustments, PhotoElement, TextElement } from "#design/document.ts";
import { ADJUSTMENT_RANGES, ADJUSTMENTS } from "#design/elements/photo/adjustments.ts";
import { MASKS } from "#design/elements/photo/mask-outlines.ts";
import { isSampleWords } from "#design/elements/text/sample-words.ts";
import { sameData } from "../kernels/same-data.ts";
import { COLOR_PRESETS } from "../photo/color-presets.ts";
import { nameOfCurve } from "../text/curve-names.ts";

/** Weaker ones are told as none: nobody sees them. */
const LEAST_TOLD = 0.03;

type Words = { color(hex: string): string; length(millimetres: number): string; percent: Intl.NumberFormat };

/** How a photo is framed and coloured, what surrounds letters and how faint it all is, in words; nothing where it is plain. */
export function useLook({ color: colorName, length, percent }: Words) {
	const { t } = useTranslation(["create", "templates"]);

	return (element: LeafElement): string => {
		const said = [...ofKind(element), ...faintness(element)];
		return said.map((words) => ` ${words}`).join("");
	};

	function ofKind(element: LeafElement): readonly string[] {
		if (element.kind !== "photo" && element.kind !== "text") return [];
		const { shadow } = element;
		const cast = shadow && shadow.opacity > 0 ? [t("templates:look.shadow", { color: colorName(shadow.color) })] : [];
		return element.kind === "photo" ? [...ofPhoto(element), ...cast] : [...ofText(element), ...cast];
	}

	function ofPhoto(photo: PhotoElement): readonly string[] {
		const { mask, border, blur, picture, placeholder, cornerRadius, flipX, flipY, adjustments = {} } = photo;
		const known = mask && MASKS.find((each) => sameData(each.mask, mask));
		const form = known ? t(`photo.frame.${known.name}`) : t("templates:look.ownForm");
		const changes = ofColors(adjustments);
		return [
			...(changes.length > 0 ? [t("templates:look.colors", { changes: changes.join(", ") })] : []),
			...(flipX ? [t("templates:look.mirroredAcross")] : []),
			...(flipY ? [t("templates:look.mirroredDown")] : []),
			...(mask ? [t("templates:look.mask", { form })] : []),
			...(!mask && cornerRadius > 0 ? [t("templates:look.corners")] : []),
			...(border ? [t("templates:look.border", { color: colorName(border.color), width: length(border.width) })] : []),
			...(blur ? [t("templates:look.blur")] : []),
			...(placeholder && picture ? [t("templates:look.samplePhoto")] : []),
		];
	}

	/** By the name of the ready-made look, or each with its strength. */
	function ofColors(adjustments: PhotoAdjustments): readonly string[] {
		const preset = COLOR_PRESETS.find((each) => sameData(each.adjustments, adjustments));
		if (preset) return [t(`photo.colors.${preset.name}`)];
		return ADJUSTMENTS.flatMap((name) => {
			const { [name]: amount = 0 } = adjustments;
			if (Math.abs(amount) < LEAST_TOLD) return [];
			const sign = ADJUSTMENT_RANGES[name][0] < 0 && amount > 0 ? "+" : "";
			return [`${t(`photo.colors.${name}`)} ${sign}${percent.format(amount)}`];
		});
	}

	function faintness({ opacity }: LeafElement): readonly string[] {
		if (opacity === 0) return [t("templates:look.invisible")];
		return opacity < 1 ? [t("templates:look.opacity", { percent: percent.format(opacity) })] : [];
	}

	function ofText(text: TextElement): readonly string[] {
		const { curve, outline } = text;
		return [
			...(curve ? [t("templates:look.curve", { curve: t(`text.curve.${nameOfCurve(curve)}`) })] : []),
			...(outline ? [t("templates:look.outline", { color: colorName(outline.color) })] : []),
			...(isSampleWords(text) ? [t("templates:look.sample")] : []),
		];
	}
}
