import { blended, contrastOf, luminance, type Rgb, rgbOf } from "#design/contrast.ts";
import type { CalendarElement, DesignElement, DesignSide, LeafElement, TextElement } from "#design/document.ts";
import { type FlatSide, flatSide } from "#design/elements/group/flat-elements.ts";
import { inksOnGround } from "#design/preflight/calendar-contrast.ts";
import { elementsUnder, groundUnder, type Surroundings } from "#design/preflight/ground.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { recolored } from "#design/themes/recolored.ts";

/** WCAG 2.2, 1.4.3: what could be read that well before can be afterwards. */
const WELL_READ = 4.5;
/** One of them reaches 4.5 on every single colour. */
const LAST_INKS = ["#000000", "#ffffff"];

/** What is written. */
type Lettered = TextElement | CalendarElement;
/** Which of its inks are to be read, by their places in `inkPlaces`. */
type ReadPlaces = ReadonlyMap<string, readonly number[]>;

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
 * All colours of a side by others. Where an ink that was read well no longer would be, it is another one; where none helps, the
 * letters and what lies under them stay as they were.
 */
export function restyledSide(side: DesignSide, restyling: Restyling): DesignSide {
	const before = flatSide(side);
	const texts = before.elements.filter(isLettered);
	const places = new Map(texts.map((text) => [text.id, readPlaces(text, before, restyling)]));
	const kept = new Set<string>();
	for (;;) {
		const now = inked(mapped(side, restyling, kept), places, restyling, kept);
		const flat = flatSide(now);
		const lost = texts.filter(({ id }) => {
			const text = flat.elements.find((leaf) => leaf.id === id);
			return text && isLettered(text) && lostInks(text, places, flat, restyling).length > 0;
		});
		const count = kept.size;
		for (const text of lost) for (const { id } of [text, ...elementsUnder(text, before)]) kept.add(id);
		if (kept.size === count) return now;
	}
}

function mapped(side: DesignSide, { colors, isFree }: Restyling, kept: ReadonlySet<string>): DesignSide {
	const to = (color: string) => colors.get(color.toLowerCase()) ?? color;
	return changed(side, (leaf) => (isFree(leaf.id) && !kept.has(leaf.id) ? recolored(leaf, to) : leaf));
}

function inked(side: DesignSide, places: ReadPlaces, restyling: Restyling, kept: ReadonlySet<string>): DesignSide {
	const flat = flatSide(side);
	return changed(side, (leaf) => {
		if (!isLettered(leaf) || kept.has(leaf.id) || !restyling.isFree(leaf.id)) return leaf;
		const seen = flat.elements.find(({ id }) => id === leaf.id);
		if (!seen || !isLettered(seen)) return leaf;
		const others = new Map(
			lostInks(seen, places, flat, restyling).flatMap(({ color, ground }) => {
				const ink = [...restyling.inks, ...LAST_INKS].find((each) => lowest(each, seen.opacity, ground) >= WELL_READ);
				return ink ? [[color, ink] as const] : [];
			}),
		);
		return recolored(leaf, (color, role) =>
			role === "ink" || leaf.kind === "calendar" ? (others.get(color) ?? color) : color,
		);
	});
}

function isLettered(leaf: LeafElement): leaf is Lettered {
	return leaf.kind === "text" || leaf.kind === "calendar";
}

function readPlaces(text: Lettered, side: FlatSide, restyling: Restyling): readonly number[] {
	const inks = inksOf(text, side, restyling);
	const read = new Set(inks.filter((ink) => lowest(ink.color, text.opacity, ink.ground) >= WELL_READ).map(colorOf));
	return [...inkPlaces(text).entries()].flatMap(([place, color]) => (read.has(color) ? place : []));
}

/** Those that are to be read and can't be. */
function lostInks(text: Lettered, places: ReadPlaces, side: FlatSide, restyling: Restyling) {
	const colors = inkPlaces(text);
	const wanted = new Set(places.get(text.id)?.map((place) => colors[place]));
	return inksOf(text, side, restyling).filter(
		({ color, ground }) => wanted.has(color) && lowest(color, text.opacity, ground) < WELL_READ,
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

/** Each colour of its letters, with what they stand on. */
function inksOf(text: Lettered, side: FlatSide, { surroundings, shaper }: Restyling) {
	if (text.kind === "calendar") {
		const inks = inksOnGround(text, side, surroundings, shaper);
		return inks.map(({ color, words }) => ({ color, ground: words.flatMap((word) => word.ground) }));
	}
	const { colors } = groundUnder(text, elementsUnder(text, side), side, surroundings, shaper);
	const ground = text.text.trim() === "" ? [] : colors.filter((color) => color !== null && color !== undefined);
	return [...new Set(inkPlaces(text))].map((color) => ({ color, ground }));
}

function lowest(ink: string, opacity: number, ground: readonly Rgb[]): number {
	const own = rgbOf(ink);
	return Math.min(
		...ground.map((under) => contrastOf(luminance(blended(own, under, opacity)), luminance(under))),
		Number.POSITIVE_INFINITY,
	);
}

function changed(side: DesignSide, change: (leaf: LeafElement) => LeafElement): DesignSide {
	const within = <Element extends DesignElement>(element: Element): Element =>
		(element.kind === "group"
			? { ...element, children: element.children.map(within) }
			: change(element as LeafElement)) as Element;
	return { ...side, elements: side.elements.map(within) };
}
