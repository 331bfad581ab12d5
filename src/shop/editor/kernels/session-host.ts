import type { Box, DesignElement } from "#design/document.ts";
import type { MeasureText } from "#design/elements/text/fitted-text.ts";
import type { Point } from "#design/geometry/matrix.ts";
import type { Bounds, PlacedElement } from "./boxes.ts";
import type { EditorStore } from "./editor-store.ts";
import type { LiveElement } from "./resize-element.ts";
import type { GapGuide, Guide } from "./snapping.ts";
import type { StageSize, View } from "./view.ts";

/** The text that is being edited takes presses itself; points in the element's own millimetres. */
export type TextTarget = { press(point: Point, clicks: number, extend: boolean): void; drag(point: Point): void };
export type LiveChange = LiveElement & { readonly from: PlacedElement };
/** What a gesture needs from its surroundings. Only `store` changes the document. */
export type SessionHost = {
	readonly store: EditorStore;
	readonly measure: MeasureText;
	view(): View;
	fittedView(): View;
	stageSize(): StageSize;
	textTarget(): TextTarget | null;
	/** Nothing when the gesture ends. `frame`: what is outlined, where there are several. */
	showLive(changes: readonly LiveChange[], frame: Box | null): void;
	showMarquee(area: Bounds | null, touched: readonly string[]): void;
	showGuides(guides: readonly Guide[], gaps: readonly GapGuide[]): void;
	showView(view: View, settled: boolean): void;
	choosePhoto(id: string): void;
	/** Somebody tries what its locks keep. */
	tellLocked(element: DesignElement): void;
	/** Calls off what it answers. */
	after(milliseconds: number, action: () => void): () => void;
};
