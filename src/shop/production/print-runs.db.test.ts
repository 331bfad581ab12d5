import { randomUUID } from "node:crypto";
import { and, eq, not } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	articleSides,
	orderLines,
	orders,
	printFiles,
	printRunLines,
	printRuns,
	printSubstrates,
	printSuppliers,
} from "#database/schema.ts";
import type { PhotoElement } from "#design/document.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { keepProof, removeProof } from "#shop/designs/proofs.server.ts";
import { documentWith, readyToOrder, stockMug, textElement } from "../../../tests/support/factories.ts";
import { checkPdfX4 } from "../../../tests/support/pdf/check-pdf-x4.ts";
import { PdfStream } from "../../../tests/support/pdf/pdf-values.ts";
import { decoded, pagesOf, readPdf, resolve } from "../../../tests/support/pdf/read-pdf.ts";
import { textOf } from "../../../tests/support/pdf/text-of.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { makePrintFiles } from "./make-print-files.server.ts";
import { makePrintRun } from "./print-runs.server.ts";
import { setMirrored } from "./print-suppliers.server.ts";
import { removeForgottenRuns, removePrintFiles } from "./remove-print-files.server.ts";
import { allWaitingLines, listSubstrates, type WaitingLine } from "./waiting-lines.server.ts";

const PAPER = { code: "paper", supplier: "house", width: 500, height: 300, margin: 12, gap: 8, mirrored: true };
const HELD = `select count(*)::int as held from pg_locks join pg_database on pg_database.oid = database
	where locktype = 'advisory' and datname = current_database()`;
/** Whoever would finish it fails. */
const UNKNOWN: PhotoElement = {
	...{ kind: "photo", id: "photo", x: 0, y: 0, width: 80, height: 60, rotation: 0, opacity: 1, cornerRadius: 0 },
	...{ picture: { id: randomUUID(), width: 100, height: 100 }, crop: { x: 0, y: 0, width: 1, height: 1 } },
};

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
	await bench.shop.db.insert(printSuppliers).values({ code: "house", name: "House", colors: "CMYK", cropMarks: true });
	await bench.shop.db.insert(printSubstrates).values(PAPER);
});
afterAll(() => bench.close());

test("what waits is laid out once, on sheets that are PDF/X-4, with a ticket; and goes when all on it is over and one is forgotten", async () => {
	const { shop } = bench;
	const number = await printed();
	await printed();
	expect(await makePrintRun(shop, "film")).toEqual({ ok: false, reason: "unknown_substrate" });
	expect(await makePrintRun(shop, "paper")).toEqual({ ok: false, reason: "nothing_waiting" });
	await shop.db.update(articleSides).set({ substrate: "paper" });
	expect(await listSubstrates(shop)).toMatchObject([{ code: "paper", waiting: 2 }]);
	const [run, late] = await Promise.all([makePrintRun(shop, "paper"), makePrintRun(shop, "paper")]);
	const made = run.ok ? run : late;
	expect([run.ok, late.ok].sort()).toEqual([false, true]);
	if (!made.ok) throw new Error(made.reason);
	expect(made.value).toMatchObject({ pieces: 2, sheets: 1, tooLarge: [], lost: [] });
	const sheets = readPdf(Buffer.from(await shop.files.get(made.value.key)));
	expect(checkPdfX4(sheets, { dpi: { least: 299, most: 301 } })).toEqual([]);
	expect(pagesOf(sheets)).toHaveLength(1);
	const content = resolve(sheets, pagesOf(sheets)[0]!.get("Contents"));
	expect(content instanceof PdfStream && decoded(content).toString("latin1")).toMatch(/\n-1 0 0 1 [\d.]+ [\d.]+ cm/);
	expect(await textOf(await shop.files.get(made.value.ticketKey))).toContain(" UTC Mirrored ");
	expect(await listSubstrates(shop)).toMatchObject([{ waiting: 0 }]);

	const forgotten = eq(orders.number, number);
	await shop.db.update(orders).set({ status: 10, email: "" }).where(forgotten);
	await removePrintFiles(shop, [number]);
	expect(await shop.files.has(made.value.key)).toBe(true);
	expect(await listSubstrates(shop)).toMatchObject([{ waiting: 0 }]);

	await shop.db.update(orders).set({ status: 15 }).where(not(forgotten));
	await removeForgottenRuns(shop);
	expect(await shop.files.has(made.value.key)).toBe(false);
	expect(await shop.files.has(made.value.ticketKey)).toBe(false);
	expect(await listSubstrates(shop)).toMatchObject([{ waiting: 0 }]);
});

