import type { DisplayList } from "#design/display-list.ts";
import { flatColors } from "#painters/flat-colors.ts";
import { imageUses } from "#painters/image-uses.ts";
import { isDull } from "#painters/proof/proof-display.ts";
import type { ProofTable } from "#painters/proof/proof-table.ts";
import { lookOf, type ProofedPicture } from "./proofed-picture.ts";

/** Of a photo, from where on it is worth a word. */
const SHARE = 0.02;

/** Whether something that is printed of a list gets clearly duller. */
export function getsDuller(
	display: DisplayList,
	table: ProofTable,
	pictures: ReadonlyMap<string, ProofedPicture>,
): boolean {
	const printed = display.filter((node) => node.type !== "group" || !node.screenOnly);
	if ([...flatColors(printed)].some((color) => isDull(color, table))) return true;
	return imageUses(printed, "print").some(({ node }) => (pictures.get(lookOf(node))?.dull ?? 0) >= SHARE);
}
