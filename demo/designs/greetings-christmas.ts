import type { DesignElement } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { background, type Field, text } from "./drawing.ts";
import { asOne, greetingIn, sampleIn } from "./greeting-parts.ts";
import { bays, focused, isTall, page, part } from "./greeting-places.ts";
import { modernBauble, modernTree, starburst, type TreeTones } from "./motifs/mid-century.ts";
import { bow } from "./motifs/party.ts";
import { eucalyptus, firBranch } from "./motifs/plants.ts";
import { holly, orangeSlice } from "./motifs/winter.ts";
import { BRICK, CREAM, HONEY, PAPER, TEAL } from "./palette.ts";
import { around, box, type Drawing, disc, fill, type Spot, stroke } from "./pen.ts";
import { type Sketch, wholeSide } from "./sketch.ts";
import { arts, piled } from "./spread.ts";

const NIGHT_FIR = "#1f4a40";
const FIRS = ["#4f8a6c", "#3d7459", "#6a9c7c"] as const;

/** Fir, berries, dried oranges and ribbon, hung above the words and laid below them. */
export const firSwags: Sketch = {
	ground(side) {
		return [
			background(NIGHT_FIR),
			asOne(focused(side).flatMap((bay) => piled("fir", sill(bay)))),
			asOne(focused(side).flatMap((bay) => piled("swag", swag(bay)))),
		];
	},
	draw(field) {
		const area = page(field, 0.08, 1.3, 1.6);
		const tall = isTall(area);
		const words = tall ? part(area, 0, 0.3, 1, 0.36) : part(area, 0, 0.31, 1, 0.38);
		const name = part(area, 0.16, tall ? 0.665 : 0.695, 0.68, tall ? 0.085 : 0.11);
		return [
			greetingIn("merryChristmas", words, { font: "dancing-script", size: 0.266, color: CREAM, leading: 1.08 }),
			sampleIn("Lindqvist", name, { font: "lora", color: "#e9c27c" }, 0.7),
		];
	},
	inside: ({ x, y, width, height }) => [
		...piled("swag", [
			...[-58, -20, 20, 58].map((turn, index) => {
				const [u, v] = around(x + width / 2, y + height * 0.24, width * 0.1, 1, turn)[0]!;
				return placed(firBranch(FIRS[index % 3]!), { x: u, y: v, size: width * 0.24, turn });
			}),
			placed(orangeSlice("#c9702a", "#f6d9a4", "#e69a45"), {
				x: x + width * 0.5,
				y: y + height * 0.235,
				size: width * 0.13,
			}),
			berries(x + width * 0.42, y + height * 0.245, width * 0.06, 0),
			berries(x + width * 0.58, y + height * 0.245, width * 0.06, 3),
		]),
		text(
			"Freja & Anton",
			{ x: x + width * 0.1, y: y + height * 0.56, width: width * 0.8 },
			{ font: "dancing-script", size: width * 0.12, color: "#2f5d50" },
		),
	],
};

function berries(x: number, y: number, size: number, seed: number): Drawing {
	const spots = around(x, y, size * 0.36, 3, seed * 40);
	return [
		fill("#b4331f", ...spots.map(([u, v]) => disc(u, v, size * 0.3)), disc(x, y - size * 0.05, size * 0.26)),
		fill("#e8836a", ...spots.map(([u, v]) => disc(u - size * 0.09, v - size * 0.1, size * 0.075))),
	];
}

