import type { CalendarElement, DesignElement } from "#design/document.ts";
import { dayNamesIn, monthTitle } from "#design/elements/calendar/calendar-names.ts";
import { lake } from "../pictures.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, photo, text } from "./drawing.ts";
import { primrose } from "./motifs/garden.ts";
import { eucalyptus } from "./motifs/plants.ts";
import { BLUSH, BRICK, COCOA, CORAL, CREAM, DUSK, FOREST, HONEY, INK, PAPER, PINK, PLUM, SAGE } from "./palette.ts";
import { box, type Drawing, fill, open, polygon, stroke } from "./pen.ts";
import { inset, type Sketch } from "./sketch.ts";
import { spot, stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";

/** A coat of arms for a house that begins today. */
export const ownCrest: Sketch = {
	ground: () => [background(BLUSH)],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.09);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.4);
		const at = (u: number, v: number): readonly [number, number] => [x + u * unit, y + v * unit];
		const shield = (size: number) => {
			const [w, h] = [0.24 * size * unit, 0.3 * size * unit];
			return `M${x - w} ${y - h}L${x + w} ${y - h}L${x + w} ${y + h * 0.1}C${x + w} ${y + h * 0.7} ${x + w * 0.5} ${y + h} ${x} ${y + h * 1.2}C${x - w * 0.5} ${y + h} ${x - w} ${y + h * 0.7} ${x - w} ${y + h * 0.1}Z`;
		};
		const drawing: Drawing = [
			...[-1, 1].flatMap((way) =>
				placed(eucalyptus(SAGE, "#7f9a7a"), {
					x: x + way * unit * 0.33,
					y: y + unit * 0.03,
					size: unit * 0.66,
					turn: way * 16,
					flip: way < 0,
				}),
			),
			fill(FOREST, shield(1)),
			fill(
				PLUM,
				`M${x + unit * 0.24} ${y - unit * 0.3}L${x + unit * 0.24} ${y + unit * 0.03}C${x + unit * 0.24} ${y + unit * 0.21} ${x + unit * 0.12} ${y + unit * 0.3} ${x} ${y + unit * 0.36}C${x - unit * 0.1} ${y + unit * 0.31} ${x - unit * 0.16} ${y + unit * 0.28} ${x - unit * 0.2} ${y + unit * 0.2}Z`,
			),
			stroke(HONEY, unit * 0.008, shield(0.92), open(at(0.22, -0.275), at(-0.185, 0.185))),
			...[
				[-0.15, 0.14, CORAL],
				[0, 0.19, PAPER],
				[0.15, 0.14, CORAL],
			].flatMap(([u, size, color]) =>
				placed(primrose(String(color), HONEY, PINK), {
					x: x + Number(u) * unit,
					y: y - unit * (color === PAPER ? 0.345 : 0.315),
					size: Number(size) * unit,
				}),
			),
			fill(
				"#96361a",
				polygon(at(-0.42, 0.3), at(-0.3, 0.3), at(-0.3, 0.42), at(-0.42, 0.42), at(-0.38, 0.36)),
				polygon(at(0.42, 0.3), at(0.3, 0.3), at(0.3, 0.42), at(0.42, 0.42), at(0.38, 0.36)),
			),
			fill(BRICK, box(x - unit * 0.34, y + unit * 0.27, unit * 0.68, unit * 0.125)),
		];
		const middle = { ...stage, y: 0, height: 1 };
		const name = words(stage, "Clara & Rafael", garment ? 0.9 : 0.92, {
			font: "dancing-script",
			size: 0.135,
			color: garment ? BRICK : PLUM,
			width: 0.9,
		});
		return [
			art("crest", garment ? sticker(drawing, unit * 0.01) : drawing),
			words(middle, "C", y - unit * 0.11, { font: "playfair-display", size: 0.17, color: CREAM, width: 0.2 }, 0.405),
			words(middle, "R", y + unit * 0.09, { font: "playfair-display", size: 0.17, color: CREAM, width: 0.2 }, 0.595),
			words(middle, "13 · VI · 2026", y + unit * 0.332, { font: "lora", size: 0.06, color: CREAM, width: 0.6 }),
			garment ? rimmed(name) : name,
		];
	},
	other: (field) => [ornament("twig", eucalyptus(SAGE, "#7f9a7a"), field, 0.7)],
};

