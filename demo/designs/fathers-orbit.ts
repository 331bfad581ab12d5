import type { DesignElement } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { background, dot, type Field, shape, text } from "./drawing.ts";
import { twinkle } from "./motifs/animals.ts";
import { ringedPlanet, sunWithRays, zones } from "./motifs/space.ts";
import { CORAL, CREAM, HONEY, INK, PAPER } from "./palette.ts";
import { disc, fill, type Spot } from "./pen.ts";
import { inset, type Sketch, wholeSide } from "./sketch.ts";
import { arts } from "./spread.ts";
import { cellsOf } from "./strip.ts";

const NIGHT = "#1d2340";
const ORBIT = "#4a5480";

type Planet = {
	readonly name: string;
	readonly size: number;
	readonly color: string;
	readonly zone: string;
	/** From the middle of an upright, an even and a wide field, as shares of its shorter edge. */
	readonly at: readonly [upright: Spot, even: Spot, wide: Spot];
};

const PLANETS: readonly Planet[] = [
	{
		...{ name: "Lia", size: 0.12, color: "#7fb7b1", zone: "#5c9a98" },
		at: [
			[0.34, -0.27],
			[0.29, -0.21],
			[0.43, -0.2],
		],
	},
	{
		...{ name: "Jonas", size: 0.155, color: CORAL, zone: "#c2543a" },
		at: [
			[-0.28, -0.4],
			[-0.31, -0.31],
			[-0.49, -0.26],
		],
	},
	{
		...{ name: "Emma", size: 0.17, color: "#e9c98f", zone: "#cf9f5b" },
		at: [
			[-0.27, 0.545],
			[-0.35, 0.3],
			[-0.54, 0.27],
		],
	},
	{
		...{ name: "Ben", size: 0.14, color: "#8d7fb8", zone: "#6f5f9e" },
		at: [
			[0.32, 0.41],
			[0.38, 0.34],
			[0.67, 0.25],
		],
	},
];

/** Everything goes round him: children for planets, each on an orbit of its own. */
export const centreOfAll: Sketch = {
	ground: (side) => [background(NIGHT), ...starred(wholeSide(side))],
	draw(field, garment) {
		if (!garment) return system(field);
		const size = Math.min(field.width, field.height) * 0.94;
		const globe = {
			x: field.x + (field.width - size) / 2,
			y: field.y + field.height * 0.03,
			width: size,
			height: size,
		};
		return [
			shape("ellipse", globe, { fill: NIGHT, stroke: { color: PAPER, width: size * 0.014 }, locked: true }),
			...system(inset(globe, 0.09)),
		];
	},
	other: ({ x, y, width, height }) => [
		art(
			"planet",
			placed(ringedPlanet("#e9c98f", "#cf9f5b", CREAM), { x: x + width / 2, y: y + height / 2, size: width * 0.7 }),
		),
	],
};

function system(field: Field): DesignElement[] {
	const area = inset(field, 0.07);
	const unit = Math.min(area.width, area.height);
	const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
	const kind = field.height > field.width * 1.15 ? 0 : field.width > field.height * 1.15 ? 2 : 1;
	const sun = unit * [0.58, 0.46, 0.6][kind]!;
	const [wider, higher] = [
		Math.min(1, area.width / unit / (kind === 2 ? 1.5 : 1)),
		Math.min(1.15, area.height / unit / (kind === 0 ? 1.42 : 1)),
	];
	const planets = PLANETS.map((planet) => {
		const [across, down] = planet.at[kind]!;
		return { ...planet, x: x + across * unit * wider, y: y + down * unit * higher, size: planet.size * unit };
	});
	return [
		...planets.map(({ x: u, y: v }) => {
			const reach = Math.hypot(u - x, v - y);
			return shape(
				"ellipse",
				{ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach },
				{ stroke: { color: ORBIT, width: unit * 0.004 }, locked: true },
			);
		}),
		art("sun", placed(sunWithRays(HONEY, "#f3cf7f"), { x, y, size: sun })),
		text(
			"MARCO",
			{ x: x - sun * 0.26, y: y - sun * 0.11, width: sun * 0.52 },
			{ font: "bebas-neue", size: sun * 0.22, color: INK, leading: 1, tracking: 0.02 },
		),
		...planets.flatMap((planet, index) => {
			const half = Math.min(unit * 0.16, planet.x - area.x, area.x + area.width - planet.x);
			return body(planet, { unit, half, ringed: index === 2 });
		}),
	];
}

function body(
	{ name, x, y, size, color, zone }: Planet & Pick<Field, "x" | "y">,
	{ unit, half, ringed }: { readonly unit: number; readonly half: number; readonly ringed: boolean },
): DesignElement[] {
	return [
		dot(x, y, size * 1.25, NIGHT),
		...(ringed
			? [art("planet", placed(ringedPlanet(color, zone, CREAM), { x, y, size: size * 1.7 }))]
			: [dot(x, y, size, color), art("bands", [fill(zone, ...zones(x, y, size / 2))])]),
		text(
			name,
			{ x: x - half, y: y + size * 0.5 + unit * 0.012, width: 2 * half },
			{ font: "quicksand", size: unit * 0.066, color: CREAM },
		),
	];
}

function starred(field: Field): DesignElement[] {
	const unit = Math.min(field.width, field.height);
	return arts(
		"stars",
		cellsOf(field, unit * 0.17).map(({ x, y, width, height }, index) => {
			const [u, v] = [
				x + width * (0.15 + 0.7 * ((index * 0.618) % 1)),
				y + height * (0.15 + 0.7 * ((index * 0.382) % 1)),
			];
			return index % 5 === 2
				? placed(twinkle("#8f97bd"), { x: u, y: v, size: unit * 0.032 })
				: [fill(index % 2 ? "#6a7299" : "#4d5680", disc(u, v, unit * (0.002 + 0.002 * (index % 3))))];
		}),
	);
}
