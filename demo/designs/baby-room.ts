import type { DesignElement } from "#design/document.ts";
import { balloons, blocks, branches, dunes, lake, wool } from "../pictures.ts";
import { art, ornament, placed } from "./art.ts";
import { background, dot, type Field, photo, text } from "./drawing.ts";
import { bird, elephant, rabbit, whale } from "./motifs/animals.ts";
import { laundry, peg, stork, teddy } from "./motifs/nursery.ts";
import { airBalloon, cloud, rainbow } from "./motifs/places.ts";
import { BLUSH, BRICK, COCOA, CORAL, DUSK, HONEY, INK, OLIVE, PAPER, PINK, SAGE, SKY, SLATE, TEAL } from "./palette.ts";
import { around, type Drawing, disc, fill, flow, heart, oval, type Spot, star, stroke } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells } from "./spread.ts";
import { spot, stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";

/** One large letter, and who lives in it. */
export const letterHouse: Sketch = {
	ground: () => [background("#f3e6d3")],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.05 : 0.1);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.42);
		const guests = [
			placed(bird(CORAL, BRICK, HONEY, DUSK), { x: x + unit * 0.04, y: y - unit * 0.39, size: unit * 0.26 }),
			placed(elephant("#7d929f", "#9fb1bb", CORAL, INK), { x: x - unit * 0.31, y: y + unit * 0.24, size: unit * 0.38 }),
			placed(rabbit(PAPER, PINK, COCOA, BRICK), { x: x + unit * 0.34, y: y + unit * 0.26, size: unit * 0.32 }),
		];
		const initial = words({ ...stage, y: 0, height: 1 }, "A", y, {
			font: "montserrat",
			size: 0.98,
			color: TEAL,
			width: 0.98,
		});
		const name = words(stage, "Anton", 0.93, {
			font: "quicksand",
			size: 0.13,
			color: garment ? BRICK : TEAL,
			width: 0.9,
		});
		return [
			garment ? rimmed(initial, 0.02) : initial,
			...arts(
				"animals",
				guests.map((each) => sticker(each, unit * (garment ? 0.01 : 0.007), garment ? PAPER : "#f3e6d3")),
			),
			garment ? rimmed(name) : name,
		];
	},
	other: (field) => [ornament("elephant", elephant("#7d929f", "#9fb1bb", CORAL, INK), field, 0.7)],
};

const TILES = [
	{ ground: SKY, motif: placed(cloud(PAPER), { x: 0, y: 4, size: 80 }) },
	{
		ground: DUSK,
		motif: [fill("#f6e7c4", disc(0, 0, 34)), fill(DUSK, disc(14, -8, 28)), fill(HONEY, star(20, -16, 9, 4))],
	},
	{ ground: BLUSH, motif: [fill(BRICK, heart(0, 2, 60))] },
	{ ground: SAGE, motif: placed(airBalloon(BRICK, HONEY, COCOA), { x: 0, y: 2, size: 82 }) },
	{
		ground: HONEY,
		motif: [fill(PAPER, oval(0, 0, 22)), stroke(PAPER, 5, ...Array.from({ length: 8 }, (_, index) => ray(index * 45)))],
	},
	{ ground: PAPER, motif: placed(rainbow([BRICK, HONEY, TEAL]), { x: 0, y: 0, size: 82 }) },
	{ ground: TEAL, motif: placed(whale(SKY, PAPER, PAPER, DUSK), { x: 0, y: 2, size: 82 }) },
	{ ground: CORAL, motif: placed(teddy(COCOA, BLUSH, INK), { x: 0, y: 2, size: 84 }) },
] as const;

function ray(angle: number): string {
	const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
	return `M${Math.round(sin * 2900) / 100} ${Math.round(cos * 2900) / 100}L${Math.round(sin * 3900) / 100} ${Math.round(cos * 3900) / 100}`;
}

