import type { DesignElement } from "#design/document.ts";
import { art, placed } from "./art.ts";
import { days, daysPart, isWide, own, picturePart, SAMPLE_YEAR } from "./calendar-parts.ts";
import { background, type Field, text } from "./drawing.ts";
import { sunflower } from "./motifs/garden.ts";
import {
	cherryTwig,
	firSpray,
	holly,
	lanterns,
	lilyOfTheValley,
	meadowPoppies,
	olives,
	roseHips,
	snowdrops,
	sunflowerStem,
	threeTulips,
} from "./motifs/herbarium.ts";
import { lemons } from "./motifs/plants.ts";
import { BRICK, COCOA, FOREST, HONEY, OLIVE, PAPER, SAGE } from "./palette.ts";
import { around, type Drawing, fill, leaf, oval, type Path, stroke } from "./pen.ts";
import type { Sketch } from "./sketch.ts";

type Plate = { readonly name: string; readonly plant: Drawing; readonly tint: string };

const PLATES: readonly Plate[] = [
	{ name: "fir branch", plant: firSpray(), tint: "#dfe6e2" },
	{ name: "snowdrops", plant: snowdrops(), tint: "#c3d0c2" },
	{ name: "blossom", plant: cherryTwig(), tint: "#e4ebe6" },
	{ name: "tulip", plant: threeTulips(), tint: "#f3e6d0" },
	{ name: "lily of the valley", plant: lilyOfTheValley(), tint: "#c9d6c0" },
	{ name: "poppies", plant: meadowPoppies(), tint: "#f4e2d2" },
	{ name: "lemons", plant: lemons(HONEY, "#d4982f", "#7fa07e", FOREST), tint: "#dde8e8" },
	{ name: "sunflower", plant: sunflowerStem(sunflower(HONEY, "#c98a2b", COCOA, "#a37a4e")), tint: "#e3e6d2" },
	{ name: "olives", plant: olives(), tint: "#efe6d2" },
	{ name: "rose hips", plant: roseHips(), tint: "#f2dfd3" },
	{ name: "lanterns", plant: lanterns(), tint: "#ece1cc" },
	{ name: "holly", plant: holly(), tint: "#e9ddd6" },
];

/** A plant for each month, as in a herbarium; no photo is needed. */
export const gardenYear: Sketch = {
	ground: () => [background(PAPER)],
	draw(field) {
		const size = Math.min(field.width, field.height) * 0.9;
		const [x, y] = [field.width / 2, field.height * (isWide(field) ? 0.53 : 0.5)];
		const room = { x: x - size * 0.24, width: size * 0.48 };
		return [
			...wreath(x, y, size),
			own(
				String(SAMPLE_YEAR),
				{ ...room, y: y - size * 0.15 },
				{ font: "playfair-display", size: size * 0.17, color: FOREST },
			),
			text(
				"Olivia & Jan",
				{ ...room, y: y + size * 0.065 },
				{ font: "dancing-script", size: size * 0.085, color: BRICK },
			),
		];
	},
	month: (side, month) => {
		const part = picturePart(side);
		const { name, plant, tint } = PLATES[month - 1] ?? PLATES[0]!;
		const top = Math.max(part.y, 0) + Math.min(part.width, part.height) * 0.14;
		const high = part.y + part.height - top - (isWide(side) ? Math.min(part.width, part.height) * 0.12 : 0);
		const wide = Math.min(part.width * 0.74, high * 0.82);
		const niche = { x: part.x + part.width / 2 - wide / 2, y: top, width: wide, height: high };
		const size = Math.min(wide * 0.86, high * 0.74);
		return [
			background(PAPER),
			art("arch", [fill(tint, arched(niche)), stroke(FOREST, wide * 0.005, arched(shrunk(niche, wide * 0.03)))]),
			art(name, placed(plant, { x: niche.x + wide / 2, y: niche.y + high * 0.53, size })),
			days(month, daysPart(side), { font: "lora", color: FOREST, weekendColor: BRICK }),
		];
	},
};

/** All twelve in a ring, as on a clock. */
function wreath(x: number, y: number, size: number): DesignElement[] {
	const radius = size * 0.37;
	const leaves = around(x, y, radius, 36, 5).flatMap(([u, v], index) => {
		const along = 5 + index * 10;
		return [leaf(u, v, size * 0.1, size * 0.036, along + 128), leaf(u, v, size * 0.1, size * 0.036, along + 52)];
	});
	const berries = around(x, y, radius * 1.15, 12, 15).map(([u, v]) => oval(u, v, size * 0.009));
	return [
		art("wreath", [
			stroke(OLIVE, size * 0.006, oval(x, y, radius)),
			fill(SAGE, ...leaves.filter((_, index) => index % 4 < 2)),
			fill("#8f9b6d", ...leaves.filter((_, index) => index % 4 > 1)),
			fill(BRICK, ...berries),
		]),
		...around(x, y, radius, PLATES.length).map(([u, v], index) =>
			art(PLATES[index]!.name, placed(PLATES[index]!.plant, { x: u, y: v, size: size * 0.185, turn: 0 })),
		),
	];
}

function arched({ x, y, width, height }: Field): Path {
	const [right, bottom, half] = [x + width, y + height, width / 2];
	const k = half * 0.4477;
	return `M${x} ${bottom}L${x} ${y + half}C${x} ${y + k} ${x + k} ${y} ${x + half} ${y}C${right - k} ${y} ${right} ${y + k} ${right} ${y + half}L${right} ${bottom}Z`;
}

function shrunk({ x, y, width, height }: Field, margin: number): Field {
	return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
}
