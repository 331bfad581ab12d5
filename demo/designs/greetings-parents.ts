import type { DesignElement } from "#design/document.ts";
import { demoTexts } from "../demo-texts.ts";
import { art, placed } from "./art.ts";
import { background, type Field, text } from "./drawing.ts";
import { asOne, greetingIn, sampleIn } from "./greeting-parts.ts";
import { focused, isTall, page, part } from "./greeting-places.ts";
import { openPeony, type PeonyTones, peonyBud, peonyLeaf, ranunculus } from "./motifs/peonies.ts";
import { BRICK, CREAM, HONEY, TEAL } from "./palette.ts";
import { around, type Drawing, fill, oval, polygon, type Spot, star, stroke } from "./pen.ts";
import type { Sketch } from "./sketch.ts";
import { arts, piled } from "./spread.ts";

const PEONIES: readonly PeonyTones[] = [
	["#c2566a", "#d87485", "#e6929b", "#f0b0b2", "#f8d3cd", HONEY],
	["#d9806a", "#e89a83", "#f0b39d", "#f6ccb9", "#fbe3d5", HONEY],
	["#8f2f49", "#a8435c", "#bf5b70", "#d3798a", "#e5a3ab", "#f0c36a"],
];
const PALE = ["#f3cfc6", "#f6d9d0", "#f8e2da", "#faeae2", "#fbf0e8", "#f3e3c6"];
const APRICOT = ["#e8a15f", "#edb073", "#f1be88", "#f4cb9d", "#f7d8b3", "#e5c06b"];

/** Peonies and ranunculus hang over the upper edge. */
export const peonyMum: Sketch = {
	ground(side) {
		return [background("#f7e3dc"), asOne(focused(side).flatMap((bay) => piled("peonies", bouquet(bay))))];
	},
	edged: [],
	draw(field, garment) {
		const area = page(field, garment ? 0.02 : 0.07, 1.36, garment ? 1.12 : 1.6);
		const tall = isTall(area);
		const words = tall ? part(area, 0, 0.45, 1, 0.37) : part(area, 0, 0.42, 1, 0.42);
		const name = part(area, 0.14, tall ? 0.845 : 0.85, 0.72, tall ? 0.1 : 0.13);
		return [
			...(garment ? piled("peonies", bouquet(part(area, 0.14, 0.08, 0.72, 0.76))) : []),
			greetingIn("bestMum", words, { font: "dancing-script", size: 0.221, color: "#8f2f49", leading: 1.15 }),
			sampleIn("Emma & Luca", name, { font: "lora", color: "#55775c" }, 0.62),
		];
	},
	inside: ({ x, y, width, height }) => [
		...piled("peonies", [
			placed(peonyLeaf("#6f9163", "#55775c"), {
				x: x + width * 0.4,
				y: y + height * 0.21,
				size: width * 0.22,
				turn: -70,
			}),
			placed(peonyLeaf("#6f9163", "#55775c"), {
				x: x + width * 0.6,
				y: y + height * 0.21,
				size: width * 0.22,
				turn: 70,
			}),
			placed(openPeony(PEONIES[0]!), { x: x + width * 0.5, y: y + height * 0.21, size: width * 0.22 }),
		]),
		text(
			"Emma & Luca",
			{ x: x + width * 0.12, y: y + height * 0.56, width: width * 0.76 },
			{ font: "dancing-script", size: width * 0.12, color: "#8f2f49" },
		),
	],
	other: (field) => [
		sampleIn("Emma & Luca", part(field, 0.08, 0.56, 0.84, 0.26), { font: "lora", color: "#8f2f49" }, 0.5),
	],
};

