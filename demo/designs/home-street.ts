import type { DesignElement } from "#design/document.ts";
import { art, ornament, placed } from "./art.ts";
import { background, type Field, shape, text } from "./drawing.ts";
import { canalHouse, potted } from "./motifs/rooms.ts";
import {
	BRICK,
	COCOA,
	CORAL,
	CREAM,
	DUSK,
	FOREST,
	HONEY,
	INK,
	PAPER,
	PLUM,
	ROSE,
	SKY,
	SLATE,
	TEAL,
} from "./palette.ts";
import { box, type Drawing, disc, fill, open, type Path, stroke } from "./pen.ts";
import { sample } from "./photo-rows.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts, cells } from "./spread.ts";
import { stageIn, words } from "./stage.ts";
import { rimmed, sticker } from "./sticker.ts";
import { aboutStrip } from "./strip.ts";

const FRONTS = [
	[0, BRICK, CREAM, SKY, DUSK],
	[1, "#e3c9a0", PAPER, TEAL, BRICK],
	[2, TEAL, CREAM, "#f3dc9a", INK],
	[0, ROSE, PAPER, DUSK, FOREST],
	[2, PLUM, CREAM, "#f3dc9a", HONEY],
	[1, SLATE, PAPER, SKY, BRICK],
	[0, "#c98f3f", CREAM, DUSK, TEAL],
] as const;

/** Houses along a canal, and the same ones once more in the water. */
export const alongTheCanal: Sketch = {
	ground: (side) => [background("#f3d9bd"), ...canal(wholeSide(side))],
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.08, garment ? 1.1 : 2.3);
		const unit = stage.unit;
		if (!garment)
			return [
				words(stage, "Utrecht", 0.09, { font: "playfair-display", size: 0.19, color: DUSK }),
				words(stage, "Lotte, Daan & Saar", 0.225, { font: "lora", size: 0.06, color: DUSK }),
			];
		const houses = Array.from({ length: 5 }, (_, index) =>
			front(index, stage.x + (index + 0.5) * unit * 0.196 + unit * 0.01, stage.y + unit * 0.62, unit * 0.49),
		);
		return [
			...houses.map((house) => art("house", sticker(house, unit * 0.009))),
			art("street", [
				stroke(
					DUSK,
					unit * 0.008,
					open([stage.x + unit * 0.01, stage.y + unit * 0.622], [stage.x + unit * 0.99, stage.y + unit * 0.622]),
				),
			]),
			rimmed(words(stage, "Utrecht", 0.77, { font: "playfair-display", size: 0.2, color: BRICK, width: 0.94 })),
			rimmed(words(stage, "Lotte, Daan & Saar", 0.9, { font: "lora", size: 0.065, color: TEAL, width: 0.94 })),
		];
	},
};

function front(index: number, x: number, foot: number, size: number): Drawing {
	const [gable, wall, trim, glass, door] = FRONTS[index % FRONTS.length]!;
	const tall = size * (1 + 0.1 * Math.sin(index * 2.1));
	return placed(canalHouse(gable, wall, trim, glass, door), { x, y: foot - tall * 0.5, size: tall });
}

function canal({ x, y, width, height }: Field): DesignElement[] {
	const unit = Math.min(width, height);
	const wide = width > height * 1.15;
	const foot = y + height * (wide ? 0.88 : 0.84);
	const size = Math.min(unit * 0.66, height * (wide ? 0.5 : 0.46)) * (height > width * 1.8 ? 0.7 : 1);
	const count = Math.max(3, Math.round(width / (size * 0.4)));
	const step = width / count;
	const scale = step / 0.4;
	const houses = Array.from({ length: count }, (_, index) => front(index, x + (index + 0.5) * step, foot, scale));
	const glints = Array.from({ length: count * 5 }, (_, index) => {
		const [u, v] = [
			x + ((index * 0.618) % 1) * width,
			foot + (y + height - foot) * (0.16 + 0.76 * ((index * 0.382) % 1)),
		];
		return {
			color: FRONTS[Math.floor(((u - x) / width) * count) % FRONTS.length]![1],
			d: open([u - step * 0.22, v], [u + step * 0.22, v]),
		};
	});
	const tones = [...new Set(glints.map(({ color }) => color))];
	return [
		art("sun", [fill("#f8e6cc", disc(x + width * 0.74, y + height * 0.36, unit * 0.26))]),
		art("water", [
			fill("#335a6b", box(x, foot, width, y + height - foot)),
			...tones.map((tone) =>
				stroke(tone, unit * 0.011, ...glints.filter(({ color }) => color === tone).map(({ d }) => d)),
			),
			fill(DUSK, box(x, foot, width, unit * 0.02)),
		]),
		...arts("houses", houses),
	];
}

