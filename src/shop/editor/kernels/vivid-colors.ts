import type { DesignDocument, LeafElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { colorsOf } from "#design/preflight/print-colors.ts";
import { mayGetDuller } from "#painters/proof/nearest-printable.ts";
import { PALETTE } from "../palette.ts";

const PRINT_WELL: ReadonlySet<string> = new Set(PALETTE.map(({ color }) => color));

const known = new WeakMap<LeafElement, boolean>();

/** Whether a press has to be asked: some colour is neither one of ours nor nearly grey. */
export function hasVividColors({ sides }: Pick<DesignDocument, "sides">): boolean {
	return sides.some(({ elements }) => flatElements(elements).some(isVivid));
}

function isVivid(element: LeafElement): boolean {
	const vivid = known.get(element) ?? colorsOf(element).some((color) => mayGetDuller(color) && !PRINT_WELL.has(color));
	known.set(element, vivid);
	return vivid;
}
