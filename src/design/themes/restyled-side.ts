import type { Millimetres } from "#core/units.ts";
import { blended, contrast, contrastOf, luminance, type Rgb, rgbOf } from "#design/contrast.ts";
import type { CalendarElement, DesignElement, DesignSide, LeafElement, TextElement } from "#design/document.ts";
import { type FlatSide, flatSide } from "#design/elements/group/flat-elements.ts";
import { styleAt } from "#design/elements/text/text-runs.ts";
import { inksOnGround } from "#design/preflight/calendar-contrast.ts";
import { elementsUnder, groundUnder, type Surroundings } from "#design/preflight/ground.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { recolored } from "#design/themes/recolored.ts";
import { areApart, LAST_INKS, toldApart } from "#design/themes/told-apart.ts";

/** WCAG 2.2, 1.4.3: up to that, nothing is harder to read than it was; large is from 18 pt. */
const WELL_READ = 4.5;
const LARGE_WELL_READ = 3;
/** Of what lies under a letter: a star that touches it decides nothing, one that it stands on does. */
const LEFT_OUT = 0.25;
const LARGE: Millimetres = (18 / 72) * 25.4;

/** What is written. */
type Lettered = TextElement | CalendarElement;
/** What a letter, or a word of a calendar, stands on, and the contrast at which it is read well. */
type Stand = { readonly ground: readonly Rgb[]; readonly least: number };
/** By the ink, and by the letter's place in the text or the word's among those of its ink. */
type Stands = ReadonlyMap<string, ReadonlyMap<number, Stand>>;
/** By the text and the ink that they had: the contrast that each letter reached, at most what is read well. */
type Read = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<number, number>>>;

export type Restyling = {
	readonly colors: ReadonlyMap<string, string>;
	/** For letters that would be hard to read, the best first. */
	readonly inks: readonly string[];
	readonly surroundings: Surroundings;
	readonly shaper: TextShaper;
	/** By the element's id; its style is locked where not. */
	isFree(id: string): boolean;
};

/**
 * All colours of a side by others. Where an ink would be harder to read than it was, or would be taken for the one beside it,
 * it is another one; where none helps, the letters and what lies under them stay as they were.
 */
export function restyledSide(side: DesignSide, restyling: Restyling): DesignSide {
	const before = flatSide(side);
	const texts = before.elements.filter(isLettered);
	const read: Read = new Map(texts.map((text) => [text.id, readIn(text, before, restyling)]));
	const kept = new Set<string>();
	for (;;) {
		const now = repainted(side, read, restyling, kept);
		const flat = flatSide(now);
		const lost = texts.filter((own) => {
			const text = flat.elements.find(({ id }) => id === own.id);
			if (!text || !isLettered(text)) return false;
			return !areApart(inkPlaces(own), inkPlaces(text)) || isLost(own, text, read, flat, restyling);
		});
		const count = kept.size;
		for (const text of lost) for (const { id } of [text, ...elementsUnder(text, before)]) kept.add(id);
		if (kept.size === count) return now;
	}
}

function repainted(side: DesignSide, read: Read, restyling: Restyling, kept: ReadonlySet<string>): DesignSide {
	const isKept = ({ id }: LeafElement) => kept.has(id) || !restyling.isFree(id);
	const left = groundsOf(side.elements.filter((each) => each.kind === "background" && !isKept(each)));
	const to = (color: string, role: Parameters<Parameters<typeof recolored>[1]>[1]) =>
		(role === "art" && !left.has(color.toLowerCase()) ? null : restyling.colors.get(color.toLowerCase())) ?? color;
	const mapped = flatSide(changed(side, (leaf) => (isKept(leaf) ? leaf : recolored(leaf, to))));
	return changed(side, (leaf) => {
		if (isKept(leaf)) return leaf;
		const seen = mapped.elements.find(({ id }) => id === leaf.id);
		if (!isLettered(leaf) || !seen || !isLettered(seen)) return recolored(leaf, to);
		const inks = inksFor(leaf, seen, mapped, read, restyling);
		const inked = recolored(leaf, (color, role) => {
			const ink = role === "ink" || leaf.kind === "calendar" ? inks.get(color.toLowerCase()) : undefined;
			return ink ?? to(color, role);
		});
		return leaf.kind === "text" && inked.kind === "text" ? outlined(leaf, inked, restyling.inks) : inked;
	});
}

/** Part of a graphic that has one of them is a hole in it: what is below shows. */
function groundsOf(elements: readonly DesignElement[]): ReadonlySet<string> {
	const found = new Set<string>();
	for (const each of elements) {
		if (each.kind !== "background") continue;
		recolored(each, (color, role) => {
			if (role === "ground") found.add(color.toLowerCase());
			return color;
		});
	}
	return found;
}

/** By what its inks were; `seen` is the text in its new colours on `side`. */
function inksFor(text: Lettered, seen: Lettered, side: FlatSide, read: Read, restyling: Restyling) {
	const stands = standsOf(seen, side, restyling);
	const now = inkPlaces(seen);
	const inks = inkPlaces(text).map((was, place) => {
		const own = now[place] ?? was;
		const letters = stands.get(own.toLowerCase());
		const isReadable = (color: string) =>
			isReadIn(color, seen.opacity, letters, read.get(text.id)?.get(was.toLowerCase()));
		return { was: was.toLowerCase(), now: own, isReadable };
	});
	return toldApart(inks, restyling.inks);
}

