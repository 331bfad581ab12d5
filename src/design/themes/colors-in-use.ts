import type { DesignDocument, LeafElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { type ColorRole, recolored } from "#design/themes/recolored.ts";

export type ColorInUse = { readonly color: string; readonly role: ColorRole };
type Use = ColorInUse & { readonly covered: number };

const ORDER: readonly ColorRole[] = ["ground", "ink", "accent"];

/** Each colour once, in the first of its roles; those that cover most come first. */
export function colorsInUse({ sides }: Pick<DesignDocument, "sides">): readonly ColorInUse[] {
	const found = new Map<string, Use>();
	for (const { width, height, elements } of sides) {
		for (const leaf of flatElements(elements)) {
			const covered = leaf.kind === "background" ? width * height : coveredBy(leaf);
			recolored(leaf, (given, role) => {
				if (role === "art") return given;
				const use = { color: given.toLowerCase(), role, covered };
				found.set(use.color, together(found.get(use.color), use));
				return given;
			});
		}
	}
	const sorted = [...found.values()].sort((one, two) => byRole(one, two) || two.covered - one.covered);
	return sorted.map(({ color, role }) => ({ color, role }));
}

function together(known: Use | undefined, use: Use): Use {
	if (!known || byRole(use, known) < 0) return use;
	return byRole(use, known) > 0 ? known : { ...known, covered: known.covered + use.covered };
}

function byRole(one: Use, two: Use): number {
	return ORDER.indexOf(one.role) - ORDER.indexOf(two.role);
}

function coveredBy(leaf: Exclude<LeafElement, { kind: "background" }>): number {
	return leaf.kind === "text" ? leaf.text.length * leaf.size ** 2 : leaf.width * leaf.height;
}
