import {
	blended,
	contrast,
	contrastOf,
	DARK,
	hexOf,
	LIGHT,
	luminance,
	type Rgb,
	readableColor,
	rgbOf,
} from "#design/contrast.ts";
import type { TextElement } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { isOnlyEmoji } from "#design/elements/text/emoji.ts";
import { styleAt, styledPieces } from "#design/elements/text/text-runs.ts";
import { elementsUnder, type Ground, groundUnder, type Surroundings } from "#design/preflight/ground.ts";
import { HARD_TO_READ, HARDLY_SEEN } from "#design/preflight/least-contrast.ts";
import { isShadowOnly } from "#design/preflight/shadow-text.ts";
import type { Finding } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** Nobody chose the tones of a photo, and its own lights and darks disturb. */
const HARD_TO_READ_ON_PHOTO = 2;

/** Of the letters' size. */
const SEEN_OUTLINE = 0.03;

/** Of all letters in one piece. */
export const PART_LOST = 0.08;
const PART_GRAVELY_LOST = 0.15;
const MOST_OF_A_LETTER = 0.6;
/** Of a letter's own places, where it has so many at least. */
const WHOLE = 0.8;
const LEAST_PLACES = 4;

/** `rim`: of an outline that is unlike its letters. */
type Look = { readonly opacity: number; readonly rim?: string | undefined };
type RimmedText = TextElement & Look;
type Remembered = { readonly asked: readonly unknown[]; readonly findings: readonly Finding[] };
const remembered = new WeakMap<TextElement, Remembered>();

export function checkReadable(
	text: TextElement,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): readonly Finding[] {
	if (text.text.trim() === "" || text.opacity === 0) return [];
	const findings = findingsUnder(text, side, surroundings, shaper);
	return findings.length > 0 && isShadowOnly(text, side, shaper) ? [] : findings;
}

/** Looked at again only when the text or what lies under it is another. */
function findingsUnder(
	text: TextElement,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): readonly Finding[] {
	const under = elementsUnder(text, side);
	const asked = [surroundings, shaper, side.width, side.height, side.cut, ...under];
	const known = remembered.get(text);
	if (known?.asked.length === asked.length && known.asked.every((each, index) => each === asked[index])) {
		return known.findings;
	}
	const findings = inksOf(text).flatMap(({ color, among }) => {
		const inked = { ...text, color };
		const rim = rimOf(inked);
		if (rim && text.opacity === 1) return [];
		return findingsOn(groundUnder(text, under, side, surroundings, shaper, among), { ...inked, rim });
	});
	const worst = findings.toSorted((one, two) => Number(two.severity === "red") - Number(one.severity === "red"));
	remembered.set(text, { asked, findings: worst.slice(0, 1) });
	return worst.slice(0, 1);
}

/** Each colour with its letters; coloured emoji have none of the text's. */
function inksOf({ text, color, runs, coloredEmoji }: TextElement) {
	const isWritten = (words: string) => words.trim() !== "" && !(coloredEmoji && isOnlyEmoji(words));
	const pieces = styledPieces(text.length, runs).filter(({ from, to }) => isWritten(text.slice(from, to)));
	const colors = new Set(pieces.map(({ style }) => style.color ?? color));
	return [...colors].map((each) => ({
		color: each,
		among: (letter: number): boolean => !runs || (styleAt(runs, letter).color ?? color) === each,
	}));
}

/** The colour of an outline that is unlike its letters: with it they can be read on everything, unless both are faint. */
function rimOf({ color, outline, size }: TextElement): string | undefined {
	if (!outline || outline.width < size * SEEN_OUTLINE) return undefined;
	return contrast(color, outline.color) >= HARD_TO_READ_ON_PHOTO ? outline.color : undefined;
}

/**
 * `figures.ink` is a colour that can be read there; where the ground is too mixed for any, there is none. `figures.faint`: it
 * must be opaque to be read, in that colour if there is one.
 */
function findingsOn(ground: Ground, text: RimmedText): readonly Finding[] {
	if (isReadable(text.color, ground, text)) return [];
	const mostly = contrastFor(text.color, ground, text, 0.5) < HARDLY_SEEN;
	const isLost =
		mostly || lostPart(text.color, ground, text) >= PART_GRAVELY_LOST || losesLetter(text.color, ground, text);
	const severity = isLost ? "red" : "yellow";
	const ofLetters = text.runs && { letters: text.color };
	if (text.opacity < 1 && isReadable(text.color, ground, { ...text, opacity: 1 }))
		return [{ code: "hard-to-read", severity, figures: { faint: "yes", ...ofLetters } }];
	const isTooFaint = text.opacity < 1 && !isReadable(bestInk(ground, text), ground, text);
	const mended = isTooFaint ? { ...text, opacity: 1 } : text;
	const ink = bestInk(ground, mended);
	const helps = isReadable(ink, ground, mended);
	const figures = {
		ground: hexOf(mean(knownOf(ground))),
		...(helps ? { ink } : {}),
		...(helps && isTooFaint && { faint: "yes" }),
		...ofLetters,
	};
	return [{ code: "hard-to-read", severity, figures }];
}

