import type { DesignElement } from "#design/document.ts";
import { branches, forest, lake, sea } from "../pictures.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, photo, shape, sky, text } from "./drawing.ts";
import { primrose } from "./motifs/garden.ts";
import { cypress, tandem, villa } from "./motifs/together.ts";
import { BLUSH, BRICK, COCOA, CORAL, DUSK, HONEY, INK, OLIVE, PAPER, PLUM, SKY, TEAL } from "./palette.ts";
import { around, type Drawing, fill, flow, heart, open, oval, type Spot, stroke } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";

/** Vineyards, cypresses and a house on the hill, from edge to edge. */
export const vineyard: Sketch = {
	ground: (side) => [sky("#f2c9a0", "#f8e6cc", 0.6), ...hills(wholeSide(side))],
	draw(field) {
		const stage = stageIn(field, 0.1, 2.3);
		return [
			words(stage, "Flavia & Marco", 0.13, { font: "dancing-script", size: 0.17, color: BRICK }),
			words(stage, "MONTALCINO · 5 · IX · 2026", 0.27, {
				font: "montserrat",
				size: 0.042,
				color: COCOA,
				tracking: 0.12,
			}),
		];
	},
};

function hills({ x, y, width, height }: Field): DesignElement[] {
	const unit = Math.min(width, height);
	const [right, bottom] = [x + width, y + height];
	/** Where the name stands under a camera. */
	const low = height > width * 1.8 ? 0.13 : 0;
	const ridge = (down: number, swell: number, phase: number) => (u: number) =>
		y + height * (down + low) + Math.sin((u - x) / (unit * swell) + phase) * unit * 0.05;
	const layer = (top: (u: number) => number) => {
		const steps = Math.ceil(width / (unit * 0.12));
		const crest = Array.from(
			{ length: steps + 1 },
			(_, index): Spot => [x + (index * width) / steps, top(x + (index * width) / steps)],
		);
		return `${flow(crest)}L${right} ${bottom}L${x} ${bottom}Z`;
	};
	const [far, middle, near] = [ridge(0.52, 0.3, 0.6), ridge(0.63, 0.36, 2.6), ridge(0.79, 0.5, 4.4)];
	const houses = Math.max(1, Math.round(width / (unit * 2.2)));
	const homes = Array.from({ length: houses }, (_, index) => x + ((index + 0.66) * width) / houses);
	const trees = homes.flatMap((u) =>
		[-0.2, -0.15, 0.15, 0.21, 0.26].map((shift, index) => ({ u: u + shift * unit, tall: 0.17 + 0.03 * (index % 3) })),
	);
	const rows = Math.ceil(width / (unit * 0.09));
	const vines = Array.from({ length: rows }, (_, index) => {
		const u = x + ((index + 0.5) * width) / rows;
		const lean = (((u - x) / width) * 2 - 1) * unit * 0.25;
		return open([u, near(u) + unit * 0.035], [u + lean, bottom]);
	});
	return [
		art("hills", [
			fill("#f6d9a4", oval(x + width * 0.3, y + height * (0.46 + low), unit * 0.17)),
			fill("#b9bd8f", layer(far)),
			fill("#93a070", layer(middle)),
			...homes.flatMap((u) =>
				placed(villa("#f3dfc2", BRICK, COCOA), { x: u, y: middle(u) - unit * 0.055, size: unit * 0.22 }),
			),
			...trees.flatMap(({ u, tall }) =>
				placed(cypress("#4f6a4a", "#3d563c"), { x: u, y: middle(u) - tall * unit * 0.44, size: tall * unit }),
			),
			fill(OLIVE, layer(near)),
			stroke("#5f6a3c", unit * 0.022, ...vines),
		]),
	];
}