/** A nursery's whole world in tiles, edge to edge, and a name on a ribbon. */
export const smallWorld: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		const unit = Math.min(whole.width, whole.height);
		const [across, down] = [whole.width, whole.height].map((length) => Math.max(2, Math.round(length / (unit * 0.3))));
		const drawings = cells(whole, across!, down!).map(({ x, y, width, height }, index) => {
			const { ground, motif } = TILES[(index * 3 + Math.floor(index / across!) * 2) % TILES.length]!;
			const square = `M${x} ${y}L${x + width * 1.01} ${y}L${x + width * 1.01} ${y + height * 1.01}L${x} ${y + height * 1.01}Z`;
			return [
				fill(ground, square),
				...placed(motif, { x: x + width / 2, y: y + height / 2, size: Math.min(width, height) * 0.8 }),
			];
		});
		return arts("tiles", drawings);
	},
	draw(field) {
		const high = Math.min(field.height * 0.2, field.width * 0.22);
		const middle = field.y + field.height / 2;
		const wide = { x: field.x + field.width * 0.08, width: field.width * 0.84 };
		return [
			art("ribbon", [
				fill(
					PAPER,
					`M${wide.x} ${middle - high / 2}L${wide.x + wide.width} ${middle - high / 2}L${wide.x + wide.width - high * 0.24} ${middle}L${wide.x + wide.width} ${middle + high / 2}L${wide.x} ${middle + high / 2}L${wide.x + high * 0.24} ${middle}Z`,
				),
			]),
			text(
				"Juno",
				{ x: wide.x + high * 0.4, y: middle - high * 0.42, width: wide.width - high * 0.8 },
				{ font: "quicksand", size: high * 0.56, color: TEAL, leading: 1.15 },
			),
			text(
				"03 · 04 · 2026",
				{ x: wide.x + high * 0.4, y: middle + high * 0.2, width: wide.width - high * 0.8 },
				{ font: "quicksand", size: high * 0.15, color: BRICK, tracking: 0.14 },
			),
		];
	},
};

/** Six round photos and the months they were taken in. */
export const firstYear: Sketch = {
	ground: () => [background("#dfe5dc")],
	draw(field) {
		const upright = field.height > field.width * 1.1;
		const area = inset(field, 0.095);
		const title = upright ? area.height * 0.13 : area.height * 0.19;
		const [across, down] = upright ? [2, 3] : [3, 2];
		const places = cells(
			{ x: area.x, y: area.y + title, width: area.width, height: area.height - title },
			across!,
			down!,
		);
		const pictures = [
			[wool, 0.8, 0.5],
			[branches, 0.5, 0.3],
			[dunes, 0.5, 0.5],
			[balloons, 0.15, 0.5],
			[lake, 1, 0.5],
			[blocks, 0.48, 0.5],
		] as const;
		const months = ["1", "3", "5", "7", "9", "12"];
		const heading = text(
			"Smilla",
			{ x: area.x, y: area.y + title * 0.06, width: area.width },
			{ font: "pacifico", size: Math.min(title * 0.6, area.width * 0.15), color: TEAL },
		);
		return [
			heading,
			...places.flatMap(({ x, y, width, height }, index) => {
				const size = Math.min(width, height) * 0.9;
				const [u, v] = [x + width / 2, y + height / 2];
				const [picture, focus, level] = pictures[index]!;
				const badge = size * 0.28;
				const [bu, bv] = [u + size * 0.33, v + size * 0.33];
				return [
					photo(
						picture,
						{ x: u - size / 2, y: v - size / 2, width: size, height: size },
						{ mask: { form: "ellipse" }, focus: [focus, level] },
					),
					dot(bu, bv, badge, HONEY),
					text(
						months[index]!,
						{ x: bu - badge * 0.38, y: bv - badge * 0.33, width: badge * 0.76 },
						{ font: "quicksand", size: badge * 0.55, color: DUSK },
					),
				];
			}),
		];
	},
};

const HUNG = [
	["L", 0, CORAL, PAPER],
	["I", 3, HONEY, BRICK],
	["N", 2, TEAL, SKY],
	["A", 0, "#7d929f", PAPER],
] as const;

/** A name on the washing line, piece by piece. */
export const washingLine: Sketch = {
	ground: (side) => {
		const { x, y, width, height } = wholeSide(side);
		const unit = Math.min(width, height);
		const count = Math.ceil(width / (unit * 0.5));
		const clouds = Array.from({ length: count }, (_, index) =>
			placed(cloud("#eef4f3"), {
				x: x + ((index + 0.5) * width) / count,
				y: y + height * (index % 2 ? 0.78 : 0.12),
				size: unit * (index % 2 ? 0.3 : 0.22),
			}),
		);
		return [
			background("#cfe0e2"),
			...arts("clouds", clouds),
			art("meadow", meadow({ x, y, width, height })),
			...(side.width > side.height * 2
				? pieces(
						{ x: side.width * 0.02, y: side.height * 0.24, width: side.width * 0.56, height: side.height * 0.6 },
						["", "", "", ""],
						false,
					)
				: []),
		];
	},
	draw(field, garment) {
		const area = inset(field, garment ? 0.03 : 0.08);
		const high = Math.min(area.height, area.width * 0.62);
		const row = {
			x: area.x,
			y: garment ? area.y : area.y + (area.height - high) / 2,
			width: area.width,
			height: high * 0.62,
		};
		const said = text(
			"12 · 06 · 2026",
			{ x: area.x + area.width * 0.1, y: row.y + high * 0.82, width: area.width * 0.8 },
			{ font: "quicksand", size: Math.min(high * 0.13, area.width * 0.07), color: garment ? CORAL : DUSK },
		);
		return [
			...pieces(
				row,
				HUNG.map(([letter]) => letter),
				garment,
			),
			garment ? rimmed(said) : said,
		];
	},
};

