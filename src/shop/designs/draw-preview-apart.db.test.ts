import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { pictures } from "#database/schema.ts";
import { findArticle } from "#shop/catalog/catalog.server.ts";
import { uploadFolder } from "#shop/media/upload-folder.server.ts";
import type { Shop, Workshop } from "#shop/shop.ts";
import { documentWith, MUG, SIDE, stockMug, textElement } from "../../../tests/support/factories.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { documentHash } from "./document-hash.server.ts";
import { preview } from "./preview.server.ts";
import { answerPreview } from "./preview-answer.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

/** An elaborate design with a photo whose bytes lie under a key of its own. */
async function elaborate() {
	const [id, size] = [randomUUID(), { width: 20, height: 20 }];
	const kept = { originalKey: "original", masterKey: id, contentType: "image/png", fileName: "a.png" };
	const more = { sha256: id.replaceAll("-", "").repeat(2), bytes: 1, createdAt: bench.shop.now };
	await bench.shop.db.insert(pictures).values({ id, ...kept, ...size, ...more });
	const box = { x: 100, y: 0, width: 60, height: 60, rotation: 0, opacity: 1, cornerRadius: 0 };
	const crop = { x: 0, y: 0, width: 1, height: 1 };
	const photo = { kind: "photo", id: "p", picture: { id, ...size }, crop, ...box } as const;
	const words = textElement("Für Zoë, from Ana and all. ".repeat(70));
	const document = documentWith({ ...words, id: "one" }, { ...words, id: "two" }, photo);
	return { key: id, document, hash: documentHash(document) };
}

type Elaborate = Awaited<ReturnType<typeof elaborate>>;

/** The pictures a browser may ask for, each another. */
const FILES = ["webp", "jpg", "avif"].flatMap((format) =>
	[320, 640, 1000].map((width) => `flat.${SIDE.code}-${MUG.variantId}-${width}.${format}`),
);

async function ask(
	shop: Shop,
	{ document, hash }: Elaborate,
	file = FILES[0]!,
	audience: "public" | "private" = "private",
): Promise<Response | undefined> {
	const article = (await findArticle(shop, MUG.id))!;
	return answerPreview(shop, { article, document, hash, version: hash, file, audience });
}

const PATIENCE = { timeout: 20_000 };
const png = () => sharp({ create: { width: 20, height: 20, channels: 3, background: "#2244aa" } }).png();

test("six pictures of one visitor are drawn or wait, the seventh is to be asked for again; others wait on", async () => {
	const design = await elaborate();
	const gate = Promise.withResolvers<void>();
	const lay = vi.fn(() => gate.promise);
	const ana = { ...bench.shop, files: { ...bench.shop.files, lay }, clientAddress: "192.0.2.1" };
	const zoe = { ...ana, clientAddress: "192.0.2.2" };
	const six = FILES.slice(0, 6).map((file) => ask(ana, design, file));
	await expect.poll(() => lay.mock.calls.length, PATIENCE).toBe(6);
	const seventh = await ask(ana, design, FILES[6]);
	expect([seventh?.status, seventh?.headers.get("retry-after")]).toEqual([503, "30"]);
	const other = ask(zoe, design, FILES[7]);
	await expect.poll(() => lay.mock.calls.length, PATIENCE).toBe(7);
	gate.reject(new Error("The file store is gone"));
	const failed = await Promise.allSettled([...six, other]);
	expect(failed.map(({ status }) => status)).toEqual(Array(7).fill("rejected"));
	const again = await Promise.allSettled(FILES.slice(0, 6).map((file) => ask(ana, design, file)));
	expect(again.map(({ status }) => status)).toEqual(Array(6).fill("rejected"));
});

test("of a published design all pictures that a page asks for are drawn at once, and none apart", async () => {
	const design = await elaborate();
	await bench.shop.files.put(design.key, await png().toBuffer());
	const lay = vi.fn(bench.shop.files.lay);
	const shop = { ...bench.shop, files: { ...bench.shop.files, lay }, clientAddress: "192.0.2.6" };
	const answers = await Promise.all(FILES.map((file) => ask(shop, design, file, "public")));
	expect(answers.map((answer) => answer?.status)).toEqual(FILES.map(() => 200));
	expect(lay).not.toHaveBeenCalled();
}, 60_000);

test("a picture that has found no folder gives its place back", async () => {
	const design = await elaborate();
	await bench.shop.files.put(design.key, await png().toBuffer());
	const shop = { ...bench.shop, clientAddress: "192.0.2.3" };
	const folder = uploadFolder();
	await rm(folder, { recursive: true });
	await writeFile(folder, "");
	const failed = await Promise.allSettled(FILES.slice(0, 6).map((file) => ask(shop, design, file)));
	expect(failed.map(({ status }) => status)).toEqual(Array(6).fill("rejected"));
	await rm(folder);
	expect((await ask(shop, design))?.status).toBe(200);
});

test("a job's picture waits for no visitor's", async () => {
	const design = await elaborate();
	await bench.shop.files.put(design.key, await png().toBuffer());
	const lay = vi.fn(bench.shop.files.lay);
	const shop = { ...bench.shop, files: { ...bench.shop.files, lay }, clientAddress: "192.0.2.4" };
	const { clientAddress: _nobody, ...job }: Workshop & { clientAddress?: string } = shop;
	const done: string[] = [];
	const visitors = FILES.slice(0, 3).map((file) => ask(shop, design, file).then(() => done.push("visitor")));
	await expect.poll(() => lay.mock.calls.length, PATIENCE).toBe(3);
	const look = { color: null, width: 320, format: "webp", flat: true } as const;
	const own = preview(job, { ...design, side: { ...SIDE, scene: null }, ...look }).then(() => done.push("job"));
	await Promise.all([...visitors, own]);
	expect(done.indexOf("job")).toBeLessThan(3);
}, 60_000);

test("a picture that cannot be drawn is told to the log, and for five minutes not tried again", async () => {
	const design = await elaborate();
	await bench.shop.files.put(design.key, Buffer.from("no picture"));
	const [lay, error] = [vi.fn(bench.shop.files.lay), vi.fn()];
	const log = Object.assign(Object.create(bench.shop.log), { error });
	const shop: Shop = { ...bench.shop, files: { ...bench.shop.files, lay }, log, clientAddress: "192.0.2.5" };
	const at = (minutes: number) => ({ ...shop, now: new Date(shop.now.getTime() + minutes * 60_000) });
	expect((await ask(shop, design))?.status).toBe(503);
	const told = { design: design.hash, cost: expect.any(Number), cause: expect.stringContaining("unsupported image") };
	expect(error.mock.calls).toEqual([[told, "a preview could not be drawn"]]);
	await bench.shop.files.put(design.key, await png().toBuffer());
	expect((await ask(at(4), design, FILES[1]))?.status).toBe(503);
	expect(lay).toHaveBeenCalledTimes(1);
	expect((await ask(at(6), design))?.status).toBe(200);
}, 60_000);