/** From corner to corner of the upper edge; a bow where it is fastened. */
function swag({ x, y, width, height }: Field): Drawing[] {
	const unit = Math.min(width, height);
	const sag = Math.min(height * 0.17, width * 0.24);
	const at = (part: number): Spot => [x + part * width, y + height * 0.035 + 4 * sag * part * (1 - part)];
	const steps = Math.max(13, Math.round(width / (unit * 0.062)));
	const twigs = Array.from({ length: steps + 1 }, (_, index): Drawing[] => {
		const share = index / steps;
		const [u, v] = at(share);
		const slope = (Math.atan2(4 * sag * (1 - 2 * share), width) * 180) / Math.PI;
		const outward = share < 0.5 ? -1 : 1;
		return [-1, 1].map((side) => {
			const turn = slope + outward * -90 + side * (24 + ((index * 29) % 18));
			const size = unit * (0.25 + 0.08 * ((index * 0.618) % 1));
			const [a, b] = around(u, v, size * 0.4, 1, turn)[0]!;
			return placed(firBranch(FIRS[(index + (side > 0 ? 1 : 0)) % 3]!), { x: a, y: b, size, turn });
		});
	}).flat();
	const trimmed = [0.12, 0.24, 0.37, 0.5, 0.63, 0.76, 0.88].flatMap((share, index): Drawing[] => {
		const [u, v] = at(share);
		const size = unit * (index === 3 ? 0.19 : 0.15);
		return [
			...(index % 2
				? [placed(orangeSlice("#c9702a", "#f6d9a4", "#e69a45"), { x: u, y: v + unit * 0.02, size, turn: index * 25 })]
				: [
						placed(eucalyptus("#a9bba2", "#86a08a"), {
							x: u,
							y: v + unit * 0.05,
							size: unit * 0.24,
							turn: 180 + (index - 3) * 22,
						}),
					]),
			berries(u + unit * 0.075, v - unit * 0.012, unit * 0.075, index),
			berries(u - unit * 0.07, v + unit * 0.03, unit * 0.065, index + 2),
		];
	});
	const knots = [0, 1].map((share): Drawing => {
		const [u, v] = [x + share * width, y + unit * 0.13];
		const tail = (way: number) =>
			`M${u} ${v}C${u + way * unit * 0.03} ${v + unit * 0.1} ${u + way * unit * 0.02} ${v + unit * 0.18} ${u + way * unit * 0.05} ${v + unit * 0.3}L${u + way * unit * 0.08} ${v + unit * 0.265}L${u + way * unit * 0.12} ${v + unit * 0.285}C${u + way * unit * 0.1} ${v + unit * 0.16} ${u + way * unit * 0.09} ${v + unit * 0.08} ${u} ${v}Z`;
		return [
			fill("#9c321b", tail(-1), tail(1)),
			...placed(bow("#c4421f", "#8a2a14"), { x: u, y: v - unit * 0.06, size: unit * 0.34 }),
		];
	});
	return [...twigs, ...trimmed, ...knots];
}

/** Lies on the lower edge. */
function sill({ x, y, width, height }: Field): Drawing[] {
	const unit = Math.min(width, height);
	const foot = y + height;
	const steps = Math.max(12, Math.round(width / (unit * 0.072)));
	const twigs = Array.from({ length: steps + 1 }, (_, index): Drawing => {
		const share = index / steps;
		const turn = (share - 0.5) * 84 + ((index * 37) % 21) - 10;
		const size = unit * (0.27 + 0.1 * ((index * 0.618) % 1));
		return placed(firBranch(FIRS[index % 3]!), { x: x + share * width, y: foot - size * 0.26, size, turn });
	});
	const things = [0.08, 0.22, 0.36, 0.5, 0.64, 0.78, 0.92].flatMap((share, index): Drawing[] => {
		const u = x + share * width;
		return [
			index % 3 === 1
				? placed(holly("#2f6a4f", "#86a894", "#b4331f"), {
						x: u,
						y: foot - unit * 0.07,
						size: unit * 0.21,
						turn: index * 20 - 40,
					})
				: index % 3 === 0
					? berries(u, foot - unit * 0.07, unit * 0.1, index)
					: placed(orangeSlice("#c9702a", "#f6d9a4", "#e69a45"), {
							x: u,
							y: foot - unit * 0.06,
							size: unit * 0.18,
							turn: index * 31,
						}),
		];
	});
	return [...twigs, ...things];
}

const TREES: readonly TreeTones[] = [
	{ main: TEAL, other: "#1d4a52", mark: HONEY, trunk: "#5a2413" },
	{ main: CREAM, other: "#e3cfa8", mark: "#c4421f", trunk: "#5a2413" },
	{ main: HONEY, other: "#cf8f2e", mark: "#7d2c13", trunk: "#5a2413" },
	{ main: "#f0b9a2", other: PAPER, mark: "#5a2413", trunk: "#5a2413" },
	{ main: "#2f5d50", other: "#8fb29a", mark: CREAM, trunk: "#5a2413" },
];

