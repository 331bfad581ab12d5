import type { SideFormat } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { setCommand } from "./commands.ts";
import { zoomCrop } from "./crop.ts";
import { currentSide, selectedElement } from "./editing.ts";
import type { EditorStore } from "./editor-store.ts";
import { may } from "./rights.ts";
import { panView, type StageSize, type View, zoomView } from "./view.ts";

export type WheelTurn = { readonly at: Point; readonly dx: number; readonly dy: number; readonly control: boolean };
type Place = {
	readonly view: View;
	readonly fitted: View;
	readonly stage: StageSize;
	readonly side: SideFormat;
};

/** In crop mode the photo gets closer; with Control the page does; else a page that is zoomed in moves. */
export function turnWheel(store: EditorStore, turn: WheelTurn, { view, fitted, stage, side }: Place): View | null {
	const factor = Math.exp(-turn.dy / 400);
	const element = selectedElement(store);
	if (store.getState().mode === "crop" && element?.kind === "photo") {
		if (!may(store.getState().document, element, "content")) return null;
		const crop = zoomCrop(element.crop, factor, [0.5, 0.5]);
		store.run(setCommand(currentSide(store).code, element, { crop }), { tag: `wheel:${element.id}` });
		return null;
	}
	if (turn.control) return zoomView(view, factor, turn.at, fitted);
	return view.scale > fitted.scale ? panView(view, -turn.dx, -turn.dy, stage, side) : null;
}
