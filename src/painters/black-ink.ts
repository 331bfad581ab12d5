import { rgbOf } from "#design/contrast.ts";
import { pathBounds } from "#design/geometry/path-bounds.ts";

/** What black ink alone prints on coated paper is about #231f20: a colour as dark and as grey loses nothing by it. */
const DARKEST = 0x24;
const GREY = 0x0c;
/** A plain form as large as this is an area, which black ink alone would leave grey. Millimetres. */
const AREA = 20;
/** A star has as many. */
const MOST_COMMANDS = 12;

/** Whether a press prints a colour in black ink alone: where letters, lines and small forms would show the others beside it. `d`: what is filled. */
export function isBlackAlone(color: string, d = ""): boolean {
	return isNearBlack(color) && !isArea(d);
}

function isNearBlack(color: string): boolean {
	const channels = rgbOf(color);
	return Math.max(...channels) <= DARKEST && Math.max(...channels) - Math.min(...channels) <= GREY;
}

function isArea(d: string): boolean {
	if ((d.match(/[A-Z]/g)?.length ?? 0) > MOST_COMMANDS) return false;
	const bounds = pathBounds(d);
	return bounds !== undefined && bounds.right - bounds.left >= AREA && bounds.bottom - bounds.top >= AREA;
}