function isLettered(leaf: LeafElement): leaf is Lettered {
	return leaf.kind === "text" || leaf.kind === "calendar";
}

function readIn(
	text: Lettered,
	side: FlatSide,
	restyling: Restyling,
): ReadonlyMap<string, ReadonlyMap<number, number>> {
	const stands = standsOf(text, side, restyling);
	return new Map(
		[...stands].map(([ink, letters]) => {
			const reached = [...letters].map(([letter, stand]) => {
				return [letter, Math.min(stand.least, contrastOn(ink, text.opacity, stand))] as const;
			});
			return [ink, new Map(reached)];
		}),
	);
}

/** Whether a letter is harder to read than it was, on its ground or in its outline. */
function isLost(own: Lettered, text: Lettered, read: Read, side: FlatSide, restyling: Restyling): boolean {
	if (own.kind === "text" && text.kind === "text" && text.outline) {
		if (!isReadInside(text.outline.color, own, text, LARGE_WELL_READ)) return true;
	}
	const stands = standsOf(text, side, restyling);
	const now = inkPlaces(text);
	return inkPlaces(own).some((was, place) => {
		const ink = now[place] ?? was;
		return !isReadIn(ink, text.opacity, stands.get(ink.toLowerCase()), read.get(own.id)?.get(was.toLowerCase()));
	});
}

/** Letters that were told from the outline round them still are. */
function outlined(was: TextElement, now: TextElement, others: readonly string[]): TextElement {
	const { outline } = now;
	if (!outline) return now;
	const offered = [outline.color, ...others, ...LAST_INKS];
	const color = [WELL_READ, LARGE_WELL_READ]
		.map((least) => offered.find((each) => isReadInside(each, was, now, least)))
		.find((each) => each !== undefined);
	return color === undefined || color === outline.color ? now : { ...now, outline: { ...outline, color } };
}

function isReadInside(outline: string, was: TextElement, now: TextElement, least: number): boolean {
	const inks = inkPlaces(now);
	return inkPlaces(was).every((ink, place) => {
		const before = was.outline ? contrast(ink, was.outline.color) : 1;
		return contrast(inks[place] ?? ink, outline) >= Math.min(least, before);
	});
}

/** As often as they are set, in an order that no other colours change. */
function inkPlaces(text: Lettered): readonly string[] {
	if (text.kind === "calendar") return [text.color, text.weekendColor, text.markColor];
	return [text.color, ...(text.runs ?? []).flatMap((run) => run.color ?? [])];
}

/** Of what is not printed, or on nothing that is known, there is none. */
function standsOf(text: Lettered, side: FlatSide, { surroundings, shaper }: Restyling): Stands {
	if (text.kind === "calendar") {
		const inks = inksOnGround(text, side, surroundings, shaper);
		return new Map(
			inks.map(({ color, words }) => [
				color.toLowerCase(),
				new Map(words.map(({ ground }, index) => [index, { ground, least: WELL_READ }])),
			]),
		);
	}
	const { colors, letters } = groundUnder(text, elementsUnder(text, side), side, surroundings, shaper);
	const grounds = new Map<number, Rgb[]>();
	for (const [at, color] of colors.entries()) {
		const letter = letters?.[at];
		if (color && letter !== undefined) grounds.set(letter, [...(grounds.get(letter) ?? []), color]);
	}
	const stands = new Map<string, Map<number, Stand>>();
	for (const { index } of text.text.matchAll(/[\p{L}\p{N}]/gu)) {
		const { color = text.color, scale = 1 } = styleAt(text.runs, index);
		const ground = letters ? grounds.get(index) : colors.filter((each) => !!each);
		const least = text.size * scale >= LARGE ? LARGE_WELL_READ : WELL_READ;
		const own = stands.get(color.toLowerCase()) ?? new Map();
		stands.set(color.toLowerCase(), ground ? own.set(index, { ground, least }) : own);
	}
	return stands;
}

function isReadIn(
	ink: string,
	opacity: number,
	stands: ReadonlyMap<number, Stand> | undefined,
	reached: ReadonlyMap<number, number> | undefined,
): boolean {
	return [...(reached ?? [])].every(([letter, least]) => contrastOn(ink, opacity, stands?.get(letter)) >= least);
}

/** On all but a part of its ground. */
function contrastOn(ink: string, opacity: number, stand: Stand | undefined): number {
	const own = rgbOf(ink);
	const reached = (stand?.ground ?? []).map((under) => {
		return contrastOf(luminance(blended(own, under, opacity)), luminance(under));
	});
	const sorted = reached.toSorted((one, other) => one - other);
	return sorted[Math.floor(sorted.length * LEFT_OUT)] ?? Number.POSITIVE_INFINITY;
}

function changed(side: DesignSide, change: (leaf: LeafElement) => LeafElement): DesignSide {
	const within = <Element extends DesignElement>(element: Element): Element =>
		(element.kind === "group"
			? { ...element, children: element.children.map(within) }
			: change(element as LeafElement)) as Element;
	return { ...side, elements: side.elements.map(within) };
}
