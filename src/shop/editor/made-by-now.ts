import { fontsOf } from "#painters/fonts.ts";
import { after } from "./dom/after.ts";
import type { EditorTools } from "./editor-tools.ts";

/** Milliseconds; as long as somebody would wait. */
const LONGEST_WAIT = 10_000;

/** "late": what was chosen is not on the stage yet; "unseen": letters of the design stand there in another font. */
export type Made = "made" | "late" | "unseen";

/** Waits for what was chosen and for the design's fonts; all around the page knows what is made then. */
export async function madeByNow({ lateMade, store, settled, prepareFonts }: EditorTools): Promise<Made> {
	const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
	const callOff = after(LONGEST_WAIT, end);
	const inTime = (coming: Promise<unknown>): Promise<boolean> =>
		Promise.race([
			coming.then(
				() => true,
				() => false,
			),
			isOver.then(() => false),
		]);
	const isMade = await inTime(lateMade());
	const isSeen = await inTime(prepareFonts(fontsOf(store.getState().document)));
	callOff();
	settled.settle();
	await null; // the autosave hears of it with this commit's effects
	if (!isMade) return "late";
	return isSeen ? "made" : "unseen";
}
