import type { PhotoElement } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import type { EditorTools } from "./editor-tools.ts";
import { elementOf } from "./kernels/commands.ts";
import { currentSide } from "./kernels/editing.ts";
import { photoGoals, takesSamples, waitingAt } from "./kernels/photo-goals.ts";
import { workNow } from "./place-of-new.ts";

/** The frame or sample that waits at a point of the shown side. */
export function frameAt({ store, props }: EditorTools, at: Point): string | null {
	const { document } = store.getState();
	return waitingAt(document, currentSide(store), at, takesSamples(document, props.publishes));
}

/** What the first of so many photos would fill if they were dropped there; null: it would lie on the page, or is not seen. */
export function photoUnderDrop(tools: EditorTools, at: Point, count: number): PhotoElement | null {
	const { store, props, uploads, room } = tools;
	const { document, selection } = store.getState();
	const touched = { left: at[0], right: at[0] };
	const [goal] = photoGoals(document, room({ ...workNow(tools), touched }), {
		...{ count, frame: frameAt(tools, at), held: uploads.held() },
		takesSamples: takesSamples(document, props.publishes),
	});
	const photo = elementOf(document, selection.side, goal?.slot ?? null);
	return photo?.kind === "photo" ? photo : null;
}