/** An ampersand as large as the sheet, the names across it. */
export const ampersand: Sketch = {
	ground: () => [background(BRICK)],
	draw(field, garment) {
		const area = inset(field, garment ? 0.045 : 0.08);
		if (!garment && area.height > area.width * 1.2) return stacked(area);
		const size = Math.min(area.height * 0.84, area.width * 1.04);
		const sign = text(
			"&",
			{ x: area.x, y: area.y + area.height / 2 - size * 0.62, width: area.width },
			{ font: "playfair-display", size, color: garment ? CORAL : "#d68460", fixed: true },
		);
		const small = Math.min(area.width * 0.15, area.height * 0.16);
		const tall = Math.min(area.height, size * 1.02);
		const top = area.y + (area.height - tall) / 2;
		const names = [
			text(
				"Charlotte",
				{ x: area.x, y: top + tall * 0.27 - small * 0.6, width: area.width * 0.86 },
				{ font: "playfair-display", size: small, color: garment ? DUSK : CREAM, align: "left" },
			),
			text(
				"Sebastian",
				{ x: area.x + area.width * 0.14, y: top + tall * 0.66 - small * 0.6, width: area.width * 0.86 },
				{ font: "playfair-display", size: small, color: garment ? DUSK : CREAM, align: "right" },
			),
			text(
				"01 · 08 · 2026",
				{ x: area.x, y: top + tall - small * 0.5, width: area.width },
				{ font: "montserrat", size: small * 0.3, color: garment ? CORAL : HONEY, tracking: 0.2 },
			),
		];
		return garment ? [sign, ...names.map((each) => rimmed(each, 0.12))] : [sign, ...names];
	},
	other: ({ x, y, width, height }) => [
		text(
			"&",
			{ x, y: y + height * 0.08, width },
			{ font: "playfair-display", size: height * 0.72, color: "#d68460", fixed: true },
		),
	],
};

/** One name above, one below, the sign between them as wide as the sheet. */
function stacked({ x, y, width, height }: Field): DesignElement[] {
	const name = { font: "playfair-display", size: Math.min(width * 0.2, height * 0.14), color: CREAM } as const;
	const size = Math.min(width * 1.04, height * 0.62);
	const small = name.size * 0.24;
	return [
		text("Charlotte", { x, y, width }, name),
		text(
			"&",
			{ x, y: y + height * 0.46 - size * 0.62, width },
			{ font: "playfair-display", size, color: "#d68460", fixed: true },
		),
		text("Sebastian", { x, y: y + height - name.size * 1.25 - small * 2, width }, name),
		text(
			"01 · 08 · 2026",
			{ x, y: y + height - small * 1.3, width },
			{ font: "montserrat", size: small, color: HONEY, tracking: 0.2 },
		),
	];
}

/** The month in which it is, with a heart about the day. */
export const thatMonth: Sketch = {
	ground: () => [background(CREAM)],
	draw(field) {
		const wide = field.width > field.height * 1.2;
		const area = inset(field, 0.09);
		const half = area.width * 0.46;
		const picture: Field = wide
			? { x: area.x, y: area.y, width: half, height: area.height }
			: { x: area.x, y: area.y, width: area.width, height: area.height * 0.36 };
		const sheet: Field = wide
			? { x: area.x + area.width - half, y: area.y, width: half, height: area.height }
			: { x: area.x, y: area.y + area.height * 0.385, width: area.width, height: area.height * 0.615 };
		const size = Math.min(sheet.width * 0.115, sheet.height * 0.15);
		return [
			photo(lake, picture, { focus: [0.85, 0.5] }),
			text(
				"Johanna & Finn",
				{ x: sheet.x, y: sheet.y, width: sheet.width },
				{ font: "playfair-display", size, color: FOREST },
			),
			month({
				x: sheet.x,
				y: sheet.y + size * 1.5,
				width: sheet.width,
				height: sheet.height - size * 1.5,
			}),
		];
	},
};

function month({ x, y, width, height }: Field): CalendarElement {
	return {
		...{ kind: "calendar", id: "", x, y, width, height, rotation: 0, opacity: 1 },
		...{ year: 2026, month: 6, firstDay: 1, title: monthTitle(2026, 6, "en-GB"), dayNames: dayNamesIn("en-GB") },
		...{
			font: "lora",
			color: INK,
			weekendColor: COCOA,
			markColor: CORAL,
			marks: [{ day: 20, words: "", form: "heart" }],
			language: "en",
		},
	};
}