/** Two ways over the map, and where they meet. */
export const twoRoads: Sketch = {
	ground: (side) => [background("#efe8d6"), art("contours", contours(wholeSide(side)))],
	draw(field) {
		const { x, y, width, height } = field;
		const unit = Math.min(width, height);
		const at = (u: number, v: number): Spot => [x + u * width, y + v * height];
		const ways: readonly (readonly Spot[])[] = [
			[at(0.16, 0.28), at(0.22, 0.42), at(0.14, 0.54), at(0.3, 0.62), at(0.5, 0.56)],
			[at(0.84, 0.2), at(0.7, 0.28), at(0.78, 0.4), at(0.62, 0.44), at(0.5, 0.56)],
		];
		const [middleX, middleY] = at(0.5, 0.545);
		const label = (said: string, u: number, v: number, wide = 0.3) =>
			text(
				said,
				{ x: x + u * width - (wide * width) / 2, y: y + v * height - unit * 0.035, width: wide * width },
				{ font: "montserrat", size: unit * 0.042, color: DUSK, tracking: 0.14 },
			);
		return [
			art("roads", [
				...ways.map((way, index) => stroke(index ? TEAL : BRICK, unit * 0.013, ...dashes(way))),
				fill(BRICK, oval(...at(0.16, 0.28), unit * 0.022)),
				fill(TEAL, oval(...at(0.84, 0.2), unit * 0.022)),
				fill(PAPER, oval(middleX, middleY, unit * 0.085)),
				fill(BRICK, heart(middleX, middleY + unit * 0.008, unit * 0.11)),
			]),
			label("LISBOA", 0.24, 0.21),
			label("HELSINKI", 0.74, 0.13),
			label("7 · 8 · 2026", 0.5, 0.68, 0.4),
			text(
				"Inês & Aleksi",
				{ x: x + width * 0.1, y: y + height * 0.88 - unit * 0.12, width: width * 0.8 },
				{ font: "playfair-display", size: unit * 0.11, color: DUSK },
			),
		];
	},
};

function dashes(way: readonly Spot[]): string[] {
	const steps = way.slice(1).flatMap((to, index) => {
		const from = way[index]!;
		return Array.from(
			{ length: 9 },
			(_, part): Spot => [from[0] + ((to[0] - from[0]) * part) / 9, from[1] + ((to[1] - from[1]) * part) / 9],
		);
	});
	return steps.flatMap((from, index) => (index % 3 === 0 && steps[index + 1] ? [open(from, steps[index + 1]!)] : []));
}

function contours({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	const count = Math.max(1, Math.round(width / (unit * 1.2)));
	const peaks = Array.from({ length: count }, (_, index) => x + (index * width) / count).flatMap(
		(left): readonly (readonly [number, number, number])[] => [
			[left + (width / count) * 0.2, y + height * 0.86, 0.34],
			[left + (width / count) * 0.88, y + height * 0.62, 0.26],
			[left + (width / count) * 0.46, y + height * 0.12, 0.3],
		],
	);
	const rings = peaks.flatMap(([u, v, size], peak) =>
		[1, 0.78, 0.56, 0.34].map((part) =>
			flow(
				around(0, 0, 1, 11).map(([a, b], index): Spot => {
					const radius =
						size * part * unit * (1 + 0.16 * Math.sin(index * 1.9 + peak * 2) + 0.06 * Math.cos(index * 3.1));
					return [
						Math.min(x + width, Math.max(x, u + a * radius)),
						Math.min(y + height, Math.max(y, v + b * radius * 0.8)),
					];
				}),
				true,
			),
		),
	);
	const river = flow([
		[x, y + height * 0.42],
		[x + width * 0.24, y + height * 0.36],
		[x + width * 0.5, y + height * 0.43],
		[x + width * 0.76, y + height * 0.52],
		[x + width, y + height * 0.46],
	]);
	return [stroke("#d8cdb0", unit * 0.004, ...rings), stroke(SKY, unit * 0.045, river)];
}

/** Two on one bicycle, flowers in the basket. */
export const tandemRide: Sketch = {
	ground: (side) => {
		const { x, y, width, height } = wholeSide(side);
		return [
			background(SKY),
			art("road", [
				fill(
					"#a9c6ab",
					`M${x} ${y + height * 0.72}L${x + width} ${y + height * 0.72}L${x + width} ${y + height}L${x} ${y + height}Z`,
				),
				stroke(PAPER, height * 0.008, open([x, y + height * 0.76], [x + width, y + height * 0.76])),
			]),
		];
	},
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.08);
		const unit = stage.unit;
		const foot = garment ? stage.y + unit * 0.66 : field.y + field.height * 0.72;
		const [x, y] = [stage.x + unit / 2, foot - unit * 0.255];
		const drawing = [
			...placed(tandem(BRICK, DUSK, COCOA, "#d9a866"), { x: x + unit * 0.03, y, size: unit * 0.92 }),
			...[
				[0.345, -0.225, 0.1, CORAL],
				[0.4, -0.25, 0.12, PAPER],
				[0.455, -0.215, 0.1, HONEY],
			].flatMap(([u, v, size, color]) =>
				placed(primrose(String(color), color === HONEY ? BRICK : HONEY, BLUSH), {
					x: x + Number(u) * unit,
					y: y + Number(v) * unit,
					size: Number(size) * unit,
				}),
			),
			stroke(
				DUSK,
				unit * 0.005,
				...[-0.16, 0.02].map((v) =>
					flow([
						[x - unit * 0.29, y + unit * 0.12],
						[x - unit * 0.38, y + unit * (v + 0.14)],
						[x - unit * 0.45, y + unit * v],
					]),
				),
			),
			fill(CORAL, heart(x - unit * 0.45, y - unit * 0.19, unit * 0.1, -12)),
			fill(PLUM, heart(x - unit * 0.46, y + unit * 0.01, unit * 0.075, -24)),
		];
		const lettering = [
			words({ ...stage, y: 0, height: 1 }, "Pia & Anton", garment ? foot + unit * 0.15 : field.y + field.height * 0.2, {
				font: "pacifico",
				size: 0.14,
				color: garment ? BRICK : DUSK,
				width: 0.92,
			}),
			words(
				{ ...stage, y: 0, height: 1 },
				"18 · 07 · 2026",
				garment ? foot + unit * 0.29 : field.y + field.height * 0.86,
				{ font: "quicksand", size: 0.062, color: garment ? TEAL : DUSK, width: 0.92 },
			),
		];
		return [
			art("tandem", garment ? sticker(drawing, unit * 0.01) : drawing),
			...(garment ? lettering.map((each) => rimmed(each)) : lettering),
		];
	},
	other: (field) => [ornament("tandem", tandem(BRICK, DUSK, COCOA, "#d9a866"), field, 0.86)],
};

