import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { POINTS_PER_MM } from "#core/units.ts";
import { LIGHT } from "#design/contrast.ts";
import type { Box, DesignSide, LeafElement, SideFormat } from "#design/document.ts";
import { colorsInUse } from "#design/themes/colors-in-use.ts";
import { FACES } from "#painters/fonts.ts";
import { calendarInWords } from "../calendar/calendar-in-words.ts";
import type { EditorSide } from "../editor-props.ts";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { FoldNote } from "../fold-lines.tsx";
import { byPanel } from "../kernels/by-panel.ts";
import { sideOf } from "../kernels/commands.ts";
import type { Panel } from "../kernels/panels.ts";
import { inReadingOrder } from "../kernels/reading-order.ts";
import { spokenColor } from "../kernels/spoken-color.ts";
import { spokenPlace } from "../kernels/spoken-place.ts";
import { useElementName } from "../use-element-name.ts";
import { useLook } from "./use-look.ts";

/** Of more, their number and colours come first. */
const MOST_SHAPES = 6;

/** What will be printed, in words: for who can't see the picture, and for a last look. */
export function SpokenProof() {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	const { document } = useEditorState();
	return (
		<section aria-labelledby="spoken-proof" className="grid grid-cols-1 gap-4 rounded-card bg-surface p-4">
			<h3 id="spoken-proof" className="text-22">
				{t("proof.name")}
			</h3>
			{props.sides.map((side) => (
				<SideInWords key={side.code} side={side} drawn={sideOf(document, side.code)} />
			))}
		</section>
	);
}

function SideInWords({ side, drawn }: { side: EditorSide; drawn: DesignSide | undefined }) {
	const { t } = useTranslation(["create", "templates"]);
	const { describe, colorsOf } = useDescription(side);
	const elements = inReadingOrder(drawn?.elements ?? []);
	const shapes = elements.filter(({ kind }) => kind === "shape");
	const together = shapes.length > MOST_SHAPES;
	return (
		<div className="grid gap-2">
			<p className="font-semibold">{t("proof.side", { side: side.name, width: side.width, height: side.height })}</p>
			<FoldNote side={side} />
			{elements.length === 0 && <p>{t("proof.blank")}</p>}
			{byPanel(elements, side).map(({ panels: [panel], elements: inPart }) => (
				<Fragment key={panel?.left ?? "several"}>
					{panel && <p className="text-ink-soft">{panel.name}</p>}
					<ul aria-label={panel?.name} className="grid list-disc gap-2 ps-5 wrap-anywhere">
						{inPart.map((element) =>
							together && element.kind === "shape" ? null : <li key={element.id}>{describe(element, panel)}</li>,
						)}
					</ul>
				</Fragment>
			))}
			{together && (
				<details>
					<summary className="min-h-11 cursor-pointer content-center">
						{t("templates:look.decoration", { number: shapes.length, colors: colorsOf(shapes) })}
					</summary>
					<ul className="grid list-disc gap-2 ps-5 wrap-anywhere">
						{shapes.map((element) => (
							<li key={element.id}>{describe(element)}</li>
						))}
					</ul>
				</details>
			)}
		</div>
	);
}

/** As if the part were a side of its own. */
function withinPanel(box: Box, { left, right }: Panel, side: SideFormat): readonly [Box, SideFormat] {
	return [
		{ ...box, x: box.x - left },
		{ ...side, width: right - left },
	];
}

type Description = {
	/** Its place is told within a named part of the side. */
	describe(element: LeafElement, panel?: Panel): string;
	/** Each once. */
	colorsOf(elements: readonly LeafElement[]): string;
};

function useDescription(side: EditorSide): Description {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	const nameOf = useElementName(side.code);
	const numbers = new Intl.NumberFormat(props.locale, { maximumFractionDigits: 0 });
	const small = new Intl.NumberFormat(props.locale, { maximumFractionDigits: 1 });
	const length = (millimetres: number) => (millimetres < 10 ? small : numbers).format(millimetres);
	const colorName = (color: string) => t(`color.${spokenColor(color)}`).toLocaleLowerCase(props.locale);

	const looks = useLook((color) => colorName(color), length);

	return { describe, colorsOf };

	function colorsOf(elements: readonly LeafElement[]): string {
		const used = colorsInUse({ sides: [{ ...side, elements }] });
		return [...new Set(used.map(({ color }) => colorName(color)))].join(", ");
	}

	function describe(element: LeafElement, panel?: Panel): string {
		if (element.kind === "background") {
			const { fill, pattern } = element;
			const [from, to] = fill.type === "linear" ? [fill.stops[0], fill.stops.at(-1)] : [];
			const ground =
				fill.type === "solid"
					? t("proof.background", { color: colorName(fill.color) })
					: t("proof.gradient", { from: colorName(from?.color ?? LIGHT), to: colorName(to?.color ?? LIGHT) });
			return pattern ? `${ground} ${t(`proof.pattern.${pattern.form}`, { color: colorName(pattern.color) })}` : ground;
		}
		const facts = {
			name: nameOf(element),
			place: t(`proof.place.${panel ? spokenPlace(...withinPanel(element, panel, side)) : spokenPlace(element, side)}`),
			width: length(element.width),
			height: length(element.height),
		};
		const turned = element.rotation ? ` ${t("proof.turned", { angle: numbers.format(element.rotation) })}` : "";
		switch (element.kind) {
			case "text": {
				const words = element.text.replaceAll(/\s+/g, " ").trim();
				if (!words) return t("proof.noWords");
				const font = FACES[element.font].family;
				const size = numbers.format(element.size * POINTS_PER_MM);
				return (
					t("proof.text", { ...facts, words, font, size, color: colorName(element.color) }) + turned + looks(element)
				);
			}
			case "photo":
				return element.picture ? t("proof.element", facts) + turned + looks(element) : t("proof.emptySlot", facts);
			case "qr":
				return element.text.trim()
					? t("proof.colored", { ...facts, color: colorName(element.color) }) + turned
					: t("proof.emptySlot", facts);
			case "calendar": {
				const { months, days } = calendarInWords(element, props.locale);
				const told = t("proof.colored", { ...facts, color: colorName(element.color) }) + turned;
				const year = months ? `${told} ${t("calendar:toldYear", { months })}` : told;
				return days ? `${year} ${t("calendar:toldMarks", { days })}` : year;
			}
			case "clip-art":
				return (
					(element.color
						? t("proof.colored", { ...facts, color: colorName(element.color) })
						: t("proof.element", facts)) + turned
				);
			case "shape": {
				const ink = element.fill ?? (element.stroke ? { type: "solid", color: element.stroke.color } : null);
				if (ink?.type !== "solid") return t("proof.element", facts) + turned;
				return t("proof.colored", { ...facts, color: colorName(ink.color) }) + turned;
			}
		}
	}
}
