import type { CalendarElement, TextElement } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { isEmojiPicture } from "#design/elements/text/emoji.ts";
import { wordsCovered, wordsOnWords } from "#design/preflight/calendar-overlap.ts";
import { areAlike } from "#design/preflight/least-contrast.ts";
import { areLettersCrossed } from "#design/preflight/letters-crossed.ts";
import { isShadow } from "#design/preflight/shadow-text.ts";
import { type Letters, lettersOf, mayMeet } from "#design/preflight/text-letters.ts";
import type { Finding, Severity } from "#design/preflight/warning.ts";
import { severityUnder } from "#design/preflight/words-covered.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** Of the smaller text's letters, without their tails: lines may be set close. */
const PART_COVERED = 0.15;
/** So much larger letters are a picture behind the words, if their tone is another. */
const MUCH_LARGER = 3;

type Lettering = Pick<TextElement, "size" | "color">;

type Remembered = { readonly asked: readonly unknown[]; readonly findings: readonly Finding[] };
const remembered = new WeakMap<TextElement, Remembered>();
const rememberedCalendars = new WeakMap<CalendarElement, Remembered>();

/**
 * Words over words. A name across a much larger number of another tone is told apart; the same words close behind are a shadow.
 * A calendar has no place to go to: it is told of the text, whichever is the upper one. Emoji are pictures: they hide words or are their ground.
 */
export function checkTextOverlap(text: TextElement, side: FlatSide, shaper: TextShaper): readonly Finding[] {
	const isEmoji = isEmojiPicture(text);
	const below = textsBelow(text, side, shaper).filter(
		(other) => isEmoji || !(isEmojiPicture(other) || isPicture(text, other)),
	);
	const calendars = calendarsOn(isEmoji ? sideBelow(text, side) : side);
	if (below.length + calendars.length === 0 || text.opacity === 0) return [];
	const asked = [shaper, ...below, ...calendars];
	const known = remembered.get(text);
	if (known?.asked.length === asked.length && known.asked.every((each, index) => each === asked[index])) {
		return known.findings;
	}
	const told = isEmoji ? emojiOver() : wordsOver();
	const severity = told.includes("red") ? "red" : "yellow";
	const findings: readonly Finding[] = told.length > 0 ? [{ code: "over-text", severity, figures: {} }] : [];
	remembered.set(text, { asked, findings });
	return findings;

	function wordsOver(): readonly Severity[] {
		const letters = lettersOf(text, shaper);
		const near = below.filter((other) => mayMeet(letters, lettersOf(other, shaper)));
		const covered: readonly Lettering[] = [
			...near.filter((other) => overlap(letters, lettersOf(other, shaper)) >= PART_COVERED),
			...calendars.flatMap((calendar) => wordsCovered(text, calendar, shaper, PART_COVERED, isTold)),
		];
		if (covered.length > 0) return covered.map((other) => (areAlike(text, other) ? "red" : "yellow"));
		return near.some((other) => areLettersCrossed(text, other, side, shaper)) ? ["yellow"] : [];
	}

	/** Pictures, whatever their size: what counts is the ink that they hide. */
	function emojiOver(): readonly Severity[] {
		return [...below, ...calendars].flatMap((other) => severityUnder(text, other, side, shaper) ?? []);
	}

	function isTold(words: Lettering): boolean {
		return !isPicture(text, words);
	}
}

/** Days on days; told of the upper one, which can go somewhere else. */
export function checkCalendarOverlap(
	calendar: CalendarElement,
	side: FlatSide,
	shaper: TextShaper,
): readonly Finding[] {
	const below = calendarsOn(sideBelow(calendar, side));
	if (below.length === 0 || calendar.opacity === 0) return [];
	const asked = [shaper, ...below];
	const known = rememberedCalendars.get(calendar);
	if (known?.asked.length === asked.length && known.asked.every((each, index) => each === asked[index])) {
		return known.findings;
	}
	const pairs = below.flatMap((other) => wordsOnWords(calendar, other, shaper, PART_COVERED));
	const severity = pairs.some(([one, other]) => areAlike(one, other)) ? "red" : "yellow";
	const findings: readonly Finding[] = pairs.length > 0 ? [{ code: "over-text", severity, figures: {} }] : [];
	rememberedCalendars.set(calendar, { asked, findings });
	return findings;
}

function isPicture(text: Lettering, other: Lettering): boolean {
	return Math.max(text.size / other.size, other.size / text.size) >= MUCH_LARGER && !areAlike(text, other);
}

function sideBelow({ id }: TextElement | CalendarElement, side: FlatSide): FlatSide {
	const place = side.elements.findIndex((each) => each.id === id);
	return { ...side, elements: side.elements.slice(0, place) };
}

function textsBelow(text: TextElement, side: FlatSide, shaper: TextShaper): readonly TextElement[] {
	return sideBelow(text, side)
		.elements.filter((other) => other.kind === "text")
		.filter((other) => other.opacity > 0 && !isShadow(other, text, shaper));
}

function calendarsOn({ elements }: FlatSide): readonly CalendarElement[] {
	return elements.filter((other) => other.kind === "calendar").filter(({ opacity }) => opacity > 0);
}

function overlap(one: Letters, two: Letters): number {
	return Math.max(partOn(one, two), partOn(two, one));
}

/** How much of the letters of the one stands where the other has letters. */
function partOn({ points }: Letters, two: Letters): number {
	return points.filter((point) => two.isOn(point)).length / Math.max(1, points.length);
}
