import { blended, contrastOf, luminance, type Rgb, rgbOf } from "#design/contrast.ts";
import type { DesignElement, DesignSide, LeafElement, TextElement } from "#design/document.ts";
import { type FlatSide, flatSide } from "#design/elements/group/flat-elements.ts";
import { elementsUnder, groundUnder, type Surroundings } from "#design/preflight/ground.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { recolored } from "#design/themes/recolored.ts";

/** WCAG 2.2, 1.4.3: what could be read that well before can be afterwards. */
const WELL_READ = 4.5;
/** One of them reaches 4.5 on every single colour. */
const LAST_INKS = ["#000000", "#ffffff"];

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
 * All colours of a side by others. Letters that would be hard to read get another ink; where none helps, they and what lies
 * under them stay as they were.
 */
export function restyledSide(side: DesignSide, restyling: Restyling): DesignSide {
	const before = flatSide(side);
	const texts = before.elements.filter((leaf) => leaf.kind === "text").filter((text) => reads(text, before, restyling));
	const kept = new Set<string>();
	for (;;) {
		const now = inked(mapped(side, restyling, kept), texts, restyling, kept);
		const flat = flatSide(now);
		const lost = texts.filter(({ id }) => {
			const text = flat.elements.find((leaf) => leaf.id === id);
			return text?.kind === "text" && !reads(text, flat, restyling);
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

function inked(
	side: DesignSide,
	texts: readonly TextElement[],
	restyling: Restyling,
	kept: ReadonlySet<string>,
): DesignSide {
	const flat = flatSide(side);
	const ids = new Set(texts.map(({ id }) => id));
	return changed(side, (leaf) => {
		if (leaf.kind !== "text" || !ids.has(leaf.id) || kept.has(leaf.id) || !restyling.isFree(leaf.id)) return leaf;
		const seen = flat.elements.find(({ id }) => id === leaf.id);
		if (seen?.kind !== "text") return leaf;
		const ground = groundOf(seen, flat, restyling);
		const isRead = (ink: string) => lowest(ink, seen.opacity, ground) >= WELL_READ;
		const ink = [...restyling.inks, ...LAST_INKS].find(isRead);
		return recolored(leaf, (color, role) => (role === "ink" && ink && !isRead(color) ? ink : color));
	});
}

function reads(text: TextElement, side: FlatSide, restyling: Restyling): boolean {
	const ground = groundOf(text, side, restyling);
	let least = Number.POSITIVE_INFINITY;
	recolored(text, (color, role) => {
		if (role === "ink") least = Math.min(least, lowest(color, text.opacity, ground));
		return color;
	});
	return least >= WELL_READ;
}

function groundOf(text: TextElement, side: FlatSide, { surroundings, shaper }: Restyling): readonly Rgb[] {
	if (text.text.trim() === "") return [];
	const { colors } = groundUnder(text, elementsUnder(text, side), side, surroundings, shaper);
	return colors.filter((color) => color !== null && color !== undefined);
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