function meadow({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	const count = Math.max(2, Math.round(width / (unit * 0.45)));
	const hills = Array.from(
		{ length: count + 1 },
		(_, index): Spot => [x + (index * width) / count, y + height * (index % 2 ? 0.8 : 0.84)],
	);
	const daisies = Array.from(
		{ length: count * 4 },
		(_, index): Spot => [x + ((index + 0.5) * width) / (count * 4), y + height * (0.88 + 0.035 * ((index * 2) % 3))],
	);
	return [
		fill("#9db89a", `${flow(hills)}L${x + width} ${y + height}L${x} ${y + height}Z`),
		fill(PAPER, ...daisies.flatMap(([u, v]) => around(u, v, unit * 0.009, 5).map((at) => disc(...at, unit * 0.007)))),
		fill(HONEY, ...daisies.map(([u, v]) => disc(u, v, unit * 0.006))),
	];
}

function pieces(row: Field, letters: readonly string[], garment: boolean): DesignElement[] {
	const step = row.width / 4;
	const size = Math.min(step * 1.12, row.height);
	const line = (u: number) => row.y + Math.sin(((u - row.x) / row.width) * Math.PI) * size * 0.14;
	const spots = [0, 0.25, 0.5, 0.75, 1].map((part): Spot => [row.x + part * row.width, line(row.x + part * row.width)]);
	const hung = HUNG.map(([, kind, cloth, trim], index) => {
		const u = row.x + (index + 0.5) * step;
		return {
			u,
			top: line(u),
			drawing: [
				...placed(laundry(kind, cloth, trim), { x: u, y: line(u) + size * 0.43, size }),
				...[-0.16, 0.16].flatMap((shift) =>
					placed(peg("#c79a68"), { x: u + shift * size, y: line(u) + size * 0.03, size: size * 0.15 }),
				),
			],
		};
	});
	const drawing: Drawing = [stroke(COCOA, size * 0.018, flow(spots)), ...hung.flatMap(({ drawing: each }) => each)];
	return [
		art("washing", garment ? sticker(drawing, size * 0.022) : drawing),
		...hung.flatMap(({ u, top }, index) =>
			letters[index]
				? [
						text(
							letters[index]!,
							{
								x: u - size * 0.2,
								y: top + size * (HUNG[index]![1] === 3 ? 0.12 : HUNG[index]![1] === 2 ? 0.1 : 0.26),
								width: size * 0.4,
							},
							{
								font: "quicksand",
								size: size * (HUNG[index]![1] === 0 ? 0.3 : 0.24),
								color: HUNG[index]![1] === 3 ? BRICK : PAPER,
							},
						),
					]
				: [],
		),
	];
}

/** A stork with its bundle, free on the cloth. */
export const storkPost: Sketch = {
	ground: (side) => {
		const { x, y, width, height } = wholeSide(side);
		const unit = Math.min(width, height);
		const reeds = Array.from({ length: Math.round(width / (unit * 0.07)) }, (_, index): Drawing => {
			const [u, tall] = [x + index * unit * 0.07 + unit * 0.03, unit * (0.025 + 0.022 * ((index * 3) % 4))];
			return [
				stroke(OLIVE, unit * 0.007, `M${u} ${y + height}L${u + unit * 0.01 * ((index % 3) - 1)} ${y + height - tall}`),
				fill(COCOA, ...(index % 4 === 1 ? [oval(u, y + height - tall, unit * 0.012, unit * 0.035)] : [])),
			];
		});
		return [background(SAGE), ...arts("reeds", reeds)];
	},
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.09);
		const unit = stage.unit;
		const [x, y] = spot(stage, 0.5, 0.355);
		const drawing = placed(stork(PAPER, DUSK, BRICK, CORAL, INK), { x: x + unit * 0.02, y, size: unit * 0.7 });
		const lettering = [
			words(stage, "Frieda", garment ? 0.84 : 0.8, {
				font: "pacifico",
				size: 0.15,
				color: garment ? BRICK : DUSK,
				width: 0.92,
			}),
			words(stage, "49 cm · 3150 g", 0.96, {
				font: "quicksand",
				size: 0.06,
				color: garment ? SLATE : DUSK,
				width: 0.9,
			}),
		];
		return [
			art("stork", garment ? sticker(drawing, unit * 0.009, SKY) : drawing),
			...(garment ? lettering.map((each) => rimmed(each)) : lettering),
		];
	},
	other: (field) => [ornament("stork", stork(PAPER, DUSK, BRICK, CORAL, INK), field, 0.72)],
};
