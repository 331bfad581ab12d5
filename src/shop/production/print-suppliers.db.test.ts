import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
	articleSides,
	articles,
	articleVariants,
	printFiles,
	printSuppliers,
	printTechniques,
} from "#database/schema.ts";
import { TABLE_BYTES } from "#painters/proof/proof-table.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { callApi } from "../../../tests/support/call-api.ts";
import { readyToOrder, stockMug } from "../../../tests/support/factories.ts";
import { checkPdfX4 } from "../../../tests/support/pdf/check-pdf-x4.ts";
import { arrayOf, entry, nameOf, pagesOf, readPdf } from "../../../tests/support/pdf/read-pdf.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { makePrintFiles } from "./make-print-files.server.ts";
import { listPrintSuppliers, setPressProfile } from "./print-suppliers.server.ts";
import { printWishes } from "./print-wishes.server.ts";
import { pressOf } from "./soft-proof.server.ts";

const PRESS = await readFile("src/painters/pdf/fogra39-ink300.icc");
const RULES = { dpi: { least: 0, most: 301 }, press: PRESS };

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

test("a line is printed as the one who prints its technique wants it", async () => {
	const { db } = bench.shop;
	expect(await rulesBroken(), "nobody is named").toContain("press-inks");
	await db.insert(printSuppliers).values({ code: "press", name: "Press", colors: "CMYK", cropMarks: false });
	expect(await rulesBroken(), "named for another technique").toContain("press-inks");
	await db.insert(printTechniques).values({ code: "sublimation", supplier: "press" });
	expect(await rulesBroken()).toEqual([]);
	await db.update(printSuppliers).set({ colors: "RGB" });
	expect(await rulesBroken()).toContain("press-inks");
});

test("a print shop's profile is checked, and then stands in its files", async () => {
	const { shop } = bench;
	const own = Buffer.from(PRESS);
	own.writeUInt32BE(3, 64);
	expect(await setPressProfile(shop, "press", "Own", PRESS.subarray(0, 999))).toEqual({ ok: false, reason: "not_icc" });
	expect(await setPressProfile(shop, "nobody", "Own", own)).toEqual({ ok: false, reason: "unknown_supplier" });
	expect(await setPressProfile(shop, "press", " ", own)).toEqual({ ok: false, reason: "no_name" });
	expect(await setPressProfile(shop, "press", "Own", own)).toEqual({ ok: true, value: null });
	expect(await listPrintSuppliers(shop)).toMatchObject([
		{ code: "press", colors: "CMYK", condition: "Own", techniques: ["sublimation"] },
	]);
	expect(await rulesBroken()).toEqual(["press-profile"]);
	expect(await rulesBroken(own)).toEqual([]);
});

test("who designs for a press is told its profile, and can see its colours; a profile of nobody's can't be asked for", async () => {
	const { shop } = bench;
	const [side] = await shop.db.select({ articleId: articleSides.articleId }).from(articleSides);
	const own = await pressOf(shop, side!.articleId);
	expect(own).toMatch(/^[0-9a-f]{64}$/);
	const path = (sha256: string) => `/api/press-profiles/${sha256}/soft-proof`;
	const answer = await callApi(shop, path(own!));
	expect(answer.headers.get("cache-control")).toContain("immutable");
	expect((await answer.arrayBuffer()).byteLength).toBe(TABLE_BYTES);
	expect((await callApi(shop, path("0".repeat(64)))).status).toBe(404);
	expect((await callApi(shop, path("other"))).status).toBe(404);
	await shop.db.update(printSuppliers).set({ condition: null, profileKey: null });
	const standard = await pressOf(shop, side!.articleId);
	expect(standard).not.toBe(own);
	expect((await callApi(shop, path(standard!))).status).toBe(200);
	expect((await callApi(shop, path(own!))).status, "kept, though nobody has it any more").toBe(200);
	await shop.db.update(printSuppliers).set({ colors: "RGB" });
	expect(await pressOf(shop, side!.articleId)).toBeNull();
	await shop.db.update(printSuppliers).set({ colors: "CMYK" });
});

test("white ink, a plotter's line and marks are as goods, technique and print shop have them", async () => {
	const { db } = bench.shop;
	await db.update(printSuppliers).set({ cropMarks: true, whiteName: "RDG_WHITE", condition: null, profileKey: null });
	expect(await inks()).toEqual(["All"]);
	await db.update(printTechniques).set({ whiteInk: "ALWAYS" });
	expect(await inks()).toEqual(["All", "RDG_WHITE"]);
	await db.update(printTechniques).set({ whiteInk: "DARK" });
	expect(await inks(), "goods without colour are white").toEqual(["All"]);
	await db.update(articleVariants).set({ colorValue: "#fbfaf7" });
	expect(await inks()).toEqual(["All"]);
	await db.update(articleVariants).set({ colorValue: "#dccbb2" });
	expect(await inks(), "white words would not show on sand").toEqual(["All", "RDG_WHITE"]);
	await db.update(articleVariants).set({ colorValue: "#1f2f46" });
	expect(await clothUnder(), "what darkens it needs no white").toEqual(["#1f2f46"]);
	await db.update(printTechniques).set({ whiteInk: "ALWAYS" });
	expect(await clothUnder(), "where white is not for its darkness it lies under all").toEqual([undefined]);
	await db.update(printTechniques).set({ whiteInk: "DARK" });
	await db.update(articles).set({ colored: "ACCENT" });
	expect(await inks(), "what is printed on stays white").toEqual(["All"]);
	await db.update(articles).set({ colored: "CLOTH" });
	await db.update(articleSides).set({ cutLine: "DESIGN" });
	expect(await inks()).toEqual(["All", "CutContour", "RDG_WHITE"]);
	await db.update(printSuppliers).set({ cropMarks: false });
	expect(await inks()).toEqual(["CutContour", "RDG_WHITE"]);
});

async function clothUnder(): Promise<readonly (string | undefined)[]> {
	const [variant] = await bench.shop.db.select().from(articleVariants);
	const { sides } = await printWishes(bench.shop, { articleId: variant!.articleId, variantId: variant!.id });
	return [...sides.values()].map(({ cloth }) => cloth);
}

async function inks(): Promise<readonly string[]> {
	const file = readPdf(await printLine());
	const spaces = entry(file, pagesOf(file)[0], "Resources", "ColorSpace");
	const named = [...(spaces instanceof Map ? spaces.values() : [])].map((space) => arrayOf(file, space));
	return named.flatMap(([kind, ink]) => (nameOf(kind) === "Separation" ? (nameOf(ink) ?? []) : [])).sort();
}

async function rulesBroken(press: Buffer = PRESS): Promise<readonly string[]> {
	const faults = checkPdfX4(readPdf(await printLine()), { ...RULES, press });
	return [...new Set(faults.map(({ rule }) => rule))];
}

async function printLine(): Promise<Buffer> {
	const { shop } = bench;
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	await makePrintFiles(shop, placed.value.order.id);
	const files = await shop.db.select().from(printFiles).where(eq(printFiles.orderId, placed.value.order.id));
	return Buffer.from(await shop.files.get(files.find(({ position }) => position === 1)?.key ?? ""));
}
