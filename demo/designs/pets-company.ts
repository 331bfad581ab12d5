import type { DesignElement } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, shape, text } from "./drawing.ts";
import { type Breed, dogHead, peekingCat, rosette } from "./motifs/heads.ts";
import { BLUSH, BRICK, CORAL, CREAM, FOREST, HONEY, INK, PAPER, PINK, PLUM, SAGE, SKY, TEAL } from "./palette.ts";
import { box, disc, fill, oval, type Path, stroke } from "./pen.ts";
import { sample } from "./photo-rows.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { cells } from "./spread.ts";
import { stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";
import { middleOf } from "./strip.ts";

const PAD: Path =
	"M0.5 0C0.72 0 0.8 0.24 0.9 0.42C1 0.6 1.03 0.74 0.97 0.86C0.9 1 0.74 1.02 0.64 0.95C0.56 0.9 0.44 0.9 0.36 0.95C0.26 1.02 0.1 1 0.03 0.86C-0.03 0.74 0 0.6 0.1 0.42C0.2 0.24 0.28 0 0.5 0Z";

/** Five photos that leave a paw print. */
export const pawOfPhotos: Sketch = {
	ground: () => [background("#e7ddd0")],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.07, garment ? 1.08 : 1.25);
		const unit = stage.unit;
		const size = unit * (garment ? 0.82 : stage.height > unit * 1.1 ? 0.98 : 0.8);
		const [x, top] = [stage.x + unit / 2, stage.y];
		const toes = [
			[-0.37, 0.33, 0.2, 0.27, -18],
			[-0.135, 0.16, 0.22, 0.31, -6],
			[0.135, 0.16, 0.22, 0.31, 6],
			[0.37, 0.33, 0.2, 0.27, 18],
		] as const;
		const pad = { x: x - size * 0.29, y: top + size * 0.4, width: size * 0.58, height: size * 0.5 };
		const edge = size * 0.022;
		const rim = art("rim", [
			fill(
				PAPER,
				...toes.map(([u, v, w, h, turn]) =>
					oval(x + u * size, top + v * size, (w * size) / 2 + edge, (h * size) / 2 + edge, turn),
				),
			),
			stroke(PAPER, edge * 2, inBox(PAD, pad)),
			fill(PAPER, inBox(PAD, pad)),
		]);
		const name = words(stage, "Bella", garment ? 0.86 : 0.89, {
			font: "pacifico",
			size: 0.15,
			color: BRICK,
			width: 0.9,
		});
		return [
			...(garment ? [rim] : []),
			...toes.map(([u, v, w, h, turn], index) =>
				sample(
					index + 1,
					{ x: x + u * size - (w * size) / 2, y: top + v * size - (h * size) / 2, width: w * size, height: h * size },
					{ of: "pets", mask: { form: "ellipse" }, rotation: turn },
				),
			),
			sample(0, pad, { of: "pets", mask: { form: "path", d: PAD } }),
			garment ? rimmed(name) : name,
		];
	},
	other: ({ x, y, width, height }) => [
		text("2019", { x, y: y + height * 0.34, width }, { font: "playfair-display", size: height * 0.24, color: BRICK }),
	],
};

function inBox(d: Path, { x, y, width, height }: Field): Path {
	return d.replace(
		/(-?[\d.]+) (-?[\d.]+)/g,
		(_, u: string, v: string) =>
			`${Math.round((x + Number(u) * width) * 100) / 100} ${Math.round((y + Number(v) * height) * 100) / 100}`,
	);
}

const CAT = peekingCat("#2f3338", "#464c54", "#d9c04f", PINK, INK, "#8a9199");

/** A cat as large as the sheet, which has seen everything from down there. */
export const seesEverything: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		const { x, y, width, height } = whole;
		const unit = Math.min(width, height);
		const count = Math.max(1, Math.round(width / (unit * 1.3)));
		return [
			background(CORAL),
			art("halo", [fill("#e58065", disc(x + width / 2, y + height, unit * 0.9))]),
			...cells(whole, count, 1).map((cell) => {
				const size = Math.min(cell.width * 0.98, height * (width > height * 1.15 ? 0.8 : 0.74), unit * 1.02);
				return art("cat", placed(CAT, { x: cell.x + cell.width / 2, y: y + height - size * 0.46, size }));
			}),
		];
	},
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.08, garment ? 1.15 : 2.3);
		const unit = stage.unit;
		if (!garment) {
			const wide = field.height < field.width * 1.1;
			return [words(stage, "Momo", wide ? 0.075 : 0.12, { font: "caveat", size: wide ? 0.15 : 0.19, color: PAPER })];
		}
		const [x, y] = [stage.x + unit / 2, stage.y + unit * 0.4];
		const size = unit * 0.76;
		const foot = y + size * 0.5;
		const paws = [
			fill(
				"#464c54",
				...[-0.27, 0.27].map((u) => box(x + (u - 0.1) * size, foot - size * 0.12, size * 0.2, size * 0.2, size * 0.09)),
			),
			stroke(
				"#2f3338",
				size * 0.012,
				...[-0.27, 0.27].flatMap((u) =>
					[-0.03, 0.03].map(
						(v) => `M${x + (u + v) * size} ${foot - size * 0.01}L${x + (u + v) * size} ${foot + size * 0.06}`,
					),
				),
			),
		];
		return [
			art("cat", sticker([...placed(CAT, { x, y, size }), ...paws], unit * 0.011)),
			rimmed(words(stage, "Momo", 0.885, { font: "caveat", size: 0.145, color: BRICK, width: 0.94 })),
		];
	},
};

