import type { DesignElement } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { type Field, sky, text } from "./drawing.ts";
import { bird } from "./motifs/animals.ts";
import { type Garment, laundry, laundryBasket, peg } from "./motifs/laundry.ts";
import { cloud, rainbow } from "./motifs/places.ts";
import { BRICK, COCOA, CORAL, CREAM, DUSK, HONEY, PAPER, PINK, SKY, TEAL } from "./palette.ts";
import { around, type Drawing, disc, fill, flow, leaf, type Spot, stroke } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { rimmed, sticker } from "./sticker.ts";

type Hung = {
	readonly garment: Garment;
	readonly cloth: string;
	readonly trim: string;
	readonly letter: string;
	readonly ink: string;
	/** Where its letter stands and how large it is, as shares of its size from the line. */
	readonly at: readonly [down: number, size: number];
};

const HUNG: readonly Hung[] = [
	{ garment: "body", cloth: CORAL, trim: CREAM, letter: "L", ink: PAPER, at: [0.42, 0.32] },
	{ garment: "cap", cloth: HONEY, trim: BRICK, letter: "I", ink: "#5d1f0d", at: [0.33, 0.26] },
	{ garment: "dress", cloth: TEAL, trim: SKY, letter: "N", ink: PAPER, at: [0.5, 0.28] },
	{ garment: "body", cloth: "#7d929f", trim: CREAM, letter: "A", ink: PAPER, at: [0.42, 0.32] },
];
const RAINBOW = ["#efc9b6", "#f5dfb0", "#d3dfc2", "#b5d3da"];
const BASKET = laundryBasket("#d6a870", "#b07f49", [PINK, SKY, CREAM]);

/** A name on the washing line, piece by piece. */
export const washingLine: Sketch = {
	ground: (side) => {
		const whole = wholeSide(side);
		const around = side.width > side.height * 2;
		return [
			sky("#c3dde2", "#f2ecdd", 0.8),
			art("meadow", [...clouds(whole), ...meadow(whole)]),
			...(around
				? line(
						{ x: side.width * 0.02, y: side.height * 0.16, width: side.width * 0.56, height: side.height * 0.5 },
						false,
					)
				: []),
		];
	},
	draw(field, garment) {
		if (garment) return onCloth(inset(field, 0.03));
		const area = inset(field, 0.07);
		const [unit, foot] = [Math.min(area.width, area.height), field.y + field.height];
		const high = Math.min(area.width * 0.29, area.height * 0.42);
		const sky = foot - unit * 0.3 - area.y;
		const row = { ...area, y: area.y + Math.max(unit * 0.03, (sky - high) * 0.22), height: high };
		const size = unit * 0.26;
		return [
			art("rainbow", [
				...placed(rainbow(RAINBOW), { x: area.x + area.width / 2, y: foot - unit * 0.6, size: unit * 0.9 }),
				...[-0.32, 0.32].flatMap((shift) =>
					placed(cloud("#fdfcf7"), {
						x: area.x + area.width / 2 + shift * unit,
						y: foot - unit * 0.34,
						size: unit * 0.32,
					}),
				),
			]),
			...line(row, true),
			art("basket", placed(BASKET, { x: area.x + area.width - size * 0.6, y: foot - unit * 0.23, size })),
			text(
				"12 · 06 · 2026",
				{ x: area.x, y: foot - unit * 0.24, width: area.width - size * 1.3 },
				{ font: "quicksand", size: unit * 0.09, color: DUSK },
			),
		];
	},
};

function onCloth(area: Field): DesignElement[] {
	const size = area.width * 0.3;
	const row = { ...area, height: size };
	const basket = { x: area.x + area.width / 2, y: area.y + size * 1.56, size: area.width * 0.25 };
	const date = text(
		"12 · 06 · 2026",
		{ x: area.x + area.width * 0.1, y: area.y + size * 2.04, width: area.width * 0.8 },
		{ font: "quicksand", size: area.width * 0.075, color: CORAL },
	);
	const daisies = [-0.3, -0.21, 0.21, 0.3].map(
		(u, index): Spot => [basket.x + u * area.width, basket.y + basket.size * (index % 3 ? 0.3 : 0.36)],
	);
	const scene: Drawing = [
		stroke(
			"#7f9a7a",
			area.width * 0.006,
			...daisies.map(([u, v]) => `M${u} ${v}L${u} ${basket.y + basket.size * 0.5}`),
		),
		...daisy(daisies, area.width * 0.021, "#eadfca"),
		...placed(BASKET, basket),
	];
	return [...line(row, true, true), art("basket", sticker(scene, area.width * 0.006)), rimmed(date)];
}

