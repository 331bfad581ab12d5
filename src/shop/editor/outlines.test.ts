import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FONT_IDS, type FontId, type TextElement } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { renderPdf } from "#painters/pdf.server.ts";
import { outlinesOfPdf, outlinesOfSvg, type PaintedOutline } from "../../../tests/support/painted-outlines.ts";
import { ElementView } from "./element-view.tsx";

/** Marks above and below, ligatures, both directions: a line for each language of the shop, and three more. */
const LANGUAGES = {
	es: "Señor pingüino, ¿qué más?",
	de: "Größe, Übermut, Fußgänger",
	fr: "Cœur, garçon, où, naïf : « çà »",
	it: "Perché così è più città",
	pt: "Coração, avô, irmã, pôr",
	nl: "Het ijs, coördinatie, één",
	da: "Rødgrød på ærø, blåbær",
	pl: "Zażółć gęślą jaźń, Łódź",
	cs: "Příliš žluťoučký kůň úpěl ďábelské",
	en: "An affluent office, ﬁne fjord",
	sv: "Åsa åker över ön",
	fi: "Hyvää päivää, öljy, šakki",
	vi: "Nghĩ về những đường phố Huế",
	ar: "السَّلامُ عليكم 123",
	he: "שָׁלוֹם לכם (a)",
} as const;
type Language = keyof typeof LANGUAGES;
const NAMES = Object.keys(LANGUAGES) as Language[];

const SIZES = [2.1, 7, 40];
const EFFECTS: Readonly<Record<string, Partial<TextElement>>> = {
	plain: {},
	justified: { align: "justify", tracking: 0.15 },
	capitals: { letterCase: "upper", align: "right" },
	outlined: {
		opacity: 0.7,
		outline: { color: "#ffffff", width: 0.4 },
		shadow: { x: 1, y: -0.5, color: "#000000", opacity: 0.4 },
	},
	arc: { curve: { kind: "arc", angle: 140 }, align: "center" },
	circle: { curve: { kind: "circle", side: "inside" }, align: "center", rotation: 40 },
	wave: { curve: { kind: "wave", depth: 0.08, waves: 2 }, rotation: -75 },
	bottom: { verticalAlign: "bottom", height: 90 },
	styled: {
		runs: [
			{ from: 1, to: 4, bold: true, scale: 1.7 },
			{ from: 4, to: 9, color: "#c01040", font: "lora", italic: true },
		],
		rotation: 13,
	},
};

const FORMAT = { code: "front", width: 400, height: 300, bleed: 3, safe: 5 };
/** The promise is a tenth of a millimetre. */
const CLOSE = 0.01;

/** Every effect on every language in five fonts, in every font on half of the languages, and there in every size. */
test.each(FONT_IDS)("the letters of %s stand in the print file where the editor shows them", async (font) => {
	const sides = NAMES.map((language, row) => ({
		...FORMAT,
		code: language,
		elements: Object.keys(EFFECTS)
			.filter((_, column) => (row + column + FONT_IDS.indexOf(font)) % 2 === 0)
			.map((effect, column) => textOf(font, language, effect, SIZES[(row + column) % 3]!)),
	}));
	const shaper = serverShaper();
	const printed = sides.map((side) => ({ side, display: layoutSide(side, shaper) }));
	const options = { title: font, marks: false, created: new Date(0) };
	const pages = outlinesOfPdf(
		await renderPdf(printed, () => Promise.reject(new Error("No photos")), options),
		FORMAT.bleed,
	);
	let farthest = 0;
	for (const [index, side] of sides.entries()) {
		const shown = side.elements.flatMap((element) => {
			const view = createElement(ElementView, { element, format: side, shaper, href: () => "" });
			return outlinesOfSvg(renderToStaticMarkup(view));
		});
		expect(pages[index]!.map(kindOf)).toEqual(shown.map(kindOf));
		for (const [at, outline] of shown.entries()) farthest = Math.max(farthest, distance(outline, pages[index]![at]!));
		expect(shown.length).toBeGreaterThan(side.elements.length);
		for (const { text } of side.elements) expect(shaper.missingGlyphs(text, font)).toEqual([]);
	}
	expect(farthest).toBeLessThan(CLOSE);
});

function textOf(font: FontId, language: Language, id: string, size: number): TextElement {
	const place = { x: 20.123, y: 30.456, width: size * 9, height: 20, rotation: 0, opacity: 1 };
	const type = { font, size, leading: 1.25, align: "left", color: "#1f1b16" } as const;
	return { kind: "text", id, ...place, ...type, text: LANGUAGES[language], language, ...EFFECTS[id] };
}

function kindOf({ paint, points }: PaintedOutline): string {
	return `${paint} ${points.length}`;
}

function distance(one: PaintedOutline, other: PaintedOutline): number {
	return one.points.reduce(
		(far, [x, y], index) => Math.max(far, Math.hypot(x - other.points[index]![0], y - other.points[index]![1])),
		Math.abs(one.width - other.width),
	);
}
