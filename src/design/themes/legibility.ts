import type { Millimetres } from "#core/units.ts";
import { blended, contrastOf, luminance, type Rgb, rgbOf } from "#design/contrast.ts";
import type { CalendarElement, TextElement } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { isOnlyEmoji } from "#design/elements/text/emoji.ts";
import { styleAt } from "#design/elements/text/text-runs.ts";
import { inksOnGround } from "#design/preflight/calendar-contrast.ts";
import { elementsUnder, groundUnder, type Surroundings } from "#design/preflight/ground.ts";
import { HARDLY_SEEN } from "#design/preflight/least-contrast.ts";
import { PART_LOST } from "#design/preflight/readability.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** WCAG 2.2, 1.4.3: more than that is read no better. */
export const WELL_READ = { usual: 4.5, large: 3 } as const;
const LARGE: Millimetres = (18 / 72) * 25.4;
/** Of what lies under a letter: a star that touches it decides nothing, one that it stands on does. */
const LEFT_OUT = 0.25;

/** What is written. */
export type Lettered = TextElement | CalendarElement;
type Tone = { readonly color: Rgb; readonly light: number };
type LetterStand = { readonly tones: readonly Tone[]; readonly least: number };
/** By the sign's place in the text, or the word's in the calendar; `tones` are of the room between them too. */
type InkStand = { readonly letters: Map<number, LetterStand>; readonly tones: readonly Tone[] };
/** The contrast of each letter, at most what is read well; `lost` is the part of the ink that is hardly seen. */
export type Reached = { readonly letters: ReadonlyMap<number, number>; readonly lost: number };

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** By the ink, in small letters: what it stands on, as far as that is printed and known. */
export function standsOf(
	text: Lettered,
	side: FlatSide,
	{ surroundings, shaper }: { readonly surroundings: Surroundings; readonly shaper: TextShaper },
): ReadonlyMap<string, InkStand> {
	return text.kind === "calendar"
		? standsOfCalendar(text, side, surroundings, shaper)
		: standsOfText(text, side, surroundings, shaper);
}

export function reachedBy(ink: string, opacity: number, { letters, tones }: InkStand): Reached {
	const reached = [...letters].map(([letter, stand]) => [letter, letterReaches(ink, opacity, stand)] as const);
	return { letters: new Map(reached), lost: lostPart(ink, opacity, tones) };
}

/** Whether letters in an ink, on what they stand on now, are as easy to read as they were. */
export function isReadAsWell(
	ink: string,
	opacity: number,
	stand: InkStand | undefined,
	was: Reached | undefined,
): boolean {
	if (!stand || !was) return true;
	const isRead = was.letters.entries().every(([letter, least]) => {
		const own = stand.letters.get(letter);
		return !own || letterReaches(ink, opacity, own) >= least;
	});
	return isRead && lostPart(ink, opacity, stand.tones) <= Math.max(PART_LOST, was.lost);
}

/** On all but a part of its ground. */
function letterReaches(ink: string, opacity: number, { tones, least }: LetterStand): number {
	const sorted = contrastsOn(tones, ink, opacity).toSorted((one, other) => one - other);
	return Math.min(least, sorted[Math.floor(sorted.length * LEFT_OUT)] ?? least);
}

/** Of nothing that is known, nothing is lost. */
function lostPart(ink: string, opacity: number, tones: readonly Tone[]): number {
	const lost = contrastsOn(tones, ink, opacity).filter((each) => each < HARDLY_SEEN);
	return lost.length / Math.max(1, tones.length);
}

function standsOfText(
	text: TextElement,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): ReadonlyMap<string, InkStand> {
	const { colors, letters } = groundUnder(text, elementsUnder(text, side), side, surroundings, shaper);
	const toneOf = toneMemory();
	const places = Map.groupBy(colors.keys(), (at) => letters?.[at]);
	const tonesAt = (letter?: number) => (places.get(letter) ?? []).flatMap((at) => toneOf(colors[at]) ?? []);
	const inkAt = (letter: number) => (styleAt(text.runs, letter).color ?? text.color).toLowerCase();
	const everywhere = tonesAt();
	const stands = new Map<string, { readonly letters: Map<number, LetterStand>; readonly tones: Tone[] }>();
	for (const { segment, index } of graphemes.segment(text.text)) {
		if (segment.trim() === "" || (text.coloredEmoji && isOnlyEmoji(segment))) continue;
		const tones = letters ? tonesAt(index) : everywhere;
		if (tones.length === 0) continue;
		const { scale = 1 } = styleAt(text.runs, index);
		const least = text.size * scale >= LARGE ? WELL_READ.large : WELL_READ.usual;
		const known = stands.get(inkAt(index)) ?? { letters: new Map(), tones: [...everywhere] };
		known.letters.set(index, { tones, least });
		stands.set(inkAt(index), known);
	}
	for (const [letter] of places) if (letter !== undefined) stands.get(inkAt(letter))?.tones.push(...tonesAt(letter));
	return stands;
}

function standsOfCalendar(
	calendar: CalendarElement,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): ReadonlyMap<string, InkStand> {
	const toneOf = toneMemory();
	const inks = inksOnGround(calendar, side, surroundings, shaper);
	const byInk = Map.groupBy(inks, ({ color }) => color.toLowerCase());
	return new Map(
		[...byInk].map(([ink, own]) => {
			const words = own.flatMap(({ words }) => words);
			const stands = words.map(({ place, ground }) => {
				return [place, { tones: ground.flatMap((color) => toneOf(color) ?? []), least: WELL_READ.usual }] as const;
			});
			return [ink, { letters: new Map(stands), tones: stands.flatMap(([, { tones }]) => tones) }];
		}),
	);
}

/** Many points have the very same colour. */
function toneMemory(): (color: Rgb | null | undefined) => Tone | undefined {
	const known = new Map<Rgb, Tone>();
	return (color) => {
		if (!color) return undefined;
		const tone = known.get(color) ?? { color, light: luminance(color) };
		known.set(color, tone);
		return tone;
	};
}

function contrastsOn(tones: readonly Tone[], ink: string, opacity: number): readonly number[] {
	const own = rgbOf(ink);
	const alone = luminance(own);
	return tones.map(({ color, light }) =>
		contrastOf(opacity === 1 ? alone : luminance(blended(own, color, opacity)), light),
	);
}