const BREEDS: readonly (readonly [string, Breed, string])[] = [
	["Rex", { coat: "#b98552", ear: INK, muzzle: "#4a3a30", ears: "pricked", mark: "mask" }, HONEY],
	["Lotte", { coat: PAPER, ear: "#e9e2d6", muzzle: PAPER, ears: "curly" }, TEAL],
	["Spot", { coat: PAPER, ear: INK, muzzle: PAPER, ears: "hanging", mark: "spots" }, CORAL],
	["Mops", { coat: "#d9b88a", ear: "#3f332c", muzzle: "#3f332c", ears: "folded", mark: "mask" }, SAGE],
	["Balu", { coat: "#7a4a2b", ear: "#5a351f", muzzle: "#a5714a", ears: "hanging" }, BLUSH],
	["Fips", { coat: PAPER, ear: "#b0673a", muzzle: PAPER, ears: "folded", mark: "patch" }, PLUM],
	["Senta", { coat: "#d9a15c", ear: "#c08542", muzzle: "#f1ddb9", ears: "long" }, SKY],
	["Kuno", { coat: "#2f3338", ear: "#25282c", muzzle: PAPER, ears: "pricked", mark: "blaze" }, BRICK],
	["Ivy", { coat: "#8a8f96", ear: "#6f747b", muzzle: "#b5b9be", ears: "curly" }, FOREST],
];

/** Everybody from the morning round, in colours, each with a name. */
export const morningRound: Sketch = {
	ground: () => [background(CREAM)],
	draw(field, garment) {
		const wide = field.width > field.height * 1.6;
		const tall = field.height > field.width * 1.3 && !garment;
		const [across, down] = wide ? [4, 2] : tall ? [2, 4] : [3, 3];
		const area = inset(field, garment ? 0.02 : 0.085);
		const gap = Math.min(area.width / across, area.height / down) * 0.03;
		return cells(garment ? { ...area, height: Math.min(area.height, area.width * 1.1) } : area, across, down).flatMap(
			(cell, index) => {
				const [name, breed, ground] = BREEDS[index]!;
				const tile = { x: cell.x + gap, y: cell.y + gap, width: cell.width - 2 * gap, height: cell.height - 2 * gap };
				const size = Math.min(tile.width, tile.height);
				const { x, y } = middleOf(tile);
				const light = [TEAL, PLUM, BRICK, FOREST].includes(ground);
				return [
					shape("rectangle", tile, { fill: ground, radius: size * 0.06, locked: true }),
					art("dog", placed(dogHead(breed, INK, CORAL), { x, y: y - size * 0.085, size: size * 0.7 })),
					text(
						name,
						{ x: tile.x + tile.width * 0.06, y: tile.y + tile.height - size * 0.245, width: tile.width * 0.88 },
						{ font: "amatic-sc", size: size * 0.19, color: light ? PAPER : INK, leading: 1.15 },
					),
				];
			},
		);
	},
	other: (field) => [ornament("dog", dogHead(BREEDS[6]![1], INK, CORAL), field, 0.7)],
};

/** First prize, with a photo of the winner. */
export const firstPrize: Sketch = {
	ground(side) {
		const { x, y, width, height } = wholeSide(side);
		const [u, v] = [x + width / 2, y + height / 2];
		const reach = Math.hypot(width, height) * 0.55;
		const rays = Array.from({ length: 18 }, (_, index) => {
			const at = (turn: number) =>
				`${Math.round((u + Math.sin(turn) * reach) * 100) / 100} ${Math.round((v - Math.cos(turn) * reach) * 100) / 100}`;
			return `M${u} ${v}L${at((index * Math.PI) / 9)}L${at(((index + 0.5) * Math.PI) / 9)}Z`;
		});
		return [background(SKY), art("rays", [fill("#cde0e4", ...rays)])];
	},
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.06, 1.2);
		const unit = stage.unit;
		const size = unit * (garment ? 0.84 : 0.88);
		const [x, y] = [stage.x + unit / 2, stage.y + size * 0.52];
		const radius = size * 0.245;
		const drawing = placed(rosette(BRICK, "#8f3317", CREAM), { x, y, size });
		const plate = { x: x - unit * 0.4, y: y + size * 0.21, width: unit * 0.8, height: unit * 0.17 };
		const below: DesignElement[] = [
			art(
				"ribbon",
				garment
					? sticker([fill(TEAL, box(plate.x, plate.y, plate.width, plate.height, unit * 0.025))], unit * 0.011)
					: [fill(TEAL, box(plate.x, plate.y, plate.width, plate.height, unit * 0.025))],
			),
			text(
				"Balthasar",
				{ x: plate.x + unit * 0.03, y: plate.y + unit * 0.02, width: plate.width - unit * 0.06 },
				{ font: "playfair-display", size: unit * 0.1, color: CREAM },
			),
		];
		return [
			art("rosette", garment ? sticker(drawing, unit * 0.011) : drawing),
			sample(
				0,
				{ x: x - radius, y: y - size * 0.12 - radius, width: radius * 2, height: radius * 2 },
				{ of: "pets", mask: { form: "ellipse" } },
			),
			...below,
		];
	},
	other: ({ x, y, width, height }) => [
		shape(
			"ellipse",
			{ x: x + width * 0.2, y: y + height * 0.2, width: width * 0.6, height: height * 0.6 },
			{ fill: BRICK, locked: true },
		),
		text("1", { x, y: y + height * 0.26, width }, { font: "playfair-display", size: height * 0.38, color: HONEY }),
	],
};
