import { contrast } from "#design/contrast.ts";
import type { DesignElement, DesignSide, LeafElement, TextElement } from "#design/document.ts";
import { type FlatSide, flatSide } from "#design/elements/group/flat-elements.ts";
import { elementsUnder, type Surroundings } from "#design/preflight/ground.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import {
	isReadAsWell,
	type Lettered,
	type Reached,
	reachedBy,
	standsOf,
	WELL_READ,
} from "#design/themes/legibility.ts";
import { colorsOf, recolored } from "#design/themes/recolored.ts";
import { areApart, LAST_INKS, toldApart } from "#design/themes/told-apart.ts";

const LEAST_IN_OUTLINE = [WELL_READ.usual, WELL_READ.large];

/** By the text and the ink that they had. */
type Read = ReadonlyMap<string, ReadonlyMap<string, Reached>>;

export type Restyling = {
	readonly colors: ReadonlyMap<string, string>;
	/** Of our own drawings. */
	readonly art: ReadonlyMap<string, string>;
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
	const backgrounds = side.elements.filter((each) => each.kind === "background");
	/** Part of a graphic that has one of them is a hole in it: what is below shows. */
	const groundsAmong = (each: readonly LeafElement[]) => new Set(each.flatMap((leaf) => colorsOf(leaf, "ground")));
	const still = groundsAmong(backgrounds.filter(isKept));
	const left = groundsAmong(backgrounds.filter((each) => !isKept(each)));
	const newColorsOf = (leaf: LeafElement) => (color: string, role: Parameters<Parameters<typeof recolored>[1]>[1]) => {
		const was = color.toLowerCase();
		if (role !== "art" || left.has(was)) return restyling.colors.get(was) ?? color;
		const isDrawing = leaf.kind === "clip-art" && leaf.set === "house" && !still.has(was);
		return (isDrawing && restyling.art.get(was)) || color;
	};
	const mapped = flatSide(changed(side, (leaf) => (isKept(leaf) ? leaf : recolored(leaf, newColorsOf(leaf)))));
	return changed(side, (leaf) => {
		if (isKept(leaf)) return leaf;
		const to = newColorsOf(leaf);
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

/** By what its inks were; `seen` is the text in its new colours on `side`. */
function inksFor(text: Lettered, seen: Lettered, side: FlatSide, read: Read, restyling: Restyling) {
	const stands = standsOf(seen, side, restyling);
	const now = inkPlaces(seen);
	const inks = inkPlaces(text).map((was, place) => {
		const own = now[place] ?? was;
		const stand = stands.get(own.toLowerCase());
		const reached = read.get(text.id)?.get(was.toLowerCase());
		const isReadable = (color: string) => isReadAsWell(color, seen.opacity, stand, reached);
		return { was: was.toLowerCase(), now: own, isReadable };
	});
	return toldApart(inks, restyling.inks);
}

function isLettered(leaf: LeafElement): leaf is Lettered {
	return leaf.kind === "text" || leaf.kind === "calendar";
}

function readIn(text: Lettered, side: FlatSide, restyling: Restyling): ReadonlyMap<string, Reached> {
	const stands = standsOf(text, side, restyling);
	return new Map([...stands].map(([ink, stand]) => [ink, reachedBy(ink, text.opacity, stand)]));
}

/** Whether a letter is harder to read than it was, on its ground or in its outline. */
function isLost(own: Lettered, text: Lettered, read: Read, side: FlatSide, restyling: Restyling): boolean {
	if (own.kind === "text" && text.kind === "text" && text.outline) {
		if (!isReadInside(text.outline.color, own, text, WELL_READ.large)) return true;
	}
	const stands = standsOf(text, side, restyling);
	return inkPairs(own, text).some(([was, ink]) => {
		return !isReadAsWell(ink, text.opacity, stands.get(ink), read.get(own.id)?.get(was));
	});
}

/** Letters that were told from the outline round them still are, and those of its colour, bolder by it, keep that. */
function outlined(was: TextElement, now: TextElement, others: readonly string[]): TextElement {
	const { outline } = now;
	if (!outline) return now;
	const bolder = was.outline && inkPairs(was, now).find(([ink]) => ink === was.outline?.color.toLowerCase())?.[1];
	const offered = [...(bolder === undefined ? [] : [bolder]), outline.color, ...others, ...LAST_INKS];
	const color = LEAST_IN_OUTLINE.map((least) => offered.find((each) => isReadInside(each, was, now, least))).find(
		(each) => each !== undefined,
	);
	return color === undefined || color === outline.color ? now : { ...now, outline: { ...outline, color } };
}

function isReadInside(outline: string, was: TextElement, now: TextElement, least: number): boolean {
	return inkPairs(was, now).every(([before, ink]) => {
		const reached = was.outline ? contrast(before, was.outline.color) : 1;
		return contrast(ink, outline) >= Math.min(least, reached);
	});
}

/** Each ink that there was with what it is now, once. */
function inkPairs(was: Lettered, now: Lettered): readonly (readonly [string, string])[] {
	const inks = inkPlaces(now);
	const pairs = inkPlaces(was).map((ink, place) => [ink.toLowerCase(), (inks[place] ?? ink).toLowerCase()] as const);
	return [...new Map(pairs.map((pair) => [pair.join(), pair])).values()];
}

/** As often as they are set, in an order that no other colours change. */
function inkPlaces(text: Lettered): readonly string[] {
	if (text.kind === "calendar") return [text.color, text.weekendColor, text.markColor];
	return [text.color, ...(text.runs ?? []).flatMap((run) => run.color ?? [])];
}

function changed(side: DesignSide, change: (leaf: LeafElement) => LeafElement): DesignSide {
	const within = <Element extends DesignElement>(element: Element): Element =>
		(element.kind === "group"
			? { ...element, children: element.children.map(within) }
			: change(element as LeafElement)) as Element;
	return { ...side, elements: side.elements.map(within) };
}
