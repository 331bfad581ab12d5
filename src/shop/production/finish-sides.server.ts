import type { SideFormat } from "#design/document.ts";
import { insideOfPath } from "#design/geometry/path-inside.ts";
import { openingsPath } from "#design/geometry/side-openings.ts";
import { outlinePath } from "#design/geometry/side-outline.ts";
import { designOutline } from "#painters/outline/design-outline.server.ts";
import type { PdfSide } from "#painters/pdf.server.ts";
import type { PictureSource } from "#painters/picture-derivative.server.ts";
import type { ProofSide } from "#shop/designs/proof-parts.server.ts";
import type { PrintWishes, SideWishes } from "./print-wishes.server.ts";
import { whiteUnder } from "./white-under.ts";

/** The proof as it is, with what the print shop's machines need besides: white ink, the line to cut along, folds. */
export function finishSides(
	proof: readonly ProofSide[],
	{ sides }: Pick<PrintWishes, "sides">,
	pictures: PictureSource,
): Promise<readonly PdfSide[]> {
	return Promise.all(
		proof.map(async ({ side, display }): Promise<PdfSide> => {
			const { white, cloth, cut, folds = [] } = sides.get(side.code) ?? {};
			const line = cut && (await cutLine({ side, display }, cut, pictures));
			return {
				side,
				display,
				...((white || line) && {
					spots: {
						...(white && { white: { ink: white, under: whiteUnder(display, cloth) } }),
						...(line && { cut: line }),
					},
				}),
				...(folds.length > 0 && { folds }),
			};
		}),
	);
}

async function cutLine(
	{ side, display }: ProofSide,
	{ ink, around }: NonNullable<SideWishes["cut"]>,
	pictures: PictureSource,
) {
	const d = around === "SIDE" ? outlinePath(side) : await designOutline(display, side, pictures);
	return d ? { ink, d: d + openingsPath({ openings: openingsIn(d, side) }) } : undefined;
}

function openingsIn(d: string, { openings }: SideFormat): SideFormat["openings"] {
	const isInside = insideOfPath(d);
	return openings?.filter(({ x, y, width, height }) => isInside([x + width / 2, y + height / 2]));
}