test("who prints an order by itself reads that its file is not mirrored, as its sheets are", async () => {
	const { shop } = bench;
	await shop.db.update(articleSides).set({ substrate: "paper" });
	const ticketOf = async (number: string) => {
		const [ticket] = await shop.db
			.select({ key: printFiles.key })
			.from(printFiles)
			.innerJoin(orders, eq(orders.id, printFiles.orderId))
			.where(and(eq(orders.number, number), eq(printFiles.position, 0)));
		return textOf(await shop.files.get(ticket!.key));
	};
	expect(await ticketOf(await printed())).toMatch(/Side wrap:.*, page 1, not mirrored in this file/);
	expect(await setMirrored(shop, "film", false)).toBe(false);
	expect(await setMirrored(shop, "paper", false)).toBe(true);
	expect(await ticketOf(await printed())).not.toContain("mirrored");
	expect(await setMirrored(shop, "paper", true)).toBe(true);
});

test("a line that fits on no sheet is left, and told; one that is canceled does not wait", async () => {
	const { shop } = bench;
	await shop.db.update(orders).set({ status: 15 });
	await shop.db.update(printSubstrates).set({ width: 200, height: 200 });
	await printed();
	expect(await makePrintRun(shop, "paper")).toEqual({ ok: false, reason: "all_too_large" });
	await shop.db.update(printSubstrates).set({ height: 300 });
	const made = await makePrintRun(shop, "paper");
	expect(made).toMatchObject({ ok: true, value: { pieces: 1 } });
	await printed();
	await shop.db.update(orders).set({ status: 10 });
	expect(await makePrintRun(shop, "paper")).toEqual({ ok: false, reason: "nothing_waiting" });
});

test("what was laid out before its article was moved to another paper is told, and not printed twice", async () => {
	const { shop } = bench;
	await shop.db.update(orders).set({ status: 15 });
	await shop.db.update(articleSides).set({ substrate: "paper" });
	const number = await printed();
	expect(await makePrintRun(shop, "paper")).toMatchObject({ ok: true, value: { pieces: 1, moved: [] } });
	await shop.db.insert(printSubstrates).values({ ...PAPER, code: "film" });
	await shop.db.update(articleSides).set({ substrate: "film" });
	expect(await makePrintRun(shop, "film")).toEqual({ ok: false, reason: "all_moved" });
	await printed();
	expect(await makePrintRun(shop, "film")).toMatchObject({ ok: true, value: { pieces: 1, moved: [`${number} / 1`] } });
	await shop.db.update(articleSides).set({ substrate: "paper" });
	await shop.db.update(orders).set({ status: 15 });
	await shop.db.delete(printRunLines).where(eq(printRunLines.substrate, "film"));
	await shop.db.delete(printRuns).where(eq(printRuns.substrate, "film"));
	await shop.db.delete(printSubstrates).where(eq(printSubstrates.code, "film"));
});

test("a line whose proof is gone is told, and the others are laid out", async () => {
	const { shop } = bench;
	const lost = await printed();
	await printed("Other words");
	const [found] = await shop.db
		.select({ line: orderLines })
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(eq(orders.number, lost));
	await removeProof(shop, found!.line.proofHash);
	expect(await makePrintRun(shop, "paper")).toMatchObject({ ok: true, value: { pieces: 1, lost: [`${lost} / 1`] } });
	expect(await makePrintRun(shop, "paper")).toEqual({ ok: false, reason: "all_lost" });

	const more = Array.from({ length: 500 }, (_, at) => ({ ...found!.line, position: at + 2 }));
	await shop.db.insert(orderLines).values(more);
	await printed("Words behind them");
	const made = await makePrintRun(shop, "paper");
	expect(made).toMatchObject({ ok: true, value: { pieces: 1 } });
	expect(made.ok && made.value.lost).toHaveLength(501);
});

