import { fontsOf } from "#painters/fonts.ts";
import { areFontsLoaded } from "#painters/load-fonts.client.ts";
import { after } from "./dom/after.ts";
import type { EditorTools } from "./editor-tools.ts";

/** Milliseconds; as long as somebody would wait. */
const LONGEST_WAIT = 10_000;

/** What is still to come: choices that are not on the stage yet, and letters of the design that stand there in another font. */
export type Coming = { readonly late: boolean; readonly unseen: boolean };

/** Waits for what was chosen and for the design's fonts; all around the page knows what is made then. */
export async function madeByNow({ lateMade, store, settled, prepareFonts }: EditorTools): Promise<Coming> {
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
	await inTime(prepareFonts(fontsOf(store.getState().document)));
	callOff();
	settled.settle();
	await null; // the autosave hears of it with this commit's effects
	return { late: !isMade, unseen: !areFontsLoaded(fontsOf(store.getState().document)) };
}
