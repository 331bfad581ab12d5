import { useTranslation } from "react-i18next";
import type { PhotoElement, TextElement } from "#design/document.ts";
import { MASKS } from "#design/elements/photo/mask-outlines.ts";
import { sameData } from "../kernels/same-data.ts";
import { nameOfCurve } from "../text/curve-names.ts";

/** How a photo is framed and what surrounds letters, in words; nothing where it is plain. */
export function useLook(colorName: (color: string) => string, length: (millimetres: number) => string) {
	const { t } = useTranslation(["create", "templates"]);

	return (element: PhotoElement | TextElement): string => {
		const { shadow } = element;
		const cast = shadow && shadow.opacity > 0 ? [t("templates:look.shadow", { color: colorName(shadow.color) })] : [];
		const said = element.kind === "photo" ? [...ofPhoto(element), ...cast] : [...ofText(element), ...cast];
		return said.map((words) => ` ${words}`).join("");
	};

	function ofPhoto({ mask, border, blur, picture, placeholder }: PhotoElement): readonly string[] {
		const known = mask && MASKS.find((each) => sameData(each.mask, mask));
		const form = known ? t(`photo.frame.${known.name}`) : t("templates:look.ownForm");
		return [
			...(mask ? [t("templates:look.mask", { form })] : []),
			...(border ? [t("templates:look.border", { color: colorName(border.color), width: length(border.width) })] : []),
			...(blur ? [t("templates:look.blur")] : []),
			...(placeholder && picture ? [t("templates:look.samplePhoto")] : []),
		];
	}

	function ofText({ curve, outline, placeholder }: TextElement): readonly string[] {
		return [
			...(curve ? [t("templates:look.curve", { curve: t(`text.curve.${nameOfCurve(curve)}`) })] : []),
			...(outline ? [t("templates:look.outline", { color: colorName(outline.color) })] : []),
			...(placeholder ? [t("templates:look.sample")] : []),
		];
	}
}
