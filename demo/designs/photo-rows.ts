import type { DesignElement, PictureUse } from "#design/document.ts";
import {
	balloons,
	blocks,
	boots,
	branches,
	cake,
	dogBed,
	dunes,
	forest,
	harbour,
	lake,
	locker,
	sea,
	toyDog,
	village,
	wool,
} from "../pictures.ts";
import { type Field, photo } from "./drawing.ts";
import { FAMILY, ON_THE_TEAM, ON_WALKS, TRAVELS } from "./photo-series.ts";

/** Where the subject of each picture lies, from left to right and from top to bottom. */
const SUBJECTS = new Map<PictureUse, readonly [number, number?]>([
	[cake, [0.5, 0.3]],
	[boots, [0.5]],
	[lake, [0.95]],
	[blocks, [0.48]],
	[balloons, [0.15]],
	[sea, [0.62]],
	[dogBed, [0.6]],
	[branches, [0.5]],
	[harbour, [0.5]],
	[wool, [0.8]],
	[dunes, [0.5]],
	[forest, [0.4]],
	[village, [0.7]],
	[locker, [0.5]],
	[toyDog, [0.48]],
]);
const SAMPLES = { family: FAMILY, pets: ON_WALKS, team: ON_THE_TEAM, travel: TRAVELS };

/** One of the sample photos in a frame: none comes twice before all have come. */
export function sample(
	index: number,
	box: Field,
	{ of = "family", ...style }: Omit<Parameters<typeof photo>[2] & object, "focus"> & { of?: keyof typeof SAMPLES } = {},
): DesignElement {
	const picture = SAMPLES[of][index % SAMPLES[of].length]!;
	const [across, down = 0.5] = SUBJECTS.get(picture)!;
	return photo(picture, box, { ...style, focus: [across, down] });
}
