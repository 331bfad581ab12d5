import { fontsOf } from "#painters/fonts.ts";
import { after } from "./dom/after.ts";
import type { EditorTools } from "./editor-tools.ts";

/** As long as somebody would wait. */
const LONGEST_WAIT = 10_000;

/** "late": what was chosen is not on the stage yet; "unseen": letters of the design stand there in another font. */
export type Made = "made" | "late" | "unseen";

/** Waits for what was chosen and for the design's fonts; all around the page knows what is made then. */
export async function madeByNow(tools: EditorTools): Promise<Made> {
	const { lateMade, store, settled, prepareFonts } = tools;
	const isMade = await inTime(lateMade());
	const isSeen = await inTime(prepareFonts(fontsOf(store.getState().document)));
	settled.settle();
	await null; // the autosave hears of it with this commit's effects
	if (!isSeen) return "unseen";
	return isMade ? "made" : "late";
}

function inTime(coming: Promise<unknown>): Promise<boolean> {
	const { promise, resolve } = Promise.withResolvers<boolean>();
	const callOff = after(LONGEST_WAIT, () => resolve(false));
	coming.then(
		() => resolve(true),
		() => resolve(false),
	);
	return promise.finally(callOff);
}
