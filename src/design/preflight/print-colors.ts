import type { DesignDocument, LeafElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { Finding } from "#design/preflight/warning.ts";
import { recolored } from "#design/themes/recolored.ts";

type AsPrinted = NonNullable<Surroundings["asPrinted"]>;

const remembered = new WeakMap<LeafElement, { readonly asPrinted: AsPrinted; readonly findings: readonly Finding[] }>();

/** Colours that somebody chose and that print clearly duller; `printed`: what they become, in the same order. Photos are as they are. */
export function checkPrintColors(element: LeafElement, { asPrinted }: Surroundings): readonly Finding[] {
	if (!asPrinted || !isPrinted(element)) return [];
	const known = remembered.get(element);
	if (known?.asPrinted === asPrinted) return known.findings;
	const dull = new Map<string, string>();
	for (const color of colorsOf(element)) {
		const printed = asPrinted(color);
		if (printed) dull.set(color, printed);
	}
	const figures = { colors: [...dull.keys()].join(" "), printed: [...dull.values()].join(" ") };
	const findings: readonly Finding[] = dull.size > 0 ? [{ code: "duller-in-print", severity: "yellow", figures }] : [];
	remembered.set(element, { asPrinted, findings });
	return findings;
}

/** Those of all that is printed, in lower case; some more than once. */
export function colorsPrinted({ sides }: Pick<DesignDocument, "sides">): readonly string[] {
	return sides.flatMap(({ elements }) => flatElements(elements).filter(isPrinted).flatMap(colorsOf));
}

/** Those that can be changed, in lower case. */
export function colorsOf(element: LeafElement): readonly string[] {
	const colors: string[] = [];
	recolored(element, (color, role) => {
		if (role !== "art") colors.push(color.toLowerCase());
		return color;
	});
	return colors;
}

function isPrinted(element: LeafElement): boolean {
	return element.opacity > 0 && (element.kind !== "text" || element.text.trim() !== "");
}
