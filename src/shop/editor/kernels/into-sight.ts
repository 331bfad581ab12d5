import type { ScreenPixels } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import type { Bounds } from "#design/geometry/bounds.ts";
import { panView, type StageSize, toStage, type View } from "./view.ts";

/** Of what there is room for. */
const MOSTLY = 0.75;
/** Of the stage: where so much of the end of something larger is seen, its end it is: there it may be written. */
const PARTLY = 0.25;
const MARGIN: ScreenPixels = 24;

/**
 * The page moved no farther than needed for a part of it to be seen, or the beginning of one that is larger than the stage,
 * unless its end is in sight already. null: most of what is printed of it is seen already.
 */
export function viewInto(view: View, bounds: Bounds, stage: StageSize, side: SideFormat): View | null {
	const { left, top, right, bottom } = printedOf(bounds, side);
	const [fromX, fromY] = toStage(view, [left, top]);
	const [toX, toY] = toStage(view, [right, bottom]);
	const [dx, dy] = [shift(fromX, toX, stage.width), shift(fromY, toY, stage.height)];
	return dx === 0 && dy === 0 ? null : panView(view, dx, dy, stage, side);
}

/** Whether nothing of a part of the page is on the stage. */
export function isUnseen(view: View, { left, top, right, bottom }: Bounds, stage: StageSize): boolean {
	const [fromX, fromY] = toStage(view, [left, top]);
	const [toX, toY] = toStage(view, [right, bottom]);
	return toX <= 0 || toY <= 0 || fromX >= stage.width || fromY >= stage.height;
}

/** All of it, where nothing of it is printed. */
function printedOf(bounds: Bounds, { width, height, bleed }: SideFormat): Bounds {
	const left = Math.max(bounds.left, -bleed);
	const top = Math.max(bounds.top, -bleed);
	const right = Math.min(bounds.right, width + bleed);
	const bottom = Math.min(bounds.bottom, height + bleed);
	return left <= right && top <= bottom ? { left, top, right, bottom } : bounds;
}

function shift(from: ScreenPixels, to: ScreenPixels, length: ScreenPixels): ScreenPixels {
	const seen = Math.min(to, length) - Math.max(from, 0);
	if (seen >= MOSTLY * Math.min(to - from, length)) return 0;
	const isLarger = to - from > length - 2 * MARGIN;
	const beginsBefore = from < MARGIN;
	const toBeginning = isLarger ? !beginsBefore || seen < PARTLY * length : beginsBefore;
	return toBeginning ? MARGIN - from : length - MARGIN - to;
}
