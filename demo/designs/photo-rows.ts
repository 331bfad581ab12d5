import type { DesignElement } from "#design/document.ts";
import {
	balloons,
	blocks,
	boots,
	branches,
	cake,
	type DemoPicture,
	dogBed,
	dunes,
	forest,
	harbour,
	lake,
	sea,
	village,
	wool,
} from "../pictures.ts";
import { type Field, photo } from "./drawing.ts";

/** The pictures in their order, and where the subject of each lies, from left to right and from top to bottom. */
type Row = readonly (readonly [DemoPicture, number, number?])[];
const FAMILY: Row = [
	[cake, 0.5, 0.3],
	[boots, 0.5],
	[lake, 0.95],
	[blocks, 0.48],
	[balloons, 0.15],
	[sea, 0.62],
	[dogBed, 0.6],
	[branches, 0.5],
	[harbour, 0.5],
	[wool, 0.8],
	[dunes, 0.5],
	[forest, 0.4],
	[village, 0.7],
];
const PETS: Row = [
	[forest, 0.4],
	[wool, 0.8],
	[dunes, 0.5],
	[lake, 0.95],
	[dogBed, 0.6],
];
const TRAVEL: Row = [
	[harbour, 0.5],
	[lake, 0.95],
	[dunes, 0.5],
	[balloons, 0.15],
	[sea, 0.62],
	[village, 0.7],
];
const SAMPLES = { family: FAMILY, pets: PETS, travel: TRAVEL };

/** One of the sample photos in a frame: none comes twice before all have come. */
export function sample(
	index: number,
	box: Field,
	{ of = "family", ...style }: Omit<Parameters<typeof photo>[2] & object, "focus"> & { of?: keyof typeof SAMPLES } = {},
): DesignElement {
	const [picture, across, down = 0.5] = SAMPLES[of][index % SAMPLES[of].length]!;
	return photo(picture, box, { ...style, focus: [across, down] });
}