const POTS = [
	[BRICK, CREAM],
	[CREAM, TEAL],
	[TEAL, HONEY],
	[HONEY, BRICK],
	[PLUM, ROSE],
	[PAPER, CORAL],
] as const;

/** Shelves full of plants that need no water. */
export const plantShelves: Sketch = {
	ground(side) {
		const [above, strip, below] = aboutStrip(side, 0.24);
		const unit = Math.min(side.width, side.height);
		return [
			background("#dfe5d8"),
			...shelf(above, unit, 0),
			...shelf(below, unit, 4),
			shape(
				"rectangle",
				{ ...strip, y: strip.y + unit * 0.035, height: strip.height - unit * 0.05 },
				{ fill: FOREST, locked: true },
			),
		];
	},
	draw(field, garment) {
		const stage = stageIn(field, garment ? 0.03 : 0.06, 1.1);
		const unit = stage.unit;
		if (!garment)
			return [words(stage, "Villa Verde", 0.505, { font: "amatic-sc", size: 0.17, color: CREAM, width: 0.9 })];
		const plants = Array.from({ length: 6 }, (_, index) => {
			const [x, y] = [stage.x + unit * (0.18 + (index % 3) * 0.32), stage.y + unit * (index < 3 ? 0.17 : 0.52)];
			return sticker(pot(index, x, y, unit * 0.32), unit * 0.008);
		});
		return [
			...arts("plants", plants),
			rimmed(words(stage, "Villa Verde", 0.83, { font: "amatic-sc", size: 0.2, color: FOREST, width: 0.94 })),
		];
	},
};

function pot(index: number, x: number, y: number, size: number): Drawing {
	const [clay, band] = POTS[(index * 5 + 1) % POTS.length]!;
	return placed(potted(index, clay, band, index % 2 ? "#6f9a70" : "#5b8a66", FOREST), { x, y, size });
}

function shelf(area: Field, unit: number, from: number): DesignElement[] {
	const rows = cells(area, 1, Math.max(1, Math.round(area.height / (unit * 0.42))));
	const boards = rows.map(({ y, height }) => box(area.x, y + height - unit * 0.02, area.width, unit * 0.02));
	return [
		art("boards", [fill("#b98552", ...boards)]),
		...arts(
			"plants",
			rows.flatMap((row, level) => {
				const size = Math.min(row.height * 0.86, unit * 0.36);
				const count = Math.max(2, Math.round(row.width / (size * 0.86)));
				return cells(row, count, 1).map((cell, index) =>
					pot(index + from + level * 7, cell.x + cell.width / 2, row.y + row.height - unit * 0.02 - size * 0.5, size),
				);
			}),
		),
	];
}

