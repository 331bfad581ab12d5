import type { DisplayList } from "#design/display-list.ts";
import type { SideFormat } from "#design/document.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { imageUses } from "#painters/image-uses.ts";
import { paintDesign } from "#painters/mockup/paint-design.client.ts";
import { type ProofTable, proofPixels } from "#painters/proof/proof-table.ts";
import type { EditorPorts } from "../editor-ports.ts";

/** Enough pixels for whole percents. */
const LONGER_SIDE = 240;

/** Which part of what is printed within the cut gets clearly duller, 0 to 1. */
export async function dullShare(
	display: DisplayList,
	side: SideFormat,
	table: ProofTable,
	pictureUrl: EditorPorts["pictureUrl"],
	signal: AbortSignal,
): Promise<number> {
	const printed = display.filter((node) => node.type !== "group" || !node.screenOnly);
	const addresses = Object.fromEntries(
		imageUses(printed, "screen").map(({ node }) => [node.pictureId, pictureUrl(node.pictureId, LONGER_SIDE)]),
	);
	const pixelsPerMm = LONGER_SIDE / Math.max(side.width, side.height);
	const raster = { area: sideArea(side, "trim"), pixelsPerMm, background: null };
	const { rgba } = await paintDesign(printed, raster, addresses, signal);
	const { seen, dull } = proofPixels(rgba, table);
	return dull / Math.max(1, seen);
}
