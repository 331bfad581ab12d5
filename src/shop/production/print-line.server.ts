import type { WrittenPdf } from "#painters/pdf/pdf-document.server.ts";
import { renderPdfFile } from "#painters/pdf.server.ts";
import type { PictureSource } from "#painters/picture-derivative.server.ts";
import type { ProofSide } from "#shop/designs/proof-parts.server.ts";
import { finishSides } from "./finish-sides.server.ts";
import type { PrintWishes } from "./print-wishes.server.ts";
import { type SidePage, sidePages } from "./side-pages.ts";

export type LinePrint = { readonly title: string; readonly created: Date; readonly wishes: PrintWishes };
export type PrintedLine = WrittenPdf & { readonly pages: ReadonlyMap<string, SidePage> };

/** Writes a line's print file from its proof. */
export async function printLine(
	proof: readonly ProofSide[],
	{ title, created, wishes }: LinePrint,
	pictures: PictureSource,
	path: string,
): Promise<PrintedLine> {
	const pages = sidePages(proof, wishes.sides);
	const printed = proof.filter(({ side }) => pages.get(side.code)?.page);
	const sides = await finishSides(printed, wishes, pictures);
	const { cropMarks: marks, output } = wishes;
	const options = { title, marks, created, ...(output && { output }) };
	return { ...(await renderPdfFile(sides, pictures, options, path)), pages };
}
