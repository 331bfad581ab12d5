import type { Millimetres } from "#core/units.ts";
import type { Box, SideFormat, TextCurve, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { resizedAbout } from "#design/geometry/resized-about.ts";
import { checkTextFits, checkWords, inkBounds } from "#design/preflight/text-fit.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { changeBetween, type ElementChange } from "./commands.ts";
import { inSize } from "./scale-element.ts";

const STEP = 0.95;
const SMALLEST = 1.5;
/** Of its size, down to which a text is made smaller rather than a word of it broken. */
const LARGE_ENOUGH = 0.5;
const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };

/** A text before it was bent, and as bending left it. */
export type Bending = { readonly straight: TextElement; readonly bent: TextElement };

/** The text with another curve, bent from what it was when it was straight. Of the bendings that stand, the newest is the last. */
export function bendAnew(
	text: TextElement,
	curve: TextCurve | undefined,
	bendings: readonly Bending[],
	side: SideFormat,
	shaper: TextShaper,
): Bending {
	const straight = unbent(text, bendings, side);
	return { straight, bent: { ...straight, ...bendChange(straight, curve, side, shaper) } as TextElement };
}

/**
 * As large, as wide and where it would be, had it never been bent: by as much as it was moved, enlarged or widened since, but
 * no wider than the page has room. Its top stays, as that of a bent text does when its curve or its words are changed.
 */
function unbent(text: TextElement, bendings: readonly Bending[], side: SideFormat): TextElement {
	const { curve, size, width } = text;
	const alike = bendings.filter(({ bent }) => curve && bent.curve && areAlike(bent.curve, curve));
	const bending = alike.findLast(({ bent }) => bent.size === size && bent.width === width) ?? alike.at(-1);
	if (!bending) return text;
	const { straight, bent } = bending;
	const room = Math.max(straight.width, side.width - 2 * side.safe);
	const wider = Math.min(width / bent.width, room / straight.width);
	const larger = Math.min(size / bent.size, Math.max(1, wider));
	const box = { width: straight.width * wider, height: straight.height * larger };
	const [was, left] = [topMiddle(straight), topMiddle(bent)];
	const scale = size / bent.size;
	const turn = boxMatrix({ ...NO_BOX, rotation: text.rotation - bent.rotation });
	const [across, down] = apply(turn, [(was[0] - left[0]) * scale, (was[1] - left[1]) * scale]);
	const under = resizedAbout(text, box.width, box.height, [0.5, 0]);
	const [x, y] = [under.x + across, under.y + down];
	const isUpright = text.rotation === 0;
	const place = {
		x: isUpright && !near(x, straight.x) ? held(x, box.width, side.width, side.safe) : x,
		y: isUpright && !near(y, straight.y) ? held(y, box.height, side.height, side.safe) : y,
	};
	const { fit, verticalAlign } = straight;
	return { ...inSize(text, straight.size * larger), ...box, ...place, fit, verticalAlign } as TextElement;
}

/** Within the safe zone, where it has room. */
function held(start: Millimetres, length: Millimetres, page: Millimetres, safe: Millimetres): Millimetres {
	return length > page - 2 * safe ? start : Math.max(safe, Math.min(start, page - safe - length));
}

function near(a: Millimetres, b: Millimetres): boolean {
	return Math.abs(a - b) < 1e-6;
}

/** Of the box as it is turned. */
function topMiddle(text: TextElement): Point {
	return apply(boxMatrix(text), [text.width / 2, 0]);
}

/** Bent the same way, however much. */
function areAlike(curve: TextCurve, other: TextCurve): boolean {
	if (curve.kind === "circle") return other.kind === "circle" && other.side === curve.side;
	return other.kind === curve.kind;
}

/** Another curve, about the same place, with as much room as the page has; letters small enough to go round once, or not to fall out of their arc. */
function bendChange(
	text: TextElement,
	curve: TextCurve | undefined,
	side: SideFormat,
	shaper: TextShaper,
): ElementChange {
	if (!curve) return { curve };
	const { fit: _fit, verticalAlign: _place, ...free } = text;
	const room = Math.max(1, side.height - 2 * side.safe);
	const width = curve.kind === "circle" ? Math.min(text.width, room) : text.width;
	const wide = { ...free, curve, x: text.x + (text.width - width) / 2, width };
	const least = Math.min(SMALLEST, text.size);
	const whole = largest(
		wide,
		Math.max(least, text.size * LARGE_ENOUGH),
		shaper,
		(bent) => isCrowded(bent, shaper) || isBroken(bent, shaper),
	);
	const bent = whole ?? largest(wide, least, shaper, (each) => isCrowded(each, shaper)) ?? sized(wide, least, shaper);
	const placed = { ...bent, ...bentPlace(text, bent, side, shaper) };
	return { ...changeBetween(free as TextElement, placed), fit: undefined, verticalAlign: undefined };
}

function bentPlace(text: TextElement, bent: TextElement, side: SideFormat, shaper: TextShaper): Partial<Box> {
	const { top, bottom } = heldRange(bent, shaper);
	const about = resizedAbout(text, bent.width, bent.height, [0.5, 0.5]);
	const turn = boxMatrix({ ...NO_BOX, rotation: text.rotation });
	const [across, down] = apply(turn, [0, bent.height / 2 - (top + bottom) / 2]);
	const [x, y] = [about.x + across, about.y + down];
	if (text.rotation !== 0) return { x, y };
	return { x, y: Math.max(side.safe - top, Math.min(y, side.height - side.safe - bottom)) };
}

/** What stays about its place, from the top of the box: an arc's letters, as a short one leaves most of its box empty. */
function heldRange(bent: TextElement, shaper: TextShaper): { readonly top: Millimetres; readonly bottom: Millimetres } {
	const whole = { top: 0, bottom: bent.height };
	return bent.curve?.kind === "arc" ? (shaper.shape(bent).bounds ?? whole) : whole;
}

function largest(
	text: TextElement,
	least: Millimetres,
	shaper: TextShaper,
	isWrong: (bent: TextElement) => boolean,
): TextElement | undefined {
	for (let size = text.size; size >= least; size *= STEP) {
		const bent = sized(text, size, shaper);
		if (!isWrong(bent)) return bent;
	}
	return undefined;
}

function sized(text: TextElement, size: number, shaper: TextShaper): TextElement {
	return fittedText(inSize(text, size), (each) => measuredText(each, shaper));
}

function isCrowded(text: TextElement, shaper: TextShaper): boolean {
	const shaped = shaper.shape(text);
	if (text.curve?.kind === "circle" && shaped.lines.length > text.text.split("\n").length) return true;
	const ink = inkBounds(shaped, text.size);
	return !!ink && checkTextFits(text, ink, shaped).length > 0;
}

function isBroken(text: TextElement, shaper: TextShaper): boolean {
	return checkWords(text, shaper.shape(text)).length > 0;
}
