import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { documentCost, MOST_COST_PRINTED_AT_ONCE } from "#design/drawing-cost.ts";
import { boundedProcess } from "#shop/bounded-process.server.ts";
import { layProof, readProof } from "#shop/designs/proofs.server.ts";
import { layPictures } from "#shop/media/lay-pictures.server.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import { uploadFolder } from "#shop/media/upload-folder.server.ts";
import type { OrderLine } from "#shop/orders/orders.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { type LinePrint, type PrintedLine, printLine } from "./print-line.server.ts";
import type { PrintLineAnswer, PrintLineOrder } from "./write-print-line.server.ts";

const TIME_LIMIT_MILLISECONDS = 10 * 60_000;
const writeApart = boundedProcess<PrintLineOrder, PrintLineAnswer>({
	script: "src/shop/production/write-print-line.server.ts",
	atOnce: 1,
	megabytes: 3072,
});

/** A line's print file on disk, for as long as `use` needs it; "lost" where its proof is. What is much work is written apart. */
export async function withPrintedLine<Result>(
	shop: Workshop,
	line: OrderLine,
	print: LinePrint,
	use: (path: string, printed: PrintedLine) => Promise<Result>,
): Promise<Result | "lost"> {
	const folder = await mkdtemp(join(uploadFolder(), "print-"));
	try {
		const path = join(folder, "print.pdf");
		const isMuch = documentCost(line.document) > MOST_COST_PRINTED_AT_ONCE;
		const printed = isMuch ? await apart(shop, line, print, folder, path) : await here(shop, line, print, path);
		return printed === "lost" ? printed : await use(path, printed);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function here(shop: Workshop, line: OrderLine, print: LinePrint, path: string): Promise<PrintLineAnswer> {
	const proof = await readProof(shop, line.proofHash);
	return proof ? printLine(proof, print, pictureSource(shop), path) : "lost";
}

async function apart(shop: Workshop, line: OrderLine, print: LinePrint, folder: string, target: string) {
	const { document, proofHash: hash } = line;
	const proof = join(folder, "proof");
	if (!(await layProof(shop, hash, proof))) return "lost";
	const pictures = await layPictures(shop, document.sides, folder);
	const answer = await writeApart({ proof, hash, print, pictures, target }, TIME_LIMIT_MILLISECONDS);
	if (answer === "too_slow" || answer === "ended") throw new Error(`A print file could not be written: ${answer}`);
	return answer;
}
