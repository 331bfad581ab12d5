import type { Millimetres } from "#core/units.ts";
import { blended, contrastOf, luminance, type Rgb, rgbOf } from "#design/contrast.ts";
import type { CalendarElement, DesignElement, DesignSide, LeafElement, TextElement } from "#design/document.ts";
import { type FlatSide, flatSide } from "#design/elements/group/flat-elements.ts";
import { inksOnGround } from "#design/preflight/calendar-contrast.ts";
import { elementsUnder, groundUnder, type Surroundings } from "#design/preflight/ground.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { recolored } from "#design/themes/recolored.ts";
import { areApart, toldApart } from "#design/themes/told-apart.ts";

/** WCAG 2.2, 1.4.3: what could be read that well before can be afterwards; large is from 18 pt. */
const WELL_READ = 4.5;
const LARGE_WELL_READ = 3;
/** Of what lies under a letter: a star that touches it decides nothing, one that it stands on does. */
const LEFT_OUT = 0.25;
const LARGE: Millimetres = (18 / 72) * 25.4;

/** What is written. */
type Lettered = TextElement | CalendarElement;
/** Which of its inks are to be read, by their places in `inkPlaces`. */
type ReadPlaces = ReadonlyMap<string, readonly number[]>;

type Grounds = readonly (readonly Rgb[])[];
type InkOnGrounds = { readonly color: string; readonly grounds: Grounds };

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
 * All colours of a side by others. Where an ink that was read well no longer would be, or would be taken for the one beside it,
 * it is another one; where none helps, the letters and what lies under them stay as they were.
 */
export function restyledSide(side: DesignSide, restyling: Restyling): DesignSide {
	const before = flatSide(side);
	const texts = before.elements.filter(isLettered);
	const places = new Map(texts.map((text) => [text.id, readPlaces(text, before, restyling)]));
	const kept = new Set<string>();
	for (;;) {
		const now = repainted(side, places, restyling, kept);
		const flat = flatSide(now);
		const lost = texts.filter((own) => {
			const text = flat.elements.find(({ id }) => id === own.id);
			if (!text || !isLettered(text)) return false;
			return !areApart(inkPlaces(own), inkPlaces(text)) || lostInks(text, places, flat, restyling).length > 0;
		});
		const count = kept.size;
		for (const text of lost) for (const { id } of [text, ...elementsUnder(text, before)]) kept.add(id);
		if (kept.size === count) return now;
	}
}

