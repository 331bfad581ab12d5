import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteDesign } from "#shop/account/delete-design.server.ts";
import { addToCart } from "#shop/cart/change-cart.server.ts";
import type { Shop } from "#shop/shop.ts";
import { callApi, postJson } from "../../../tests/support/call-api.ts";
import { documentWith, MUG, makeProject, stockMug, textElement } from "../../../tests/support/factories.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { keepGivenUp, listVersions, readVersion, setAside } from "./project-versions.server.ts";
import { findProject, saveProject } from "./projects.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const STARTED = Date.parse("2026-11-21T10:00:00Z");
const at = (shop: Shop, minutes: number): Shop => ({ ...shop, now: new Date(STARTED + minutes * 60_000) });

async function save(shop: Shop, id: string, minutes: number, baseVersion: number) {
	const document = documentWith(textElement(`after ${minutes} minutes`));
	const saved = await saveProject(at(shop, minutes), id, { variantId: MUG.variantId, document, baseVersion });
	expect(saved).toEqual({ ok: true, value: { id, version: baseVersion + 1 } });
}

const versions = async (shop: Shop, id: string) => (await listVersions(shop, id))?.map(({ version }) => version);

test("what a project was is kept every three minutes and where it rested, newest first, and only its owner sees it", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(at(shop, 0));
	expect(await versions(shop, id)).toEqual([]);
	const saves = [0.2, 0.4, 0.6, 2, 2.5, 3, 3.5, 3.9, 4.4];
	for (const [index, minutes] of saves.entries()) await save(shop, id, minutes, index + 1);
	// Kept: as made, what rested from 0.6 on, and three minutes later what was saved at 3.9.
	expect(await versions(shop, id)).toEqual([9, 4, 1]);
	expect((await readVersion(shop, id, 4))?.document).toEqual(documentWith(textElement("after 0.6 minutes")));
	const stranger = anotherVisitor(bench.shop);
	expect(await listVersions(stranger, id)).toBeUndefined();
	expect(await readVersion(stranger, id, 5)).toBeUndefined();
	expect(await deleteDesign(shop, id)).toBe(true);
	expect((await bench.pool.query("select 1 from project_versions where project_id = $1", [id])).rowCount).toBe(0);
});

test("of very long work forty versions stay: the first, the newest, and between them ever fewer", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(at(shop, 0));
	for (let turn = 1; turn <= 45; turn++) await save(shop, id, turn * 6, turn);
	const unthinned = Array.from({ length: 35 }, (_, index) => 45 - index);
	expect(await versions(shop, id)).toEqual([...unthinned, 9, 7, 5, 3, 1]);
});

test("the newest twenty stay as they are, however near to each other", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(at(shop, 0));
	for (let turn = 1; turn <= 30; turn++) await save(shop, id, turn * 6, turn);
	for (let turn = 31; turn <= 50; turn++) await save(shop, id, 180 + (turn - 30) * 2, turn);
	const kept = await versions(shop, id);
	expect(kept).toHaveLength(40);
	expect(kept?.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => 50 - index));
});

test("a save that comes too late keeps nothing but what was", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(at(shop, 0));
	await save(shop, id, 10, 1);
	const document = documentWith(textElement("late"));
	const late = await saveProject(at(shop, 20), id, { variantId: MUG.variantId, document, baseVersion: 1 });
	expect(late).toMatchObject({ reason: "conflict" });
	expect(await versions(shop, id)).toEqual([1]);
});

test("what an earlier version takes the place of is kept, however young, and outlives long work", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(at(shop, 0));
	await save(shop, id, 0.3, 1);
	await save(shop, id, 0.6, 2);
	expect(await setAside(anotherVisitor(bench.shop), id, "REPLACED")).toBe(false);
	expect(await setAside(shop, id, "REPLACED")).toBe(true);
	expect(await setAside(shop, id, "REPLACED")).toBe(true);
	await save(shop, id, 0.9, 3);
	expect(await versions(shop, id)).toEqual([3, 1]);
	expect((await readVersion(shop, id, 3))?.document).toEqual(documentWith(textElement("after 0.6 minutes")));
	for (let turn = 4; turn <= 50; turn++) await save(shop, id, turn * 6, turn);
	const kept = await versions(shop, id);
	expect(kept).toHaveLength(40);
	expect(kept).toContain(3);
});

test("versions are listed by the time that is shown, not by their numbers", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(at(shop, 0));
	await save(shop, id, 4, 1);
	const givenUp = { variantId: MUG.variantId, document: documentWith(textElement("given up")) };
	expect(await keepGivenUp(at(shop, 6), id, givenUp)).toMatchObject({ ok: true });
	expect(await setAside(shop, id, "REPLACED")).toBe(true);
	const found = await listVersions(shop, id);
	expect(found?.map(({ version, savedAt }) => [version, (savedAt.getTime() - STARTED) / 60_000])).toEqual([
		[3, 6],
		[4, 4],
		[1, 0],
	]);
});

test("of what was set aside the newest ten outlive long work", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(at(shop, 0));
	for (let turn = 1; turn <= 12; turn++) {
		await save(shop, id, turn, turn);
		expect(await setAside(shop, id, "REPLACED")).toBe(true);
	}
	for (let turn = 13; turn <= 60; turn++) await save(shop, id, turn * 6, turn);
	const kept = await versions(shop, id);
	expect(kept).toHaveLength(40);
	expect(kept?.filter((version) => version <= 13)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 1]);
});