/** Four photos as from a booth: beside the names, or all the way round a mug. */
export const photoBooth: Sketch = {
	ground(side) {
		const wrapped = side.width > side.height * 2;
		return [
			background("#d9a893"),
			...(wrapped
				? strip(
						{ x: side.width * 0.04, y: side.height * 0.12, width: side.width * 0.92, height: side.height * 0.54 },
						true,
					)
				: []),
		];
	},
	draw(field) {
		const area = inset(field, 0.09);
		const around = field.height < 80;
		const wide = area.width > area.height * 1.2;
		const unit = Math.min(area.width, area.height);
		if (around)
			return said(
				{ x: field.x + field.width * 0.06, width: field.width * 0.88 },
				field.y + field.height * 0.7,
				field.height * 0.13,
			);
		if (wide) {
			const frames = { ...area, height: area.height * 0.64 };
			return [...strip(frames, true), ...said(area, area.y + area.height * 0.69, area.height * 0.15)];
		}
		const frames = { x: area.x, y: area.y, width: Math.min(area.width * 0.5, area.height * 0.36), height: area.height };
		const rest = {
			x: frames.x + frames.width + unit * 0.07,
			width: area.x + area.width - frames.x - frames.width - unit * 0.07,
		};
		const size = Math.min(rest.width * 0.27, unit * 0.17);
		return [
			...strip(frames, false),
			text(
				"Lotte",
				{ ...rest, y: area.y + area.height * 0.3 },
				{ font: "pacifico", size, color: PAPER, align: "left" },
			),
			text(
				"& Jan",
				{ ...rest, y: area.y + area.height * 0.3 + size * 1.5 },
				{ font: "pacifico", size, color: PAPER, align: "left" },
			),
			text(
				"22 · 05 · 26",
				{ ...rest, y: area.y + area.height * 0.3 + size * 3.5 },
				{ font: "montserrat", size: size * 0.36, color: INK, align: "left", tracking: 0.08 },
			),
		];
	},
};

function said(across: { readonly x: number; readonly width: number }, y: number, size: number): DesignElement[] {
	return [
		text("Lotte & Jan", { ...across, y }, { font: "pacifico", size, color: PAPER }),
		text(
			"22 · 05 · 26",
			{ ...across, y: y + size * 1.4 },
			{ font: "montserrat", size: size * 0.32, color: INK, tracking: 0.1 },
		),
	];
}

function strip(field: Field, across: boolean): DesignElement[] {
	const [long, short] = across ? [field.width, field.height] : [field.height, field.width];
	const edge = short * 0.07;
	const each = (long - edge * 5) / 4;
	const pictures = [
		[sea, 0.62],
		[branches, 0.5],
		[lake, 0.9],
		[forest, 0.4],
	] as const;
	return [
		shape("rectangle", field, { fill: PAPER, radius: edge * 0.4, locked: true }),
		...pictures.map(([picture, focus], index) => {
			const begin = edge + index * (each + edge);
			const box = across
				? { x: field.x + begin, y: field.y + edge, width: each, height: short - 2 * edge }
				: { x: field.x + edge, y: field.y + begin, width: short - 2 * edge, height: each };
			return photo(picture, box, { focus: [focus, 0.5] });
		}),
	];
}
