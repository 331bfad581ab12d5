import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WrittenPdf } from "#painters/pdf/pdf-document.server.ts";
import { type PdfOptions, type PdfSide, renderPdfFile } from "#painters/pdf.server.ts";
import type { PictureSource } from "#painters/picture-derivative.server.ts";

/** A print file on disk, for as long as `use` needs it. */
export async function withWrittenPdf<Result>(
	sides: readonly PdfSide[],
	pictures: PictureSource,
	options: PdfOptions,
	use: (path: string, written: WrittenPdf) => Promise<Result>,
): Promise<Result> {
	const folder = await mkdtemp(join(tmpdir(), "print-"));
	try {
		const path = join(folder, "print.pdf");
		return await use(path, await renderPdfFile(sides, pictures, options, path));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
