import { balloons, blocks, boots, branches, toyDog, wool } from "../pictures.ts";
import { art, ornament, placed } from "./art.ts";
import { background, dot, photo, text } from "./drawing.ts";
import { bird, elephant, rabbit, whale } from "./motifs/animals.ts";
import { stork, teddy } from "./motifs/nursery.ts";
import { airBalloon, cloud, rainbow } from "./motifs/places.ts";
import { BLUSH, BRICK, COCOA, CORAL, DUSK, HONEY, INK, OLIVE, PAPER, PINK, SAGE, SKY, SLATE, TEAL } from "./palette.ts";
import { type Drawing, disc, fill, heart, oval, star, stroke } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells } from "./spread.ts";
import { spot, stageIn, words } from "./stage.ts";
import { LEAST_RIM, rimmed, sticker } from "./sticker.ts";

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
			garment ? rimmed(initial, LEAST_RIM) : initial,
			...arts(
				"animals",
				guests.map((each) => sticker(each, unit * (garment ? 0.01 : 0.007), garment ? undefined : "#f3e6d3")),
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
			[toyDog, 0.48, 0.5],
			[balloons, 0.15, 0.5],
			[boots, 0.5, 0.5],
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
			art("stork", garment ? sticker(drawing, unit * 0.0035, DUSK) : drawing),
			...(garment ? lettering.map((each) => rimmed(each)) : lettering),
		];
	},
	other: (field) => [ornament("stork", stork(PAPER, DUSK, BRICK, CORAL, INK), field, 0.72)],
};
