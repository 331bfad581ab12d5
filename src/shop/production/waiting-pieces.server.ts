import type { printSubstrates } from "#database/schema.ts";
import { readProof } from "#shop/designs/proofs.server.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { type SheetPiece, sheetItem } from "./compose-sheets.ts";
import { finishSides } from "./finish-sides.server.ts";
import { leavesOf, substrateOf } from "./leaves.ts";
import { packSheets } from "./pack-sheets.ts";
import { printWishes } from "./print-wishes.server.ts";
import type { TicketPiece } from "./run-ticket.server.ts";
import { allWaitingLines, lineName, type WaitingLine } from "./waiting-lines.server.ts";

export type LinePieces = { readonly line: WaitingLine; readonly pieces: readonly (SheetPiece & TicketPiece)[] };
export type WaitingPieces = {
	readonly ready: readonly LinePieces[];
	/** Larger than a sheet: they are left for another way. */
	readonly tooLarge: readonly string[];
	/** What was approved of them is not there any more: they wait for somebody to look after them. */
	readonly lost: readonly string[];
	/** Laid out before their article was moved to this substrate: what is to be printed again is for somebody to say. */
	readonly moved: readonly string[];
};

const MOST_PIECES = 500;

/** Of a line all copies of all its leaves on this substrate are laid out at once. One that fits on no sheet is left as it is. */
export async function waitingPieces(
	shop: Pick<Workshop, "db" | "files">,
	substrate: typeof printSubstrates.$inferSelect,
): Promise<WaitingPieces> {
	const pictures = pictureSource(shop);
	const ready: LinePieces[] = [];
	const tooLarge: string[] = [];
	const lost: string[] = [];
	const moved: string[] = [];
	let count = 0;
	for await (const line of allWaitingLines(shop.db, substrate.code)) {
		if (line.laidElsewhere) {
			moved.push(lineName(line));
			continue;
		}
		const proof = await readProof(shop, line.proofHash);
		if (!proof) {
			lost.push(lineName(line));
			continue;
		}
		const wishes = await printWishes(shop, line);
		const wished = (code: string) => wishes.sides.get(code);
		const leaves = leavesOf(proof, (code) => wished(code)?.backOf).filter(
			({ front, back }) =>
				(front.display.length || back?.display.length) && substrateOf(front.side.code, wishes.sides) === substrate.code,
		);
		const mayTurn = (code: string) => wished(code)?.mayTurn ?? false;
		const items = leaves.map(({ front: { side } }) => sheetItem({ side, mayTurn: mayTurn(side.code) }));
		if (packSheets(items, substrate).tooLarge.length) {
			tooLarge.push(lineName(line));
			continue;
		}
		if (count && count + leaves.length * line.quantity > MOST_PIECES) break;
		const finished = await Promise.all(
			leaves.map(async ({ front, back }) => {
				const printed = back?.display.length ? [front, back] : [front];
				const [face, behind] = await finishSides(printed, wishes, pictures);
				return {
					...face!,
					...(behind && { back: behind }),
					mayTurn: mayTurn(front.side.code),
					name: `${lineName(line)}  ${line.sku} ${printed.map(({ side }) => side.code).join(" + ")}`,
				};
			}),
		);
		const pieces = finished.flatMap((piece) => Array.from({ length: line.quantity }, () => piece));
		ready.push({ line, pieces });
		count += pieces.length;
	}
	return { ready, tooLarge, lost, moved };
}
