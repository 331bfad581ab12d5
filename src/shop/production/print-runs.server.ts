import { and, asc, eq, exists, inArray, notExists, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import {
	articleSides,
	orderLines,
	orders,
	printRunLines,
	printRuns,
	printSubstrates,
	printSuppliers,
} from "#database/schema.ts";
import { readProof } from "#shop/designs/proofs.server.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import type { OrderLine } from "#shop/orders/orders.server.ts";
import { inTransaction, type Workshop } from "#shop/shop.ts";
import { composeSheets, type SheetPiece, sheetFaces, sheetItem } from "./compose-sheets.ts";
import { finishSides } from "./finish-sides.server.ts";
import { leavesOf, substrateOf } from "./leaves.ts";
import { packSheets } from "./pack-sheets.ts";
import { outputOf, printWishes } from "./print-wishes.server.ts";
import { renderRunTicket, type TicketPiece } from "./run-ticket.server.ts";
import { withWrittenPdf } from "./written-pdf.server.ts";

export type PrintRun = typeof printRuns.$inferSelect & {
	readonly name: string;
	readonly pieces: number;
	/** Of the sheets, so many are printed on their backs too. */
	readonly backs: number;
	/** Larger than a sheet: they are left for another way. */
	readonly tooLarge: readonly string[];
	/** What was approved of them is not there any more: they wait for somebody to look after them. */
	readonly lost: readonly string[];
};
type RunShop = Pick<Workshop, "db" | "files" | "now">;
type Substrate = typeof printSubstrates.$inferSelect;
type WaitingLine = OrderLine & { readonly number: string };

/** Print files are made, and nobody prints them yet. */
const WAITING = [200, 201, 202] as const;
const MOST_PIECES = 500;
const LOCK = 7_215_430;

/** What waits on each substrate, in lines of orders. */
export async function listSubstrates({ db }: Pick<Workshop, "db">) {
	const substrates = await db.select().from(printSubstrates).orderBy(asc(printSubstrates.code));
	return Promise.all(
		substrates.map(async (substrate) => ({ ...substrate, waiting: (await waitingLines(db, substrate.code)).length })),
	);
}

/** Lays the lines that wait longest out on sheets, as many as one run takes, and writes the sheets and their job ticket. */
export function makePrintRun(
	shop: RunShop,
	code: string,
): Promise<Outcome<PrintRun, "unknown_substrate" | "nothing_waiting" | "all_too_large" | "all_lost">> {
	return inTransaction(shop, async (inside) => {
		await inside.db.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
		const [found] = await inside.db
			.select({ substrate: printSubstrates, supplier: printSuppliers })
			.from(printSubstrates)
			.innerJoin(printSuppliers, eq(printSuppliers.code, printSubstrates.supplier))
			.where(eq(printSubstrates.code, code));
		if (!found) return refused("unknown_substrate");
		const { substrate, supplier } = found;
		const { pieces, lines, tooLarge, lost } = await waitingPieces(inside, substrate);
		if (!pieces.length)
			return refused(tooLarge.length ? "all_too_large" : lost.length ? "all_lost" : "nothing_waiting");
		const packed = packSheets(pieces.map(sheetItem), substrate);
		const id = await nextRun(inside);
		const name = runName(id);
		const pictures = pictureSource(inside);
		const sheet = { ...substrate, turn: supplier.turn };
		const sheets = composeSheets(pieces, packed, sheet, name);
		const faces = sheetFaces(sheets);
		const output = await outputOf(inside, supplier);
		const options = { title: `${name} ${code}`, marks: false, created: inside.now, ...(output && { output }) };
		const ticket = await renderRunTicket(
			{ name, substrate: sheet, sheets, packed, pieces, made: inside.now },
			pictures,
		);
		const files = await withWrittenPdf(faces, pictures, options, async (path, { sha256, bytes }) => {
			const [key, ticketKey] = ["sheets", "ticket"].map(
				(file) => `${runFolder(id)}/${file}-${sha256.slice(0, 16)}.pdf`,
			);
			await inside.files.putFile(key!, path);
			await inside.files.put(ticketKey!, ticket);
			return { key: key!, ticketKey: ticketKey!, sha256, bytes };
		});
		const facts = { id, substrate: code, sheets: sheets.length, madeAt: inside.now, ...files };
		await inside.db.insert(printRuns).values(facts);
		const laid = lines.map(({ orderId, position }) => ({ runId: id, orderId, position, substrate: code }));
		await inside.db.insert(printRunLines).values(laid);
		const left = { tooLarge: tooLarge.map(lineName), lost: lost.map(lineName) };
		const backs = faces.length - sheets.length;
		return accepted({ ...facts, name, pieces: pieces.length, backs, ...left });
	});
}

export function runFolder(id: number): string {
	return `print/${runName(id)}`;
}

function runName(id: number): string {
	return `RUN-${String(id).padStart(6, "0")}`;
}

async function nextRun({ db }: Pick<Workshop, "db">): Promise<number> {
	const { rows } = await db.execute<{ id: number }>(sql`select nextval('print_runs_id_seq')::int as id`);
	return rows[0]!.id;
}

/** Those that can't be laid out stay first: however many they are, they must not hide the others. */
async function* allWaitingLines(db: Workshop["db"], code: string): AsyncGenerator<WaitingLine> {
	for (let from = 0; ; from += MOST_PIECES) {
		const lines = await waitingLines(db, code, from);
		yield* lines;
		if (lines.length < MOST_PIECES) return;
	}
}

async function waitingLines(db: Workshop["db"], code: string, from = 0): Promise<readonly WaitingLine[]> {
	const isPrintedOn = db
		.select()
		.from(articleSides)
		.where(and(eq(articleSides.articleId, orderLines.articleId), eq(articleSides.substrate, code)));
	const isLaidOut = db
		.select()
		.from(printRunLines)
		.where(
			and(
				eq(printRunLines.orderId, orderLines.orderId),
				eq(printRunLines.position, orderLines.position),
				eq(printRunLines.substrate, code),
			),
		);
	const rows = await db
		.select({ line: orderLines, number: orders.number })
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(and(inArray(orders.status, [...WAITING]), exists(isPrintedOn), notExists(isLaidOut)))
		.orderBy(asc(orders.placedAt), asc(orders.id), asc(orderLines.position))
		.limit(MOST_PIECES)
		.offset(from);
	return rows.map(({ line, number }) => ({ ...line, number }));
}

/** Of a line all copies of all its leaves on this substrate are laid out at once. One that fits on no sheet is left. */
async function waitingPieces(shop: RunShop, substrate: Substrate) {
	const pictures = pictureSource(shop);
	const pieces: (SheetPiece & TicketPiece)[] = [];
	const lines: WaitingLine[] = [];
	const tooLarge: WaitingLine[] = [];
	const lost: WaitingLine[] = [];
	for await (const line of allWaitingLines(shop.db, substrate.code)) {
		const proof = await readProof(shop, line.proofHash);
		if (!proof) {
			lost.push(line);
			continue;
		}
		const wishes = await printWishes(shop, line);
		const wished = (code: string) => wishes.sides.get(code);
		const leaves = leavesOf(proof, (code) => wished(code)?.backOf).filter(
			({ front, back }) =>
				(front.display.length || back?.display.length) && substrateOf(front.side.code, wishes.sides) === substrate.code,
		);
		if (pieces.length && pieces.length + leaves.length * line.quantity > MOST_PIECES) break;
		const finished = await Promise.all(
			leaves.map(async ({ front, back }) => {
				const printed = back?.display.length ? [front, back] : [front];
				const [face, behind] = await finishSides(printed, wishes, pictures);
				return {
					...face!,
					...(behind && { back: behind }),
					mayTurn: wished(front.side.code)?.mayTurn ?? false,
					name: `${lineName(line)}  ${line.sku} ${printed.map(({ side }) => side.code).join(" + ")}`,
				};
			}),
		);
		if (packSheets(finished.map(sheetItem), substrate).tooLarge.length) {
			tooLarge.push(line);
			continue;
		}
		lines.push(line);
		for (const piece of finished) for (let copy = 0; copy < line.quantity; copy++) pieces.push(piece);
	}
	return { pieces, lines, tooLarge, lost };
}

function lineName({ number, position }: WaitingLine): string {
	return `${number} / ${position}`;
}