function bouquet({ x, y, width, height }: Field): Drawing[] {
	const unit = Math.min(width, height * (isTall({ x, y, width, height }) ? 0.78 : 0.7));
	const scale = unit;
	const spread = width / unit;
	const at = (u: number, v: number): Spot => [
		x + width / 2 + (u - 0.5) * scale * (1 + (spread - 1) * 0.9),
		y + v * scale,
	];
	const green = [
		[0.07, 0.36, -148, 0.3],
		[0.26, 0.42, 168, 0.28],
		[0.47, 0.44, -170, 0.26],
		[0.66, 0.43, 158, 0.27],
		[0.86, 0.4, 142, 0.3],
		[0.99, 0.3, 120, 0.28],
	] as const;
	const flowers = [
		[0.3, 0.07, 0.32, "ranunculus", 1],
		[0.72, 0.05, 0.34, "peony", 1],
		[0.04, 0.1, 0.4, "peony", 2],
		[0.99, 0.12, 0.38, "ranunculus", 0],
		[0.5, 0.17, 0.46, "peony", 0],
		[0.22, 0.29, 0.28, "ranunculus", 0],
		[0.79, 0.27, 0.31, "peony", 2],
		[0.04, 0.34, 0.22, "ranunculus", 1],
		[0.95, 0.35, 0.2, "ranunculus", 1],
		[0.63, 0.37, 0.15, "ranunculus", 1],
	] as const;
	return [
		...green.map(([u, v, turn, size], index) => {
			const [a, b] = at(u, v);
			return placed(peonyLeaf(["#6f9163", "#55775c"][index % 2]!, "#8fae80"), { x: a, y: b, size: size * scale, turn });
		}),
		...[
			[0.37, 0.43, 172],
			[0.9, 0.46, 160],
		].map(([u, v, turn]) => {
			const [a, b] = at(u!, v!);
			return placed(peonyBud("#a8435c", "#d87485", "#f0b0b2", "#55775c"), {
				x: a,
				y: b,
				size: 0.16 * scale,
				turn: turn!,
			});
		}),
		...flowers.map(([u, v, size, kind, tone], index) => {
			const [a, b] = at(u, v);
			const flower =
				kind === "peony"
					? openPeony(PEONIES[tone]!)
					: ranunculus(tone ? APRICOT : PALE, tone ? "#cf8241" : "#dba89c", tone ? "#7d8450" : "#8aa37c");
			return placed(flower, { x: a, y: b, size: size * scale, turn: index * 53 });
		}),
	];
}

/** A badge of the fifties before rays of light. */
export const retroDad: Sketch = {
	ground(side) {
		return [background(TEAL), ...focused(side).flatMap((bay) => sunRays(bay))];
	},
	edged: [demoTexts.en.greetings.bestDad, "Gustav"],
	draw(field, garment) {
		const area = page(field, garment ? 0.02 : 0.05, 1, 1);
		const unit = area.width;
		const banner = part(area, 0.2, 0.735, 0.6, 0.13);
		return [
			...badge(area.x + unit / 2, area.y + unit / 2, unit),
			greetingIn("bestDad", part(area, 0.15, 0.32, 0.7, 0.36), {
				font: "pacifico",
				size: 0.198,
				color: BRICK,
				leading: 1.25,
			}),
			sampleIn("Gustav", banner, { font: "bebas-neue", color: CREAM, tracking: 0.08 }, 0.78),
		];
	},
	inside: ({ x, y, width, height }) => [
		art("stars", [
			fill(BRICK, star(x + width * 0.5, y + height * 0.2, width * 0.07, width * 0.03)),
			fill(
				HONEY,
				star(x + width * 0.37, y + height * 0.215, width * 0.04, width * 0.017),
				star(x + width * 0.63, y + height * 0.215, width * 0.04, width * 0.017),
			),
			fill(
				TEAL,
				star(x + width * 0.28, y + height * 0.24, width * 0.026, width * 0.011),
				star(x + width * 0.72, y + height * 0.24, width * 0.026, width * 0.011),
			),
		]),
		text(
			"Noa & Sam",
			{ x: x + width * 0.12, y: y + height * 0.56, width: width * 0.76 },
			{ font: "pacifico", size: width * 0.11, color: TEAL },
		),
	],
	other: (field) => [
		...starRow(field.x + field.width / 2, field.y + field.height * 0.34, field.width * 0.9),
		sampleIn("Gustav", part(field, 0.04, 0.46, 0.92, 0.28), { font: "bebas-neue", color: CREAM, tracking: 0.06 }),
	],
};

