import { eq, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { printRunLines, printRuns, printSubstrates, printSuppliers } from "#database/schema.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import { inTransaction, type Workshop } from "#shop/shop.ts";
import { composeSheets, sheetFaces, sheetItem } from "./compose-sheets.ts";
import { packSheets } from "./pack-sheets.ts";
import { outputOf } from "./print-wishes.server.ts";
import { renderRunTicket } from "./run-ticket.server.ts";
import { lineName, stillWaiting } from "./waiting-lines.server.ts";
import { type LinePieces, type WaitingPieces, waitingPieces } from "./waiting-pieces.server.ts";
import { withWrittenPdf } from "./written-pdf.server.ts";

export type PrintRun = typeof printRuns.$inferSelect &
	Pick<WaitingPieces, "tooLarge" | "lost" | "moved"> & {
		readonly name: string;
		readonly pieces: number;
		/** Of the sheets, so many are printed on their backs too. */
		readonly backs: number;
	};
type RunShop = Pick<Workshop, "db" | "files" | "now">;
type Press = {
	readonly substrate: typeof printSubstrates.$inferSelect;
	readonly supplier: typeof printSuppliers.$inferSelect;
};

const LOCK = 7_215_430;

/**
 * Lays the lines that wait longest out on sheets, as many as one run takes, and writes the sheets and their job ticket.
 * Pieces are finished before other runs have to wait; should these have laid out all of them meanwhile, those behind are next.
 */
export async function makePrintRun(
	shop: RunShop,
	code: string,
): Promise<Outcome<PrintRun, "unknown_substrate" | "nothing_waiting" | "all_too_large" | "all_lost" | "all_moved">> {
	const [press] = await shop.db
		.select({ substrate: printSubstrates, supplier: printSuppliers })
		.from(printSubstrates)
		.innerJoin(printSuppliers, eq(printSuppliers.code, printSubstrates.supplier))
		.where(eq(printSubstrates.code, code));
	if (!press) return refused("unknown_substrate");
	for (;;) {
		const { ready, tooLarge, lost, moved } = await waitingPieces(shop, press.substrate);
		if (!ready.some(hasPieces))
			return refused(
				tooLarge.length ? "all_too_large" : lost.length ? "all_lost" : moved.length ? "all_moved" : "nothing_waiting",
			);
		const run = await inTransaction(shop, async (inside) => {
			await inside.db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
			const orderIds = [...new Set(ready.map(({ line }) => line.orderId))];
			const waiting = await stillWaiting(inside.db, code, orderIds);
			const left = ready.filter(({ line }) => waiting.has(lineName(line)));
			return left.some(hasPieces) ? layOut(inside, press, left) : undefined;
		});
		if (run) return accepted({ ...run, tooLarge, lost, moved });
	}
}

export function runFolder(id: number): string {
	return `print/${runName(id)}`;
}

async function layOut(
	shop: RunShop,
	{ substrate, supplier }: Press,
	ready: readonly LinePieces[],
): Promise<Omit<PrintRun, "tooLarge" | "lost" | "moved">> {
	const { code } = substrate;
	const pieces = ready.flatMap((each) => each.pieces);
	const packed = packSheets(pieces.map(sheetItem), substrate);
	const id = await nextRun(shop);
	const name = runName(id);
	const pictures = pictureSource(shop);
	const sheet = { ...substrate, turn: supplier.turn };
	const sheets = composeSheets(pieces, packed, sheet, name);
	const faces = sheetFaces(sheets);
	const output = await outputOf(shop, supplier);
	const options = { title: `${name} ${code}`, marks: false, created: shop.now, ...(output && { output }) };
	const ticket = await renderRunTicket({ name, substrate: sheet, sheets, packed, pieces, made: shop.now }, pictures);
	const files = await withWrittenPdf(faces, pictures, options, async (path, { sha256, bytes }) => {
		const [key, ticketKey] = ["sheets", "ticket"].map((file) => `${runFolder(id)}/${file}-${sha256.slice(0, 16)}.pdf`);
		await shop.files.putFile(key!, path);
		await shop.files.put(ticketKey!, ticket);
		return { key: key!, ticketKey: ticketKey!, sha256, bytes };
	});
	const facts = { id, substrate: code, sheets: sheets.length, madeAt: shop.now, ...files };
	await shop.db.insert(printRuns).values(facts);
	const laid = ready.map(({ line: { orderId, position } }) => ({ runId: id, orderId, position, substrate: code }));
	await shop.db.insert(printRunLines).values(laid);
	return { ...facts, name, pieces: pieces.length, backs: faces.length - sheets.length };
}

function hasPieces({ pieces }: LinePieces): boolean {
	return pieces.length > 0;
}

function runName(id: number): string {
	return `RUN-${String(id).padStart(6, "0")}`;
}

async function nextRun({ db }: Pick<Workshop, "db">): Promise<number> {
	const { rows } = await db.execute<{ id: number }>(sql`select nextval('print_runs_id_seq')::int as id`);
	return rows[0]!.id;
}