function repainted(side: DesignSide, places: ReadPlaces, restyling: Restyling, kept: ReadonlySet<string>): DesignSide {
	const isKept = ({ id }: LeafElement) => kept.has(id) || !restyling.isFree(id);
	const left = groundsOf(side.elements.filter((each) => each.kind === "background" && !isKept(each)));
	const to = (color: string, role: Parameters<Parameters<typeof recolored>[1]>[1]) =>
		(role === "art" && !left.has(color.toLowerCase()) ? null : restyling.colors.get(color.toLowerCase())) ?? color;
	const mapped = flatSide(changed(side, (leaf) => (isKept(leaf) ? leaf : recolored(leaf, to))));
	return changed(side, (leaf) => {
		if (isKept(leaf)) return leaf;
		const seen = mapped.elements.find(({ id }) => id === leaf.id);
		if (!isLettered(leaf) || !seen || !isLettered(seen)) return recolored(leaf, to);
		const inks = inksFor(leaf, seen, mapped, places, restyling);
		return recolored(leaf, (color, role) => {
			const ink = role === "ink" || leaf.kind === "calendar" ? inks.get(color.toLowerCase()) : undefined;
			return ink ?? to(color, role);
		});
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
function inksFor(text: Lettered, seen: Lettered, side: FlatSide, places: ReadPlaces, restyling: Restyling) {
	const grounds = new Map(inksOf(seen, side, restyling).map((each) => [each.color, each.grounds]));
	const whole = [...grounds.values()].flat();
	const read = places.get(text.id);
	const now = inkPlaces(seen);
	const inks = inkPlaces(text).map((was, place) => {
		const own = now[place] ?? was;
		const isReadable = (color: string) =>
			(color === own && !read?.includes(place)) ||
			lowest(color, seen.opacity, grounds.get(own) ?? whole) >= wellRead(text);
		return { was: was.toLowerCase(), now: own, isReadable };
	});
	return toldApart(inks, restyling.inks);
}

function isLettered(leaf: LeafElement): leaf is Lettered {
	return leaf.kind === "text" || leaf.kind === "calendar";
}

function readPlaces(text: Lettered, side: FlatSide, restyling: Restyling): readonly number[] {
	const inks = inksOf(text, side, restyling);
	const read = new Set(
		inks.filter((ink) => lowest(ink.color, text.opacity, ink.grounds) >= wellRead(text)).map(colorOf),
	);
	return [...inkPlaces(text).entries()].flatMap(([place, color]) => (read.has(color) ? place : []));
}

/** Those that are to be read and can't be. */
function lostInks(text: Lettered, places: ReadPlaces, side: FlatSide, restyling: Restyling) {
	const colors = inkPlaces(text);
	const wanted = new Set(places.get(text.id)?.map((place) => colors[place]));
	return inksOf(text, side, restyling).filter(
		({ color, grounds }) => wanted.has(color) && lowest(color, text.opacity, grounds) < wellRead(text),
	);
}

function colorOf({ color }: { readonly color: string }): string {
	return color;
}

/** As often as they are set, in an order that no other colours change. */
function inkPlaces(text: Lettered): readonly string[] {
	if (text.kind === "calendar") return [text.color, text.weekendColor, text.markColor];
	return [text.color, ...(text.runs ?? []).flatMap((run) => run.color ?? [])];
}

/** Each colour of its letters, with what each letter, or each word of a calendar, stands on. */
function inksOf(text: Lettered, side: FlatSide, { surroundings, shaper }: Restyling): readonly InkOnGrounds[] {
	if (text.kind === "calendar") {
		const inks = inksOnGround(text, side, surroundings, shaper);
		return inks.map(({ color, words }) => ({ color, grounds: words.map((word) => word.ground) }));
	}
	const { colors, letters = [] } = groundUnder(text, elementsUnder(text, side), side, surroundings, shaper);
	const places = text.text.trim() === "" ? [] : [...colors.keys()].filter((at) => colors[at]);
	const grounds = [...Map.groupBy(places, (at) => letters[at] ?? 0).values()].map((own) =>
		own.map((at) => colors[at]!),
	);
	return [...new Set(inkPlaces(text))].map((color) => ({ color, grounds }));
}

/** What each of them reaches on all but a part of its ground. */
function lowest(ink: string, opacity: number, grounds: Grounds): number {
	const own = rgbOf(ink);
	const reached = grounds.map((ground) =>
		ground
			.map((under) => contrastOf(luminance(blended(own, under, opacity)), luminance(under)))
			.toSorted((one, other) => one - other)
			.at(Math.floor(ground.length * LEFT_OUT)),
	);
	return Math.min(...reached.map((each) => each ?? Number.POSITIVE_INFINITY));
}

/** The smallest of its letters counts. */
function wellRead(text: Lettered): number {
	if (text.kind === "calendar") return WELL_READ;
	const scales = (text.runs ?? []).map(({ scale = 1 }) => scale);
	return text.size * Math.min(1, ...scales) >= LARGE ? LARGE_WELL_READ : WELL_READ;
}

function changed(side: DesignSide, change: (leaf: LeafElement) => LeafElement): DesignSide {
	const within = <Element extends DesignElement>(element: Element): Element =>
		(element.kind === "group"
			? { ...element, children: element.children.map(within) }
			: change(element as LeafElement)) as Element;
	return { ...side, elements: side.elements.map(within) };
}
