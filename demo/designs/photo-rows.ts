import type { DesignElement } from "#design/document.ts";
import { balloons, blocks, branches, dunes, forest, harbour, lake, sea, village, wool } from "../pictures.ts";
import { type Field, photo } from "./drawing.ts";

/** The pictures in their order, and where the subject of each lies from left to right. */
const FAMILY = [
	[lake, 0.95],
	[blocks, 0.48],
	[sea, 0.62],
	[balloons, 0.15],
	[wool, 0.8],
	[dunes, 0.5],
	[branches, 0.5],
	[harbour, 0.5],
	[forest, 0.4],
	[village, 0.7],
] as const;
const PETS = [
	[dunes, 0.5],
	[lake, 0.95],
	[forest, 0.4],
	[branches, 0.5],
	[wool, 0.8],
] as const;
const TRAVEL = [
	[harbour, 0.5],
	[lake, 0.95],
	[dunes, 0.5],
	[balloons, 0.15],
	[sea, 0.62],
	[village, 0.7],
] as const;
const SAMPLES = { family: FAMILY, pets: PETS, travel: TRAVEL };

/** One of the sample photos in a frame: none comes twice before all have come. */
export function sample(
	index: number,
	box: Field,
	{ of = "family", ...style }: Omit<Parameters<typeof photo>[2] & object, "focus"> & { of?: keyof typeof SAMPLES } = {},
): DesignElement {
	const [picture, focus] = SAMPLES[of][index % SAMPLES[of].length]!;
	return photo(picture, box, { ...style, focus: [focus, 0.5] });
}
