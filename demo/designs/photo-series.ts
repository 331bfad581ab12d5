import type { PictureUse } from "#design/document.ts";
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

type Series = readonly PictureUse[];

export const LANDSCAPES: Series = [lake, village, harbour, balloons, dunes, sea];

export const OUTDOORS: Series = [lake, sea, forest, branches, village, harbour, balloons, dunes];

/** From the cover, or December, through the year. */
export const THROUGH_THE_YEAR: Series = [
	...[lake, village, wool, boots, branches, balloons, sea, cake],
	...[dunes, harbour, forest, toyDog, blocks],
];

/** Through the year too: walks, and what waits at home. */
export const WITH_PETS: Series = [
	...[village, toyDog, lake, wool, branches, balloons],
	...[sea, dunes, harbour, forest, boots, dogBed],
];

/** The animal comes first. */
export const ON_WALKS: Series = [toyDog, dogBed, dunes, wool, lake];

export const ON_THE_TEAM: Series = [locker];

export const TRAVELS: Series = [harbour, lake, dunes, balloons, sea, village];

export const FAMILY: Series = [
	...[cake, boots, lake, blocks, balloons, sea, toyDog],
	...[branches, harbour, wool, forest, dunes, village, locker],
];

/** From the month of the birth to the twelfth. */
export const FIRST_YEAR: Series = [
	...[boots, wool, branches, toyDog, balloons, lake, cake],
	...[sea, dunes, harbour, forest, village, blocks],
];