/** Trees as a poster painter of the fifties cut them, baubles and bursting stars above. */
export const modernForest: Sketch = {
	ground(side) {
		const whole = wholeSide(side);
		return [
			background("#c4492a"),
			...bays(side).flatMap((bay, index) => [...hung(bay), ...forest(bay, index)]),
			...floor(whole),
		];
	},
	edged: [],
	draw(field, garment) {
		const area = page(field, garment ? 0.02 : 0.07, 1.4, garment ? 1.12 : 1.6);
		const tall = isTall(area);
		const words = garment ? part(area, 0, 0, 1, 0.4) : tall ? part(area, 0, 0.2, 1, 0.36) : part(area, 0, 0.19, 1, 0.4);
		const name = part(area, 0.3, garment ? 0.41 : tall ? 0.56 : 0.595, 0.4, tall ? 0.07 : 0.1);
		return [
			...(garment ? forest(area, 0, 0.4) : []),
			greetingIn("merryChristmas", words, {
				font: "bebas-neue",
				size: 0.281,
				color: garment ? BRICK : CREAM,
				leading: 0.94,
				tracking: 0.01,
			}),
			sampleIn("2026", name, { font: "bebas-neue", color: garment ? TEAL : "#f5c45e", tracking: 0.14 }, 0.9),
		];
	},
	inside: ({ x, y, width, height }) => [
		...arts(
			"firs",
			[0, 1, 2].map((index) =>
				placed(modernTree([1, 0, 4][index]!, TREES[[0, 2, 4][index]!]!), {
					x: x + width * (0.36 + index * 0.14),
					y: y + height * (index === 1 ? 0.21 : 0.23),
					size: width * (index === 1 ? 0.28 : 0.22),
				}),
			),
		),
		text(
			"Mika & Lou",
			{ x: x + width * 0.12, y: y + height * 0.56, width: width * 0.76 },
			{ font: "caveat", size: width * 0.13, color: "#c4492a" },
		),
	],
};

function hung({ x, y, width, height }: Field): DesignElement[] {
	const unit = Math.min(width, height);
	const low = isTall({ x, y, width, height }) ? 1 : 0.8;
	const baubles = [
		[0.1, 0.15, 0],
		[0.29, 0.085, 1],
		[0.71, 0.1, 2],
		[0.9, 0.16, 1],
	] as const;
	const bursts = [
		[0.5, 0.1, 0.19, CREAM],
		[0.2, 0.07, 0.09, HONEY],
		[0.81, 0.06, 0.1, "#f0b9a2"],
		[0.38, 0.13, 0.06, "#f0b9a2"],
		[0.62, 0.14, 0.06, HONEY],
	] as const;
	return [
		...arts(
			"hung baubles",
			baubles.map(([u, v, kind], index) => {
				const size = unit * 0.155;
				const [a, b] = [x + u * width, y + v * height * low];
				return [
					stroke("#f3dcb9", unit * 0.0035, `M${a} ${y}L${a} ${b}`),
					...placed(modernBauble(kind, { ...TREES[(index * 2) % 5]!, trunk: "#f3dcb9" }), { x: a, y: b, size }),
				];
			}),
		),
		...arts(
			"stars",
			bursts.map(([u, v, size, color]) =>
				placed(starburst(color, "#c4492a"), { x: x + u * width, y: y + v * height * low, size: size * unit }),
			),
		),
	];
}

function forest({ x, y, width, height }: Field, shift: number, rise?: number): DesignElement[] {
	const unit = Math.min(width, height * 0.8);
	const count = Math.max(5, Math.round(width / (unit * 0.185)));
	const step = width / count;
	const foot = y + height * 0.965;
	const kinds = [0, 1, 3, 4, 2];
	const trees = Array.from({ length: count }, (_, index) => {
		const kind = index === count - 1 ? 2 : kinds[index % 5]!;
		const size =
			Math.min(height * (rise ?? (isTall({ x, y, width, height }) ? 0.34 : 0.28)), step * 2.3) *
			[0.84, 1.02, 0.9, 1.06, 0.88][(index + shift * 2) % 5]!;
		const at = { x: x + (index + 0.5) * step, y: foot - size * 0.5, size };
		return placed(modernTree(kind, TREES[(index + shift) % 5]!), at);
	});
	return piled("firs", trees);
}

function floor({ x, y, width, height }: Field): DesignElement[] {
	return [art("ground", [fill("#8f2f18", box(x, y + height * 0.962, width, height * 0.038))])];
}
