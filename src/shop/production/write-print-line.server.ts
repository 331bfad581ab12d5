import { readFile } from "node:fs/promises";
import { giveCoresToPictures } from "#painters/picture-slots.server.ts";
import { answerOrder } from "#shop/answer-order.ts";
import { parseProof } from "#shop/designs/proof-parts.server.ts";
import { type LaidPictures, laidPictures } from "#shop/media/laid-pictures.server.ts";
import { type LinePrint, type PrintedLine, printLine } from "./print-line.server.ts";

/** Runs as a process of its own for one print file that is much work. `proof`: where its bytes lie. */
export type PrintLineOrder = {
	readonly proof: string;
	readonly hash: string;
	readonly print: LinePrint;
	readonly pictures: LaidPictures;
	readonly target: string;
};
export type PrintLineAnswer = PrintedLine | "lost";

giveCoresToPictures();
answerOrder(write);

async function write({ proof, hash, print, pictures, target }: PrintLineOrder): Promise<PrintLineAnswer> {
	const sides = parseProof(await readFile(proof), hash);
	return sides ? printLine(sides, print, laidPictures(pictures), target) : "lost";
}
