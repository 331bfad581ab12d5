import type { DemoArticle } from "../demo-types.ts";
import type { SideShape } from "./shapes.ts";
import type { Sketch } from "./sketch.ts";

export type PlannedDesign = {
	readonly id: number;
	/** Orders so far, for the first sorting. */
	readonly popularity: number;
	readonly createdOn: string;
	readonly modifiedOn: string;
	readonly tags: readonly number[];
	readonly sketch: Sketch;
	/** What shows it best; else the first article of its shapes. */
	readonly first?: readonly DemoArticle[];
	readonly shapes: readonly SideShape[];
};

/** What belongs to one occasion. */
export type Collection = readonly PlannedDesign[];
