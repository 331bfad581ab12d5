import type { Millimetres } from "#core/units.ts";
import type { SideFormat, TextCurve, TextElement } from "#design/document.ts";
import { checkTextFits, checkWords, inkBounds } from "#design/preflight/text-fit.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { changeBetween, type ElementChange } from "./commands.ts";
import { measuredText } from "./measured-text.ts";
import { fittedText } from "./resize-element.ts";
import { inSize } from "./scale-element.ts";

const STEP = 0.95;
const SMALLEST = 1.5;
/** Of its size, down to which a text is made smaller rather than a word of it broken. */
const LARGE_ENOUGH = 0.5;

/** A text before it was bent, and as bending left it. */
export type Bending = { readonly straight: TextElement; readonly bent: TextElement };

/** As large, as wide and where it would be, had it never been bent; one that was made larger or wider since stays so. */
export function unbent(text: TextElement, { straight, bent }: Bending): TextElement {
	if (text.size !== bent.size || text.width !== bent.width) return text;
	const { size, width, height, fit, verticalAlign } = straight;
	const place = { x: text.x + straight.x - bent.x, y: text.y + straight.y - bent.y };
	return { ...inSize(text, size), ...place, width, height, fit, verticalAlign } as TextElement;
}

/** Another curve, about the same place, with as much room as the page has; letters small enough to go round once, or not to fall out of their arc. */
export function bendChange(
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
	const middle = text.y + text.height / 2 - bent.height / 2;
	const lowest = side.height - side.safe - bent.height;
	const y = text.rotation === 0 ? Math.max(side.safe, Math.min(middle, lowest)) : middle;
	return { ...changeBetween(free as TextElement, { ...bent, y }), fit: undefined, verticalAlign: undefined };
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
