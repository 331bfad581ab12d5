import { POINTS_PER_MM } from "#core/units.ts";
import { blended, contrastOf, DARK, hexOf, LIGHT, luminance, type Rgb, rgbOf } from "#design/contrast.ts";
import type { CalendarElement } from "#design/document.ts";
import { calendarWords, type SetWords } from "#design/elements/calendar/calendar-words.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { elementsUnder, groundAt, type Surroundings } from "#design/preflight/ground.ts";
import { HARDLY_SEEN } from "#design/preflight/least-contrast.ts";
import { mean, wantedOn } from "#design/preflight/readability.ts";
import type { Finding } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** Points; below it letters are told by their strokes alone, and WCAG 2.2 asks 3 of larger ones already. */
const SMALL = 9;
const WANTED_OF_SMALL = 3;
/** What nobody chose must be plain to see: WCAG 2.2 asks 3 of large letters; more than 4.5 is no better. */
const PLAIN = 3;
const CLEAR = 4.5;
/** Of the words of one colour. */
const PART_GRAVELY_LOST = 0.15;
const COLUMNS = 3;
const ROWS = 2;

/** Words and numbers of one colour: for each what it stands on, as far as that is printed and known. */
export type InkOnGround = { readonly color: string; readonly words: readonly WordOnGround[] };
/** `place`: among all words of the calendar. */
type WordOnGround = { readonly place: number; readonly points: number; readonly ground: readonly Rgb[] };

type Remembered = { readonly asked: readonly unknown[]; readonly findings: readonly Finding[] };
const remembered = new WeakMap<CalendarElement, Remembered>();

/** A day that can't be read is missing. Looked at again only when the calendar or what lies under it is another. */
export function checkCalendarContrast(
	calendar: CalendarElement,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): readonly Finding[] {
	if (calendar.opacity === 0) return [];
	const asked = [surroundings, shaper, side.width, side.height, side.cut, ...elementsUnder(calendar, side)];
	const known = remembered.get(calendar);
	if (known?.asked.length === asked.length && known.asked.every((each, index) => each === asked[index])) {
		return known.findings;
	}
	const findings = findingsOf(calendar, inksOnGround(calendar, side, surroundings, shaper));
	remembered.set(calendar, { asked, findings });
	return findings;
}

/** Numbers on marks are left out: theirs is a colour that can be read there. */
export function inksOnGround(
	calendar: CalendarElement,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): readonly InkOnGround[] {
	const matrix = boxMatrix(calendar);
	const words = calendarWords(calendar, shaper).filter(({ onMark }) => !onMark);
	const points = words.flatMap((each) => pointsOver(each).map((point) => apply(matrix, point)));
	const colors = groundAt(points, elementsUnder(calendar, side), side, surroundings, shaper);
	const placed = words.map(({ color, size }, place) => ({
		color,
		place,
		points: size * POINTS_PER_MM,
		ground: colors.slice(place * COLUMNS * ROWS, (place + 1) * COLUMNS * ROWS).filter((each) => !!each),
	}));
	return [...Map.groupBy(placed, ({ color }) => color)].map(([color, own]) => ({ color, words: own }));
}

/** `figures.letters`: the colours to change, `figures.ink`: one that is plain on all of the ground; where that is too mixed there is none. */
function findingsOf({ color, opacity }: CalendarElement, inks: readonly InkOnGround[]): readonly Finding[] {
	const reads = (ink: string, words: readonly WordOnGround[]) =>
		words.every((word) => contrastFor(ink, opacity, word, 0.25) >= wantedFor(word));
	const hard = inks.filter((ink) => !reads(ink.color, ink.words));
	if (hard.length === 0) return [];
	const isLost = hard.some((ink) => {
		const lost = ink.words.filter((word) => contrastFor(ink.color, opacity, word, 0.5) < HARDLY_SEEN);
		return lost.length >= ink.words.length * PART_GRAVELY_LOST;
	});
	const all = inks.flatMap(({ words }) => words);
	const plainness = (ink: string) => Math.min(CLEAR, mostlyReached(ink, opacity, all));
	const [ink] = [color, DARK, LIGHT]
		.filter((each) => reads(each, all) && plainness(each) >= PLAIN)
		.toSorted((one, other) => plainness(other) - plainness(one));
	const isDull = (each: InkOnGround) => mostlyReached(each.color, opacity, each.words) < PLAIN;
	const changed = inks.filter(
		(each) => hard.includes(each) || (ink !== undefined && ink !== color && (each.color === color || isDull(each))),
	);
	const figures = {
		ground: hexOf(mean(hard.flatMap(({ words }) => words.flatMap(({ ground }) => ground)))),
		letters: changed.map((each) => each.color).join(" "),
		...(ink && { ink }),
	};
	return [{ code: "hard-to-read", severity: isLost ? "red" : "yellow", figures }];
}

function wantedFor({ points, ground }: WordOnGround): number {
	return points < SMALL ? WANTED_OF_SMALL : wantedOn(ground);
}

/** What all but the given part of a word reach. */
function contrastFor(ink: string, opacity: number, { ground }: WordOnGround, part: number): number {
	const reached = ground
		.map((under) => contrastOf(luminance(blended(rgbOf(ink), under, opacity)), luminance(under)))
		.sort((a, b) => a - b);
	return reached[Math.floor((reached.length - 1) * part)] ?? Number.POSITIVE_INFINITY;
}

/** What all but few words reach. */
function mostlyReached(ink: string, opacity: number, words: readonly WordOnGround[]): number {
	const reached = words.map((word) => contrastFor(ink, opacity, word, 0.25)).sort((a, b) => a - b);
	return reached[Math.floor((reached.length - 1) * PART_GRAVELY_LOST)] ?? Number.POSITIVE_INFINITY;
}

function pointsOver({ bounds: { left, top, right, bottom } }: SetWords): readonly Point[] {
	return Array.from({ length: COLUMNS * ROWS }, (_, index): Point => {
		const across = ((index % COLUMNS) + 0.5) / COLUMNS;
		const down = (Math.floor(index / COLUMNS) + 0.5) / ROWS;
		return [left + across * (right - left), top + down * (bottom - top)];
	});
}
