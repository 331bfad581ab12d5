import type { SessionRecord } from "./session-records.ts";

/** What every page asks of its visitor. */
export type VisitorState = {
	/** undefined: nothing was ever written. */
	readonly record: SessionRecord | undefined;
	/** In the cart on this site, as the header counts them. */
	readonly pieces: number;
	/** Whether there is a project changed lately that is in no cart: without one, nothing can be unfinished. */
	readonly hasOpenProject: boolean;
};

/** What was left longer ago is found among one's designs. */
export const MOST_DAYS_UNFINISHED = 60;
