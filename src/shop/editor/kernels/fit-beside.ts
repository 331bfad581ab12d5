import type { DesignSide, TextElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { pageBounds } from "#design/preflight/placement.ts";
import { checkTextOverlap } from "#design/preflight/text-overlap.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { fitText, fitWhole, isFitting, LARGE_ENOUGH, movedInside } from "./fit-text.ts";
import { wordsOf } from "./free-place.ts";
import { areOver, type FoldedDesignSide } from "./free-rooms.ts";
import { besideDrawn, inNearestFreePlace, staysBesideDrawn } from "./nearest-free-place.ts";

const MUCH_SMALLER = 0.8;

type Placing = (placed: TextElement) => boolean;

/**
 * Over no words and hardly anything drawn that it was beside: hardly smaller for it, or elsewhere. Smaller for words alone; over
 * either only where nothing helps.
 */
export function fitBeside(
	text: TextElement,
	side: FoldedDesignSide,
	shaper: TextShaper,
	suits: Placing,
): TextElement | null {
	const isFree = isFreeOn(text, side, shaper);
	const staysFree: Placing = isFree(text) ? isFree : () => true;
	const isOffWords = staysOffWords(text, side, shaper);
	const isBesideDrawn = staysBesideDrawn(text, side, shaper);
	const isBeside: Placing = (placed) => isOffWords(placed) && staysFree(placed) && isBesideDrawn(placed);
	const isGood: Placing = (placed) => isFree(placed) && suits(placed);
	const isLegible: Placing = ({ size }) => size >= text.size * LARGE_ENOUGH;
	const anywhere = fitText(text, side, shaper, suits);
	if (anywhere && anywhere.size >= text.size * MUCH_SMALLER && isBeside(anywhere)) return anywhere;
	const moved = movedInside(text, side, shaper);
	if (moved && isBeside(moved) && isGood(moved)) return moved;
	const fitting = moved ?? anywhere ?? fitText(text, side, shaper);
	if (!fitting) return null;
	const isLarge: Placing = ({ size }) => size >= fitting.size * MUCH_SMALLER;
	const beside = fitText(text, side, shaper, (placed) => isLarge(placed) && isBeside(placed) && suits(placed));
	if (beside) return beside;
	const large = moved && besideDrawn(moved, side, shaper, isGood, text);
	if (large) return large;
	if (anywhere && isLegible(anywhere) && isBeside(anywhere)) return anywhere;
	const isClear: Placing = (placed) => isLegible(placed) && isOffWords(placed) && staysFree(placed) && suits(placed);
	const clear = besideDrawn(anywhere ?? fitting, side, shaper, isGood, text) ?? fitText(text, side, shaper, isClear);
	if (clear) return clear;
	const elsewhere = inNearestFreePlace(fitting, side, shaper, isGood, text);
	return anywhere && staysFree(anywhere) && !(elsewhere && anywhere.size < elsewhere.size * MUCH_SMALLER)
		? anywhere
		: (elsewhere ?? anywhere);
}

/**
 * New words that grew over others, or over what is drawn, while they were written (`was`: as they were placed): hardly smaller
 * where they are, else in the nearest place where nothing lies (`isApart`), else as small as they must be.
 */
export function settledWords(
	written: TextElement,
	was: TextElement,
	side: FoldedDesignSide,
	shaper: TextShaper,
	suits: Placing,
): { readonly settled: TextElement; readonly isApart: boolean } {
	const isOffWords = staysOffWords(was, side, shaper);
	const isBesideDrawn = staysBesideDrawn(was, side, shaper);
	const isBeside: Placing = (placed) => isOffWords(placed) && isBesideDrawn(placed);
	const whole = fitWhole(written, side, shaper);
	if (whole.size >= written.size * MUCH_SMALLER && isBeside(whole)) return { settled: whole, isApart: false };
	const isFree = isFreeOn(written, side, shaper);
	const isGood: Placing = (placed) => isFitting(placed, side, shaper) && isFree(placed) && suits(placed);
	const fitting = movedInside(written, side, shaper) ?? fitText(written, side, shaper);
	const apart =
		fitting &&
		(besideDrawn(fitting, side, shaper, isGood, was) ??
			(isOffWords(whole) ? null : inNearestFreePlace(fitting, side, shaper, isGood, was)));
	return { settled: apart ?? whole, isApart: apart !== null };
}

/** Whether it covers no words. */
export function isFreeOn({ id }: TextElement, side: DesignSide, shaper: TextShaper): Placing {
	const others = flatElements(side.elements).filter((each) => each.id !== id);
	return (placed) => checkTextOverlap(placed, { ...side, elements: [...others, placed] }, shaper).length === 0;
}

/** Whether its words' room is that of no other words that had their own. */
function staysOffWords(text: TextElement, side: DesignSide, shaper: TextShaper): Placing {
	const roomOf = (each: TextElement) => pageBounds(each, wordsOf(each, shaper));
	const others = flatElements(side.elements).flatMap((other) =>
		other.kind === "text" && other.id !== text.id && other.opacity > 0 ? [roomOf(other)] : [],
	);
	const apart = others.filter((other) => !areOver(other, roomOf(text)));
	return (placed) => !apart.some((other) => areOver(other, roomOf(placed)));
}