test("another colour or size of the same design is set aside as a state of its own", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(at(shop, 0));
	await save(shop, id, 1, 1);
	expect(await setAside(shop, id, "REPLACED")).toBe(true);
	const document = documentWith(textElement("after 1 minutes"));
	const inOther = { variantId: MUG.otherVariantId, document, baseVersion: 2 };
	expect(await saveProject(at(shop, 2), id, inOther)).toMatchObject({ ok: true });
	expect(await setAside(shop, id, "REPLACED")).toBe(true);
	expect(await versions(shop, id)).toEqual([3, 2, 1]);
	expect(await readVersion(shop, id, 3)).toEqual({ document, variantId: MUG.otherVariantId });
});

test("of two states the one that is given up is kept as a version, and the project stays what it was", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(at(shop, 0));
	await save(shop, id, 0.2, 1);
	const givenUp = { variantId: MUG.otherVariantId, document: documentWith(textElement("made in the other tab")) };
	expect(await keepGivenUp(anotherVisitor(bench.shop), id, givenUp)).toMatchObject({ reason: "not_found" });
	expect(await keepGivenUp(shop, id, { ...givenUp, variantId: 1 })).toMatchObject({ reason: "unknown_variant" });
	expect(await keepGivenUp(at(shop, 0.3), id, givenUp)).toMatchObject({ ok: true });
	expect(await keepGivenUp(at(shop, 0.4), id, givenUp)).toMatchObject({ ok: true });
	const now = await findProject(shop, id);
	expect(now?.document).toEqual(documentWith(textElement("after 0.2 minutes")));
	await save(shop, id, 0.5, now!.version);
	const [newest] = (await versions(shop, id)) ?? [];
	expect(await readVersion(shop, id, newest!)).toEqual(givenUp);
	await save(shop, id, 6, now!.version + 1);
	expect(await versions(shop, id)).toEqual([now!.version + 1, newest, 1]);
});

test("what went into the cart is kept as a version, however young", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(at(shop, 0));
	await save(shop, id, 0.2, 1);
	await save(shop, id, 0.4, 2);
	expect(await addToCart(at(shop, 0.5), { projectId: id, quantity: 1, version: 3 })).toMatchObject({ ok: true });
	await save(shop, id, 0.6, 3);
	await save(shop, id, 0.8, 4);
	expect(await addToCart(at(shop, 0.9), { projectId: id, quantity: 1, version: 3 })).toMatchObject({ ok: false });
	expect(await versions(shop, id)).toEqual([3, 1]);
	expect((await readVersion(shop, id, 3))?.document).toEqual(documentWith(textElement("after 0.4 minutes")));
});

test("a body that is no state of a design keeps nothing, and what is now is kept at an entrance of its own", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(shop);
	const keep = async (init: RequestInit, path = "") =>
		(await callApi(shop, `/api/projects/${id}/versions${path}`, { method: "POST", ...init })).status;
	const json = { "content-type": "application/json" };
	const givenUp = { variantId: MUG.variantId, document: documentWith(textElement("given up")) };
	expect(await keep({})).toBe(422);
	expect(await keep({ body: JSON.stringify(givenUp), headers: { "content-type": "text/plain" } })).toBe(415);
	expect(await keep({ body: '{"variantId": 1, "document', headers: json })).toBe(400);
	expect(await keep(postJson({ ...givenUp, document: "mug" }))).toBe(422);
	expect(await keep(postJson({ ...givenUp, document: "x".repeat(2_000_001) }))).toBe(413);
	expect(await versions(shop, id)).toEqual([]);
	expect(await keep(postJson({ reason: "CART" }, "PUT"), "/current")).toBe(422);
	expect(await keep(postJson({ reason: "REPLACED" }, "PUT"), "/current")).toBe(204);
	expect(await versions(shop, id)).toEqual([1]);
	expect(await keep(postJson(givenUp))).toBe(204);
	expect(await versions(shop, id)).toEqual([2, 1]);
});

test("an earlier version says why it was kept, where it was kept for a reason", async () => {
	const shop = anotherVisitor(bench.shop);
	const id = await makeProject(at(shop, 0));
	for (const version of [1, 2, 3]) await save(shop, id, version * 5, version);
	expect(await setAside(shop, id, "REPLACED")).toBe(true);
	await save(shop, id, 15.1, 4);
	expect(await addToCart(at(shop, 15.2), { projectId: id, quantity: 1, version: 5 })).toMatchObject({ ok: true });
	await save(shop, id, 15.3, 5);
	const givenUp = { variantId: MUG.variantId, document: documentWith(textElement("made in the other tab")) };
	expect(await keepGivenUp(at(shop, 15.4), id, givenUp)).toMatchObject({ ok: true });
	expect(await addToCart(at(shop, 15.5), { projectId: id, quantity: 2, version: 8 })).toMatchObject({ ok: true });
	expect(await setAside(shop, id, "GIVEN_UP")).toBe(true);
	const answer = await callApi(shop, `/api/projects/${id}/versions`);
	const { versions: listed } = (await answer.json()) as { versions: { version: number; reason: string | null }[] };
	expect(listed.map(({ version, reason }) => [version, reason])).toEqual([
		[7, "GIVEN_UP"],
		[8, "CART"],
		[5, "CART"],
		[4, "REPLACED"],
		[3, null],
		[2, null],
		[1, null],
	]);
});
