import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { readProof, removeProof } from "#shop/designs/proofs.server.ts";
import type { FileStore } from "#shop/file-store.server.ts";
import { pictureSource } from "#shop/media/pictures.server.ts";
import type { Shop } from "#shop/shop.ts";
import { mostProcesses } from "../../../tests/support/count-processes.ts";
import { documentWith, readyToOrder, stockMug, textElement } from "../../../tests/support/factories.ts";
import { photoElement } from "../../../tests/support/photo-element.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { proofPictures, sidePicture } from "./line-pictures.server.ts";
import { linesOf, type OrderLine } from "./orders.server.ts";
import { type ProofPicture, paintProof } from "./paint-proof.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

test("a proof is painted once, however often and by however many it is looked at", async () => {
	const shop = anotherVisitor(bench.shop);
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	const [line] = await linesOf(shop, placed.value.order.id);
	const painted: string[] = [];
	const files: FileStore = {
		...shop.files,
		put(key, bytes) {
			painted.push(key);
			return shop.files.put(key, bytes);
		},
	};
	const look = () => paintedOf({ ...shop, files }, line as OrderLine);
	const [first] = await Promise.all([look(), look(), look()]);
	expect(first.map(({ side, width }) => [side, width])).toEqual([["wrap", 960]]);
	expect(await look()).toEqual(first);
	expect(painted).toEqual([expect.stringMatching(/^proofs\/..\/[0-9a-f]{64}\/wrap-plain-960\.jpg$/)]);
});

test("an elaborate proof is painted apart, once, to the same picture, which is had without it from then on", async () => {
	const shop = anotherVisitor(bench.shop);
	const words = textElement("Für Zoë, from Ana and all. ".repeat(70));
	const document = documentWith({ ...words, id: "one" }, { ...words, id: "two" }, await photoElement(shop));
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop, 1, document)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	const line = (await linesOf(shop, placed.value.order.id))[0]!;
	const proof = await readProof(shop, line.proofHash);
	const painted: (readonly ProofPicture[])[] = [];
	const look = async () => painted.push(await paintedOf(shop, line));
	expect(await mostProcesses("write-proof-pictures.server.ts", () => Promise.all([look(), look()]))).toBe(1);
	const here = await paintProof(proof![0]!, null, pictureSource(shop));
	const [[picture], again] = painted as [[ProofPicture], unknown];
	expect(picture).toMatchObject({ side: "wrap", width: here.width, height: here.height });
	expect(picture.bytes.equals(here.bytes)).toBe(true);
	expect(again).toBe(painted[0]);
	await shop.files.remove(`proofs/${line.proofHash.slice(0, 2)}/${line.proofHash}.json`);
	expect(here.bytes.equals((await sidePicture(shop, line, "wrap")) as Buffer)).toBe(true);
	expect(await sidePicture(shop, line, "back")).toBeUndefined();
	await removeProof(shop, line.proofHash);
});

async function paintedOf(shop: Shop, line: OrderLine) {
	const painted = await proofPictures(shop, line);
	if (painted === "busy") throw new Error("busy");
	return painted;
}
