import type { DesignElement } from "#design/document.ts";
import { art, ornament } from "./art.ts";
import { background, type Field, shape, text } from "./drawing.ts";
import { trophy } from "./motifs/things.ts";
import { BRICK, CREAM, DUSK, HONEY, PAPER } from "./palette.ts";
import { box, type Drawing, fill, open, stroke } from "./pen.ts";
import { sample } from "./photo-rows.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { rimmed, sticker } from "./sticker.ts";

/** The photo of the whole squad, held up by the scarf of its club. */
export const squadPhoto: Sketch = {
	ground(side) {
		const { x, y, width, height } = wholeSide(side);
		const band = Math.min(width, height) * 0.12;
		const stripes = Array.from({ length: Math.ceil(width / band / 2) }, (_, index) => {
			const left = x + index * 2 * band;
			return box(left, y, Math.min(band, x + width - left), height);
		});
		return [background(DUSK), art("stripes", [fill("#24374f", ...stripes)])];
	},
	draw(field, garment) {
		const tall = field.height > field.width * 1.15;
		const area = inset(field, garment ? 0.02 : 0.07);
		const unit = Math.min(area.width, area.height);
		const season = tall && !garment ? unit * 0.12 : 0;
		const names = unit * (tall ? 0.052 : 0.05);
		const scarf = { width: Math.min(area.width, unit * 1.6), high: unit * 0.19 };
		const below = names * 3.2;
		const room = area.height - season * 1.5 - scarf.high * 0.62 - below - unit * 0.03;
		const rim = unit * 0.012;
		const wide = scarf.width - scarf.high * 0.44 - 2 * rim;
		const high = Math.min(room, wide / (tall ? 1.05 : 1.2));
		const middle = area.x + area.width / 2;
		const top = area.y + (garment ? 0 : (room - high) / 2);
		const photo = { x: middle - wide / 2, y: top + season * 1.5, width: wide, height: high };
		const held = {
			x: middle - scarf.width / 2,
			y: photo.y + high - scarf.high * 0.38,
			width: scarf.width,
			height: scarf.high,
		};
		const lettering = [
			text(
				"Mia · Luca · Emre · Hanna · Joris\nInès · Kofi · Petra · Noah · Ewa",
				{ x: area.x + unit * 0.02, y: held.y + scarf.high + unit * 0.035, width: area.width - unit * 0.04 },
				{ font: "montserrat", size: names, color: garment ? DUSK : CREAM, leading: 1.35 },
			),
		];
		return [
			...(season
				? [
						text(
							"U14 · 2026",
							{ x: area.x, y: top, width: area.width },
							{ font: "bebas-neue", size: season, color: HONEY, leading: 1, tracking: 0.12 },
						),
					]
				: []),
			shape(
				"rectangle",
				{ x: photo.x - rim, y: photo.y - rim, width: wide + 2 * rim, height: high + 2 * rim },
				{ fill: PAPER, locked: true },
			),
			sample(0, photo, { of: "team" }),
			art("ribbon", garment ? sticker(knitted(held), unit * 0.008) : knitted(held)),
			text(
				"HC ALBATROS",
				{ x: held.x + held.width * 0.2, y: held.y + held.height * 0.17, width: held.width * 0.6 },
				{ font: "bebas-neue", size: held.height * 0.66, color: CREAM, leading: 1, tracking: 0.04 },
			),
			...(garment ? lettering.map((each) => rimmed(each)) : lettering),
		] satisfies DesignElement[];
	},
	other: (field) => [ornament("trophy", trophy(HONEY, "#c98f2f", DUSK), field, 0.7)],
};

/** With stripes and a fringe at both of its ends. */
function knitted({ x, y, width, height }: Field): Drawing {
	const fringe = height * 0.2;
	const [left, right] = [x + fringe, x + width - fringe];
	const threads = Array.from({ length: 13 }, (_, index) => y + height * (0.03 + (index * 0.94) / 12));
	const stripe = height * 0.16;
	const bands = [0.4, 1.9].flatMap((step) => [
		box(left + step * stripe, y, stripe, height),
		box(right - (step + 1) * stripe, y, stripe, height),
	]);
	const ribs = Array.from({ length: 9 }, (_, index) => y + height * (0.1 + index * 0.1));
	return [
		stroke(
			HONEY,
			height * 0.028,
			...threads.flatMap((v, index) => {
				const hang = index % 2 ? 0.82 : 1;
				return [open([left, v], [left - fringe * hang, v]), open([right, v], [right + fringe * hang, v])];
			}),
		),
		fill(BRICK, box(left, y, right - left, height, height * 0.03)),
		fill(HONEY, ...bands),
		stroke("#a63b1b", height * 0.012, ...ribs.map((v) => open([left, v], [right, v]))),
	];
}