/** A number plate of blue enamel on a wall of bricks. */
export const houseNumber: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		const unit = Math.min(whole.width, whole.height);
		const [long, high] = [unit * 0.24, unit * 0.085];
		const rows = Math.ceil(whole.height / high);
		const mortar: Path[] = Array.from({ length: rows }, (_, row) =>
			open([whole.x, whole.y + row * high], [whole.x + whole.width, whole.y + row * high]),
		);
		const joints = Array.from({ length: rows }, (_, row) =>
			Array.from({ length: Math.ceil(whole.width / long) }, (_, index): Path => {
				const u = whole.x + (index + (row % 2 ? 0.5 : 0)) * long;
				return u > whole.x + whole.width
					? ""
					: open([u, whole.y + row * high], [u, Math.min(whole.y + (row + 1) * high, whole.y + whole.height)]);
			}).join(""),
		);
		return [
			background("#c26a4a"),
			...arts(
				"bricks",
				[...mortar, ...joints].map((d) => [stroke("#d9a58c", unit * 0.009, d)]),
			),
		];
	},
	draw(field, garment) {
		const wide = Math.min(field.width * (garment ? 0.94 : 0.8), field.height * 1.1);
		const high = wide * 0.74;
		const plate = {
			x: field.x + (field.width - wide) / 2,
			y: garment ? field.y + field.height * 0.06 : field.y + (field.height - high) / 2,
			width: wide,
			height: high,
		};
		const rim = wide * 0.03;
		const screws = [
			[plate.x + wide / 2, plate.y + rim * 2],
			[plate.x + wide / 2, plate.y + high - rim * 2],
		] as const;
		return [
			shape(
				"rectangle",
				{ ...plate, x: plate.x + wide * 0.012, y: plate.y + wide * 0.018 },
				{ fill: "#7d3e2a", radius: wide * 0.07, locked: true, opacity: garment ? 0 : 0.55 },
			),
			shape("rectangle", plate, {
				fill: "#1f3f7a",
				radius: wide * 0.07,
				...(garment && { stroke: { color: PAPER, width: wide * 0.012 } }),
				locked: true,
			}),
			shape(
				"rectangle",
				{ x: plate.x + rim, y: plate.y + rim, width: wide - rim * 2, height: high - rim * 2 },
				{ stroke: { color: PAPER, width: wide * 0.012 }, radius: wide * 0.05, locked: true },
			),
			art("screws", [fill("#c9ced6", ...screws.map(([u, v]) => disc(u, v, wide * 0.014)))]),
			text(
				"27",
				{ x: plate.x + wide * 0.08, y: plate.y + high * 0.12, width: wide * 0.84 },
				{ font: "playfair-display", size: wide * 0.38, color: PAPER },
			),
			text(
				"RUE DES LILAS",
				{ x: plate.x + wide * 0.09, y: plate.y + high * 0.74, width: wide * 0.82 },
				{ font: "montserrat", size: wide * 0.07, color: PAPER, tracking: 0.12 },
			),
		];
	},
	other: ({ x, y, width, height }) => [
		shape(
			"ellipse",
			{ x: x + width * 0.24, y: y + height * 0.24, width: width * 0.52, height: height * 0.52 },
			{ fill: "#1f3f7a", locked: true },
		),
		text(
			"27",
			{ x: x + width * 0.3, y: y + height * 0.34, width: width * 0.4 },
			{ font: "playfair-display", size: height * 0.26, color: PAPER },
		),
	],
};

/** An open window with four panes, each with a view of its own. */
export const fourViews: Sketch = {
	ground: () => [background("#efe3cf")],
	draw(field) {
		const { x, y, width, height } = field;
		const wide = width > height * 1.15;
		const words = height * 0.17;
		const high = height * 0.62;
		const window = {
			x: x + width * (wide ? 0.26 : 0.24),
			y: y + height * 0.08,
			width: width * (wide ? 0.48 : 0.52),
			height: high,
		};
		const bar = Math.min(window.width, window.height) * 0.035;
		const shutterWide = window.width * (wide ? 0.34 : 0.27);
		const shutters = [window.x - bar - shutterWide, window.x + window.width + bar];
		const slats = Math.max(8, Math.round(high / (shutterWide * 0.24)));
		const size = Math.min(high * 0.22, window.width * 0.24);
		const sill = window.y + window.height + bar;
		return [
			art("window", [
				fill("#4f7a6a", ...shutters.map((left) => box(left, window.y - bar, shutterWide, high + 2 * bar, bar * 0.4))),
				stroke(
					"#3f6657",
					bar * 0.3,
					...shutters.flatMap((left) =>
						Array.from({ length: slats }, (_, index) =>
							open(
								[left + shutterWide * 0.14, window.y + ((index + 0.5) * high) / slats],
								[left + shutterWide * 0.86, window.y + ((index + 0.5) * high) / slats],
							),
						),
					),
				),
				fill(PAPER, box(window.x - bar, window.y - bar, window.width + 2 * bar, window.height + 2 * bar)),
				fill(COCOA, box(window.x - shutterWide * 0.5, sill, window.width + shutterWide, bar * 1.2, bar * 0.2)),
			]),
			...cells(window, 2, 2).map((pane, index) =>
				sample(
					index,
					{
						x: pane.x + bar * 0.4,
						y: pane.y + bar * 0.4,
						width: pane.width - bar * 0.8,
						height: pane.height - bar * 0.8,
					},
					{ of: "travel" },
				),
			),
			...arts(
				"plants",
				[0.12, 0.5, 0.88].map((u, index) =>
					placed(potted([4, 5, 3][index]!, [BRICK, HONEY, TEAL][index]!, CREAM, "#5b8a66", FOREST), {
						x: window.x + window.width * u,
						y: sill - size * 0.5,
						size,
					}),
				),
			),
			text(
				"Casa Aurora",
				{ x: x + width * 0.08, y: y + height - words * 1.4, width: width * 0.84 },
				{ font: "dancing-script", size: Math.min(words * 0.66, width * 0.14), color: FOREST },
			),
		];
	},
	other: (field) => [ornament("plant", potted(2, BRICK, CREAM, "#5b8a66", FOREST), field, 0.8)],
};
