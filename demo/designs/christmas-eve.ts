import type { DesignElement } from "#design/document.ts";
import { village } from "../pictures.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, photo, sky } from "./drawing.ts";
import { fir } from "./motifs/places.ts";
import { eucalyptus, firBranch } from "./motifs/plants.ts";
import { flyingReindeer, glassBall, holly, orangeSlice, robin, sleigh, snowflake } from "./motifs/winter.ts";
import { BRICK, COCOA, CORAL, CREAM, DUSK, FOREST, HONEY, INK, PAPER, SAGE } from "./palette.ts";
import { around, type Drawing, disc, fill, flow, leaf, open, oval, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts } from "./spread.ts";
import { spot, stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";

/** A sleigh before a moon as wide as the sheet, the wood beneath it. */
export const nightRide: Sketch = {
	ground: (side) => [sky("#17263c", "#34557a"), art("snow", falling(wholeSide(side)))],
	draw(field) {
		const unit = Math.min(field.width, field.height);
		const [x, y] = [field.x + field.width / 2, field.y + field.height * 0.37];
		const radius = Math.min(unit * 0.4, field.height * 0.3);
		const ride = radius * 0.74;
		const stage = { ...stageIn(field, 0.08, 2), y: 0, height: 1 };
		return [
			art("sleigh", [
				fill("#f4e6c2", oval(x, y, radius)),
				fill(
					"#ead7a8",
					oval(x - radius * 0.4, y + radius * 0.45, radius * 0.14),
					oval(x + radius * 0.5, y - radius * 0.42, radius * 0.2),
					oval(x + radius * 0.2, y + radius * 0.62, radius * 0.09),
				),
				...placed(sleigh(DUSK), { x: x - radius * 0.62, y: y + radius * 0.12, size: ride, turn: -14 }),
				...placed(flyingReindeer(DUSK), { x: x + radius * 0.06, y: y - radius * 0.14, size: ride, turn: -12 }),
				...placed(flyingReindeer(DUSK), { x: x + radius * 0.66, y: y - radius * 0.32, size: ride * 0.94, turn: -10 }),
				stroke(
					DUSK,
					radius * 0.018,
					flow([
						[x - radius * 0.3, y],
						[x + radius * 0.1, y - radius * 0.14],
						[x + radius * 0.62, y - radius * 0.3],
					]),
				),
			]),
			...woods(field),
			words(stage, "De Vries", field.y + field.height * 0.865, {
				font: "dancing-script",
				size: 0.135,
				color: CREAM,
			}),
		];
	},
};

/** Runs on beyond the field, as far as anything that is printed. */
function woods({ x, y, width, height }: Field): DesignElement[] {
	const unit = Math.min(width, height);
	const foot = y + height * 0.77;
	const reach = width * (height < 80 ? 2.6 : 1.6);
	const count = Math.round((reach * 2) / (unit * 0.13));
	const from = x + width / 2 - reach;
	const trees = Array.from({ length: count }, (_, index) => {
		const size = unit * (0.2 + 0.05 * ((index * 3) % 4));
		return placed(fir("#1c3044", "#1c3044", "#1c3044").slice(1, 2), {
			x: from + ((index + 0.5) * reach * 2) / count,
			y: foot - size * 0.32,
			size,
		});
	});
	return [
		art(
			"wood",
			[
				...trees.flat(),
				fill(
					"#1c3044",
					`M${from} ${foot - unit * 0.02}L${from + reach * 2} ${foot - unit * 0.02}L${from + reach * 2} ${y + height + unit * 0.3}L${from} ${y + height + unit * 0.3}Z`,
				),
			].reduce<Drawing>((one, ink) => (one[0] ? [{ ...one[0], d: one[0].d + ink.d }] : [ink]), []),
		),
	];
}

function falling({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	const flakes = Array.from({ length: Math.min(120, Math.round((width * height * 60) / unit ** 2)) }, (_, index) =>
		disc(
			x + ((index * 0.618) % 1) * width,
			y + ((index * 0.755) % 1) * height * 0.8,
			unit * (index % 4 ? 0.004 : 0.008),
		),
	);
	return [fill("#a9b9cc", ...flakes)];
}

/** A glass ball as large as the sheet with a photo in it, fir above. */
export const photoBall: Sketch = {
	ground: (side) => {
		const { x, y, width, height } = wholeSide(side);
		const unit = Math.min(width, height);
		const count = Math.max(5, Math.round(width / (unit * 0.13)));
		const twigs = Array.from({ length: count }, (_, index) =>
			placed(firBranch(index % 2 ? "#2f6a55" : "#3f7d66"), {
				x: x + ((index + 0.5) * width) / count,
				y: y + unit * 0.02,
				size: unit * (0.28 + 0.1 * ((index * 2) % 3)),
				turn: 180 + (((index * 5) % 7) - 3) * 14,
			}),
		);
		return [background("#f1e4d0"), ...arts("fir", twigs)];
	},
	draw(field) {
		const unit = Math.min(field.width, field.height);
		const size = Math.min(unit * 0.78, field.height * 0.62);
		const [x, y] = [field.x + field.width / 2, field.y + field.height * 0.46];
		const round = size * 0.72;
		const stage = { ...stageIn(field, 0.08, 2), y: 0, height: 1 };
		const low = Math.min(1, (field.height * 0.8) / stage.unit);
		return [
			art("bauble", [
				stroke(COCOA, unit * 0.004, open([x, field.y - unit * 0.1], [x, y - size * 0.46])),
				...placed(glassBall(BRICK, "#cf6a48", HONEY), { x, y, size }),
			]),
			photo(
				village,
				{ x: x - round / 2, y: y + size * 0.06 - round / 2, width: round, height: round },
				{ mask: { form: "ellipse" }, focus: [0.5, 0.5] },
			),
			art("gloss", [
				stroke(
					PAPER,
					size * 0.014,
					`M${x - size * 0.37} ${y - size * 0.06}C${x - size * 0.33} ${y - size * 0.2} ${x - size * 0.22} ${y - size * 0.29} ${x - size * 0.1} ${y - size * 0.32}`,
				),
			]),
			words(stage, "Tess & Olle", field.y + field.height * 0.845, { font: "pacifico", size: 0.11 * low, color: BRICK }),
			words(stage, "24 · 12 · 2026", field.y + field.height * (low < 1 ? 0.925 : 0.905), {
				font: "montserrat",
				size: 0.04 * Math.max(low, 0.8),
				color: COCOA,
				tracking: 0.16,
			}),
		];
	},
};

/** Fir, holly and slices of orange round a name. */
export const orangeWreath: Sketch = {
	ground: () => [background("#f6efe2")],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.02 : 0.06, 1);
		const unit = stage.unit;
		const [x, y] = [stage.x + unit / 2, stage.y + stage.height / 2];
		const radius = unit * 0.37;
		const twigs = Array.from({ length: 20 }, (_, index) => {
			const turn = index * 18;
			const [u, v] = around(x, y, radius, 1, turn)[0]!;
			const motif = index % 4 === 3 ? eucalyptus(SAGE, "#86a08b") : firBranch(index % 2 ? FOREST : "#47705f");
			return placed(motif, { x: u, y: v, size: unit * 0.31, turn: turn + (index % 2 ? 58 : 116) });
		});
		const slices = [20, 142, 262].map((turn) =>
			placed(orangeSlice("#d9822b", CREAM, "#eba347"), {
				x: around(x, y, radius, 1, turn)[0]![0],
				y: around(x, y, radius, 1, turn)[0]![1],
				size: unit * 0.17,
				turn,
			}),
		);
		const berries = [80, 200, 322].map((turn) =>
			placed(holly(FOREST, SAGE, BRICK), {
				x: around(x, y, radius, 1, turn)[0]![0],
				y: around(x, y, radius, 1, turn)[0]![1],
				size: unit * 0.2,
				turn,
			}),
		);
		const edged = (drawing: Drawing) => (garment ? sticker(drawing, unit * 0.007) : drawing);
		const name = words(stage, "Bergström", 0.47, { font: "dancing-script", size: 0.125, color: BRICK, width: 0.5 });
		const year = words(stage, "2026", 0.585, {
			font: "lora",
			size: 0.05,
			color: garment ? BRICK : COCOA,
			tracking: 0.2,
			width: 0.4,
		});
		return [
			...arts("twigs", twigs.map(edged)),
			...arts("fruit", [...slices, ...berries].map(edged)),
			garment ? rimmed(name) : name,
			garment ? rimmed(year) : year,
		];
	},
	other: (field) => [ornament("orange", orangeSlice("#d9822b", CREAM, "#eba347"), field, 0.44)],
};