function clouds({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	const count = Math.max(2, Math.round(width / (unit * 0.6)));
	return Array.from({ length: count }, (_, index) =>
		placed(cloud("#f4f8f6"), {
			x: x + ((index + 0.4) * width) / count,
			y: y + height * (index % 2 ? 0.6 : 0.07),
			size: unit * (index % 2 ? 0.2 : 0.26),
			flip: index % 2 === 1,
		}),
	).flat();
}

function meadow({ x, y, width, height }: Field): Drawing {
	const unit = Math.min(width, height);
	const bottom = y + height;
	const hill = (up: number, phase: number) => {
		const steps = Math.ceil(width / (unit * 0.15));
		const crest = Array.from({ length: steps + 1 }, (_, index): Spot => {
			const u = x + (index * width) / steps;
			return [u, bottom - unit * (up + 0.025 * Math.sin(((u - x) / unit) * 3.2 + phase))];
		});
		return `${flow(crest)}L${x + width} ${bottom}L${x} ${bottom}Z`;
	};
	const count = Math.round((width / unit) * 9);
	const spots = Array.from(
		{ length: count },
		(_, index): Spot => [
			x + ((index + 0.5) * width) / count,
			bottom - unit * (index % 2 ? 0.045 : 0.09) - unit * 0.01 * ((index * 3) % 4),
		],
	);
	return [
		fill("#bccfae", hill(0.34, 0.5)),
		fill("#9db992", hill(0.25, 2.6)),
		stroke("#84a37c", unit * 0.005, ...spots.map(([u, v]) => `M${u} ${v}L${u} ${v + unit * 0.035}`)),
		fill("#84a37c", ...spots.map(([u, v]) => leaf(u, v + unit * 0.035, unit * 0.03, unit * 0.01, 40))),
		...daisy(spots, unit * 0.011, PAPER),
	];
}

function daisy(spots: readonly Spot[], size: number, petal: string): Drawing {
	return [
		fill(petal, ...spots.flatMap(([u, v]) => around(u, v, size * 0.8, 5).map((at) => disc(...at, size * 0.62)))),
		fill(HONEY, ...spots.map(([u, v]) => disc(u, v, size * 0.55))),
	];
}

/** The line with what hangs on it; its letters are samples. */
function line(row: Field, lettered: boolean, onCloth = false): DesignElement[] {
	const step = row.width / HUNG.length;
	const size = Math.min(step * 1.16, row.height);
	const sag = (u: number) => row.y + Math.sin(((u - row.x) / row.width) * Math.PI) * size * 0.12;
	const spots = Array.from({ length: 7 }, (_, index): Spot => {
		const u = row.x + (index / 6) * row.width;
		return [u, sag(u)];
	});
	const hung = HUNG.map((each, index) => {
		const u = row.x + (index + 0.5) * step;
		return { ...each, u, top: sag(u) };
	});
	const drawing: Drawing = [
		stroke(COCOA, size * 0.016, flow(spots)),
		...hung.flatMap(({ garment, cloth, trim, u, top }) => [
			...placed(laundry(garment, cloth, trim), { x: u, y: top + size * (garment === "cap" ? 0.46 : 0.41), size }),
			...(garment === "cap" ? [0] : [-0.18, 0.18]).flatMap((shift) =>
				placed(peg("#d3a063"), { x: u + shift * size, y: top + size * 0.02, size: size * 0.14 }),
			),
		]),
		...placed(bird(BRICK, "#8f3319", HONEY, DUSK), {
			x: row.x + step,
			y: sag(row.x + step) - size * 0.13,
			size: size * 0.3,
		}),
	];
	return [
		art("washing", onCloth ? sticker(drawing, size * 0.02) : drawing),
		...hung.flatMap(({ u, top, letter, ink, at: [down, share] }) =>
			lettered
				? [
						text(
							letter,
							{ x: u - size * 0.2, y: top + size * (down - share * 0.6), width: size * 0.4 },
							{ font: "quicksand", size: size * share, color: ink },
						),
					]
				: [],
		),
	];
}