/** Five, the middle one the largest. */
function starRow(x: number, y: number, unit: number, bend = 0): DesignElement[] {
	const stars = [-2, -1, 0, 1, 2].map((step): Drawing => {
		const size = unit * (0.07 - Math.abs(step) * 0.014);
		return [
			fill(step % 2 ? HONEY : CREAM, star(x + step * unit * 0.19, y + unit * step * step * bend, size, size * 0.42)),
		];
	});
	return arts("stars", stars);
}

function sunRays({ x, y, width, height }: Field): DesignElement[] {
	const [u, v] = [x + width / 2, y + height / 2];
	const edge = (turn: number): Spot => {
		const [dx, dy] = around(0, 0, 1, 1, turn)[0]!;
		const far = Math.min(width / 2 / Math.abs(dx || 1e-6), height / 2 / Math.abs(dy || 1e-6));
		return [u + dx * far, v + dy * far];
	};
	const wedges = Array.from({ length: 18 }, (_, index) =>
		polygon([u, v], edge(index * 20 - 5), edge(index * 20), edge(index * 20 + 5)),
	);
	const unit = Math.min(width, height);
	const rows = isTall({ x, y, width, height }) ? [0.075, 0.925] : [];
	const stars = rows.flatMap((row) => starRow(u, y + height * row, unit, row < 0.5 ? 0.012 : -0.012));
	return [art("rays", [fill("#3a7d87", ...wedges)]), ...stars];
}

function badge(x: number, y: number, unit: number): DesignElement[] {
	const ringOf = (radius: number) => oval(x, y, radius * unit);
	const tail = (way: number) =>
		polygon(
			[x + way * unit * 0.29, y + unit * 0.29],
			[x + way * unit * 0.46, y + unit * 0.29],
			[x + way * unit * 0.41, y + unit * 0.355],
			[x + way * unit * 0.46, y + unit * 0.42],
			[x + way * unit * 0.29, y + unit * 0.42],
		);
	const band = `M${x - unit * 0.34} ${y + unit * 0.235}L${x + unit * 0.34} ${y + unit * 0.235}L${x + unit * 0.34} ${y + unit * 0.365}L${x - unit * 0.34} ${y + unit * 0.365}Z`;
	const fold = (way: number) =>
		polygon(
			[x + way * unit * 0.34, y + unit * 0.365],
			[x + way * unit * 0.29, y + unit * 0.42],
			[x + way * unit * 0.29, y + unit * 0.365],
		);
	return [
		art("label", [
			fill(BRICK, star(x, y, unit * 0.5, unit * 0.462, 44)),
			fill(CREAM, ringOf(0.438)),
			stroke(BRICK, unit * 0.008, ringOf(0.415)),
			stroke(HONEY, unit * 0.012, ringOf(0.395)),
			fill(
				HONEY,
				...Array.from({ length: 9 }, (_, index) =>
					polygon(
						[x, y - unit * 0.19],
						...[0, 6].map((more): Spot => around(x, y - unit * 0.19, unit * 0.16, 1, -87 + index * 21 + more)[0]!),
					),
				),
			),
			fill(BRICK, star(x, y - unit * 0.235, unit * 0.085, unit * 0.036)),
			fill(
				TEAL,
				star(x - unit * 0.14, y - unit * 0.215, unit * 0.042, unit * 0.018),
				star(x + unit * 0.14, y - unit * 0.215, unit * 0.042, unit * 0.018),
			),
		]),
		art("ribbon", [
			fill("#1d4a52", tail(-1), tail(1)),
			fill("#123740", fold(-1), fold(1)),
			fill(TEAL, band),
			stroke(
				HONEY,
				unit * 0.005,
				`M${x - unit * 0.325} ${y + unit * 0.248}L${x + unit * 0.325} ${y + unit * 0.248}`,
				`M${x - unit * 0.325} ${y + unit * 0.352}L${x + unit * 0.325} ${y + unit * 0.352}`,
			),
		]),
	];
}