test("pieces are finished before other runs wait, those that fit on no sheet not at all", async () => {
	const { shop, pool } = bench;
	await shop.db.update(orders).set({ status: 15 });
	await shop.db.update(articleSides).set({ cutLine: "DESIGN" });
	await shop.db.update(printSubstrates).set({ width: 200, height: 200 });
	const large = await printed("Large");
	const kept = await keepProof(shop, documentWith(UNKNOWN));
	const proofHash = kept.ok ? kept.value : "";
	const [order] = await shop.db.select().from(orders).where(eq(orders.number, large));
	await shop.db.update(orderLines).set({ proofHash }).where(eq(orderLines.orderId, order!.id));
	expect(await makePrintRun(shop, "paper")).toEqual({ ok: false, reason: "all_too_large" });

	await shop.db.update(orders).set({ status: 15 });
	await shop.db.update(printSubstrates).set({ height: 300 });
	await printed("Small");
	const locks: number[] = [];
	const files = Object.create(shop.files, {
		get: {
			value: async (key: string) => {
				const { rows } = await pool.query(HELD);
				if (key.startsWith("proofs/")) locks.push(rows[0].held);
				return shop.files.get(key);
			},
		},
	});
	expect(await makePrintRun({ ...shop, files }, "paper")).toMatchObject({ ok: true, value: { pieces: 1 } });
	expect(locks).toEqual([0]);
});

test("who was overtaken by another run lays out what waits behind it", async () => {
	const { shop } = bench;
	await printed("First");
	const overtaken = { ...shop, files: Object.create(shop.files, { get: { value: overtakenOnce() } }) };
	expect(await makePrintRun(overtaken, "paper")).toMatchObject({ ok: true, value: { pieces: 1 } });
	expect(await listSubstrates(shop)).toMatchObject([{ waiting: 0 }]);

	/** Another run takes all that waits while the first proof is read, and one more order comes in. */
	function overtakenOnce() {
		let done = false;
		return async (key: string) => {
			const found = await shop.files.get(key);
			if (!done && key.startsWith("proofs/")) {
				done = true;
				expect(await makePrintRun(shop, "paper")).toMatchObject({ ok: true, value: { pieces: 1 } });
				await printed("Behind it");
			}
			return found;
		};
	}
});

/** An order's number, its print files made. */
test("lines that go while the others are read take none of them along", async () => {
	const { shop } = bench;
	await shop.db.update(orders).set({ status: 15 });
	const numbers = [await printed(), await printed()];
	const [first, second] = await Promise.all(numbers.map(async (number) => orderWithCopies(number, 400)));
	const seen: WaitingLine[] = [];
	for await (const line of allWaitingLines(shop.db, "paper")) {
		if (seen.push(line) === 450) await shop.db.update(orders).set({ status: 10 }).where(eq(orders.id, first!));
	}
	const positions = seen.filter(({ orderId }) => orderId === second).map(({ position }) => position);
	expect(positions).toEqual(Array.from({ length: 400 }, (_, at) => at + 1));
});

/** So many lines as the order has one now. */
async function orderWithCopies(number: string, lines: number): Promise<number> {
	const { db } = bench.shop;
	const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
	const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, order!.id));
	const more = Array.from({ length: lines - 1 }, (_, at) => ({ ...line!, position: at + 2 }));
	await db.insert(orderLines).values(more);
	return order!.id;
}

async function printed(words?: string): Promise<string> {
	const { shop } = bench;
	const placed = await placeOrder(shop, {
		...(await readyToOrder(shop, 1, documentWith(textElement(words)))),
		method: "CARD",
	});
	if (!placed.ok) throw new Error(placed.reason);
	await makePrintFiles(shop, placed.value.order.id);
	return placed.value.order.number;
}
