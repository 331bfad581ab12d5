import { useTranslation } from "react-i18next";
import { POINTS_PER_MM } from "#core/units.ts";
import { LIGHT } from "#design/contrast.ts";
import type { Box, LeafElement, SideFormat } from "#design/document.ts";
import { colorsInUse } from "#design/themes/colors-in-use.ts";
import { FACES } from "#painters/fonts.ts";
import { calendarInWords } from "../calendar/calendar-in-words.ts";
import type { EditorSide } from "../editor-props.ts";
import { useEditorTools } from "../editor-tools.ts";
import type { Panel } from "../kernels/panels.ts";
import { spokenColor } from "../kernels/spoken-color.ts";
import { spokenPlace } from "../kernels/spoken-place.ts";
import { useElementName } from "../use-element-name.ts";
import { useLook } from "./use-look.ts";

type Description = {
	/** Its place is told within a named part of the side. */
	describe(element: LeafElement, panel?: Panel): string;
	/** Each once. */
	colorsOf(elements: readonly LeafElement[]): string;
};

/** What is on a side, element by element. */
export function useDescription(side: EditorSide): Description {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	const nameOf = useElementName();
	const numbers = new Intl.NumberFormat(props.locale, { maximumFractionDigits: 0 });
	const small = new Intl.NumberFormat(props.locale, { maximumFractionDigits: 1 });
	const length = (millimetres: number) => (millimetres < 10 ? small : numbers).format(millimetres);
	const colorName = (color: string) => t(`color.${spokenColor(color)}`).toLocaleLowerCase(props.locale);

	const percent = new Intl.NumberFormat(props.locale, { style: "percent", maximumFractionDigits: 0 });
	const looks = useLook({ color: colorName, length, percent });

	return { describe, colorsOf };

	function colorsOf(elements: readonly LeafElement[]): string {
		const used = colorsInUse({ sides: [{ ...side, elements }] });
		return [...new Set(used.map(({ color }) => colorName(color)))].join(", ");
	}

	function placeOf(box: Box, panel: Panel | undefined) {
		if (!panel) return spokenPlace(box, side);
		const place = spokenPlace(...withinPanel(box, panel, side));
		return place === "whole" ? "part" : place;
	}

	function describe(element: LeafElement, panel?: Panel): string {
		if (element.kind === "background") {
			const { fill, pattern } = element;
			const [from, to] = fill.type === "linear" ? [fill.stops[0], fill.stops.at(-1)] : [];
			const ground =
				fill.type === "solid"
					? t("proof.background", { color: colorName(fill.color) })
					: t("proof.gradient", { from: colorName(from?.color ?? LIGHT), to: colorName(to?.color ?? LIGHT) });
			const over = pattern ? ` ${t(`proof.pattern.${pattern.form}`, { color: colorName(pattern.color) })}` : "";
			return ground + over + looks(element);
		}
		const facts = {
			name: nameOf(element, side.code),
			place: t(`proof.place.${placeOf(element, panel)}`),
			width: length(element.width),
			height: length(element.height),
		};
		const turned = element.rotation ? ` ${t("proof.turned", { angle: numbers.format(element.rotation) })}` : "";
		const look = turned + looks(element);
		switch (element.kind) {
			case "text": {
				const words = element.text.replaceAll(/\s+/g, " ").trim();
				if (!words) return t("proof.noWords");
				const font = FACES[element.font].family;
				const size = numbers.format(element.size * POINTS_PER_MM);
				return t("proof.text", { ...facts, words, font, size, color: colorName(element.color) }) + look;
			}
			case "photo":
				return element.picture ? t("proof.element", facts) + look : t("proof.emptySlot", facts);
			case "qr":
				return element.text.trim()
					? t("proof.colored", { ...facts, color: colorName(element.color) }) + look
					: t("proof.emptySlot", facts);
			case "calendar": {
				const { months, days } = calendarInWords(element, props.locale);
				const [color, weekends] = [colorName(element.color), colorName(element.weekendColor)];
				const own = weekends === color ? "" : ` ${t("calendar:toldWeekends", { color: weekends })}`;
				const told = t("proof.colored", { ...facts, color }) + own + look;
				const year = months ? `${told} ${t("calendar:toldYear", { months })}` : told;
				return days ? `${year} ${t("calendar:toldMarks", { days })}` : year;
			}
			case "clip-art":
				return (
					(element.color
						? t("proof.colored", { ...facts, color: colorName(element.color) })
						: t("proof.element", facts)) + look
				);
			case "shape": {
				const ink = element.fill ?? (element.stroke ? { type: "solid", color: element.stroke.color } : null);
				if (ink?.type !== "solid") return t("proof.element", facts) + look;
				return t("proof.colored", { ...facts, color: colorName(ink.color) }) + look;
			}
		}
	}
}

/** As if the part were a side of its own. */
function withinPanel(box: Box, { left, right }: Panel, side: SideFormat): readonly [Box, SideFormat] {
	return [
		{ ...box, x: box.x - left },
		{ ...side, width: right - left },
	];
}