/** A robin that came to the window. */
export const winterRobin: Sketch = {
	ground: (side) => {
		const { x, y, width, height } = wholeSide(side);
		const unit = Math.min(width, height);
		const flakes = Array.from({ length: Math.min(40, Math.round((width * height * 9) / unit ** 2)) }, (_, index) =>
			placed(snowflake(PAPER, 4), {
				x: x + ((index * 0.618 + 0.1) % 1) * width,
				y: y + ((index * 0.755 + 0.2) % 1) * height,
				size: unit * (0.03 + 0.02 * (index % 3)),
				turn: index * 17,
			}),
		);
		return [background("#a9c0c6"), ...arts("flakes", flakes)];
	},
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.08);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.52, 0.35);
		const twig = y + unit * 0.26;
		const at = (u: number, v: number): Spot => [x + u * unit, twig + v * unit];
		const drawing: Drawing = [
			stroke(
				COCOA,
				unit * 0.02,
				flow([at(-0.47, 0.05), at(-0.2, 0.01), at(0.1, 0.02), at(0.44, -0.06)]),
				flow([at(0.16, 0.01), at(0.3, 0.08), at(0.42, 0.1)]),
			),
			fill(
				FOREST,
				...[
					[-0.34, -30],
					[-0.28, 150],
					[0.3, 20],
					[0.4, 60],
					[0.36, 140],
				].map(([u, turn]) => leaf(...at(u!, u! < 0 ? 0.03 : -0.02), unit * 0.13, unit * 0.055, turn!)),
			),
			fill(
				BRICK,
				...[
					[-0.44, 0.09],
					[-0.39, 0.11],
					[0.4, 0.15],
					[0.45, 0.12],
					[0.22, 0.09],
				].map(([u, v]) => disc(...at(u!, v!), unit * 0.024)),
			),
			...placed(robin("#7b6250", CORAL, CREAM, INK), { x, y: y - unit * 0.03, size: unit * 0.68 }),
		];
		const lettering = [
			words(stage, "Rosie", garment ? 0.85 : 0.83, {
				font: "pacifico",
				size: 0.16,
				color: garment ? BRICK : DUSK,
				width: 0.92,
			}),
			words(stage, "XII · 2026", 0.97, {
				font: "lora",
				size: 0.055,
				color: garment ? COCOA : DUSK,
				tracking: 0.14,
				width: 0.9,
			}),
		];
		return [
			art("robin", garment ? sticker(drawing, unit * 0.01) : drawing),
			...(garment ? lettering.map((each) => rimmed(each)) : lettering),
		];
	},
	other: (field) => [ornament("robin", robin("#7b6250", CORAL, CREAM, INK), field, 0.66)],
};