/** For a text that is not there yet: its ink, and whether that will be read. */
export function inkFor(
	text: TextElement,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): { readonly color: string; readonly readable: boolean } {
	const ground = groundUnder(text, elementsUnder(text, side), side, surroundings, shaper);
	if (knownOf(ground).length === 0) return { color: readableColor(surroundings.cloth ?? LIGHT), readable: false };
	const color = bestInk(ground, text);
	return { color, readable: !ground.colors.includes(null) && isReadable(color, ground, text) };
}

function isReadable(ink: string, ground: Ground, element: RimmedText): boolean {
	if (losesLetter(ink, ground, element)) return false;
	const letters = element.text.replace(/\s/g, "").length;
	const bearable = Math.min(PART_LOST, MOST_OF_A_LETTER / letters);
	const isRead =
		contrastFor(ink, ground, element, 0.25) >= wantedOn(knownOf(ground)) && lostPart(ink, ground, element) <= bearable;
	return isRead && lostPart(ink, ground, element, HARD_TO_READ) <= Math.max(PART_LOST, 1 / letters);
}

/** What all but the given part of the letters reach. */
function contrastFor(ink: string, ground: Ground, look: Look, part: number): number {
	const reached = knownOf(ground)
		.map(contrastWith(ink, look))
		.sort((a, b) => a - b);
	return reached[Math.floor((reached.length - 1) * part)] ?? Number.POSITIVE_INFINITY;
}

/** The largest piece in which letters have no such contrast, as a part of all: specks are borne, a missing letter is not. */
function lostPart(ink: string, { columns, colors }: Ground, look: Look, least = HARDLY_SEEN): number {
	const contrastOn = contrastWith(ink, look);
	const lost = colors.map((color) => !!color && contrastOn(color) < least);
	let largest = 0;
	for (let start = lost.indexOf(true); start >= 0; start = lost.indexOf(true, start)) {
		lost[start] = false;
		const piece = [start];
		for (const at of piece) {
			for (const next of neighboursOf(at, columns)) {
				if (!lost[next]) continue;
				lost[next] = false;
				piece.push(next);
			}
		}
		largest = Math.max(largest, piece.length);
	}
	return largest / Math.max(1, colors.filter((color) => color !== undefined).length);
}

/** Whether a whole letter or figure can't be seen: a word may be another without it. */
function losesLetter(ink: string, { colors, letters = [] }: Ground, { text, ...look }: RimmedText): boolean {
	const contrastOn = contrastWith(ink, look);
	const places = Map.groupBy(colors.keys(), (at) => letters[at] ?? 0);
	return [...places].some(([letter, points]) => {
		const printed = points.flatMap((at) => (colors[at] === undefined ? [] : [colors[at]]));
		if (printed.length < LEAST_PLACES || !/[\p{L}\p{N}]/u.test(text.charAt(letter))) return false;
		const lost = printed.filter((color) => color && contrastOn(color) < HARDLY_SEEN);
		return lost.length >= printed.length * WHOLE;
	});
}

function neighboursOf(at: number, columns: number): readonly number[] {
	const column = at % columns;
	const beside = [...(column > 0 ? [at - 1] : []), ...(column < columns - 1 ? [at + 1] : [])];
	return [...beside, at - columns, at + columns];
}

function bestInk(ground: Ground, text: RimmedText): string {
	const readable = [LIGHT, DARK].filter((ink) => isReadable(ink, ground, text));
	if (readable.length === 1) return readable[0]!;
	const reachedBy = (ink: string) => contrastFor(ink, ground, text, 0.25);
	return reachedBy(LIGHT) > reachedBy(DARK) ? LIGHT : DARK;
}

/** Of the ink, or its rim, with what it is printed on. */
function contrastWith(ink: string, { opacity, rim }: Look): (ground: Rgb) => number {
	const [own, ...others] = [ink, ...(rim ? [rim] : [])].map((color) => contrastBy(rgbOf(color), opacity));
	return (ground) => others.reduce((most, by) => Math.max(most, by(ground)), own?.(ground) ?? 0);
}

function contrastBy(ink: Rgb, opacity: number): (ground: Rgb) => number {
	const alone = luminance(ink);
	return (ground) => contrastOf(opacity === 1 ? alone : luminance(blended(ink, ground, opacity)), luminance(ground));
}

export function wantedOn(known: readonly Rgb[]): number {
	const even = known.every((color) => color.every((channel, index) => channel === known[0]?.[index]));
	return even ? HARD_TO_READ : HARD_TO_READ_ON_PHOTO;
}

function knownOf({ colors }: Ground): readonly Rgb[] {
	return colors.filter((color) => !!color);
}

export function mean(colors: readonly Rgb[]): Rgb {
	const of = (channel: 0 | 1 | 2): number =>
		colors.reduce((sum, color) => sum + color[channel], 0) / Math.max(1, colors.length);
	return [of(0), of(1), of(2)];
}
