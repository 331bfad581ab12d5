import type { DesignElement } from "#design/document.ts";
import { branches, forest, lake, sea } from "../pictures.ts";
import { type Field, photo } from "./drawing.ts";

const SAMPLES = [
	[lake, 0.95],
	[branches, 0.5],
	[sea, 0.62],
	[forest, 0.4],
	[lake, 0.3],
	[sea, 0.1],
	[forest, 0.9],
	[branches, 0.1],
] as const;

/** One of the sample photos in a frame, another part of them each time. */
export function sample(
	index: number,
	box: Field,
	style: Omit<Parameters<typeof photo>[2] & object, "focus"> = {},
): DesignElement {
	const [picture, focus] = SAMPLES[index % SAMPLES.length]!;
	return photo(picture, box, { ...style, focus: [focus, 0.5] });
}
