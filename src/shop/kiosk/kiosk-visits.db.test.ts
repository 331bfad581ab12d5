import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PhotoElement } from "#design/document.ts";
import { removeLeftovers } from "#shop/account/erase-customer.server.ts";
import { readCart } from "#shop/cart/cart.server.ts";
import { readCheckout } from "#shop/checkout/checkout.server.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { derivedFolder, derivedPicture } from "#shop/media/derived-picture.server.ts";
import { copyKey } from "#shop/media/picture-copies.ts";
import { pictureSource, visiblePictures } from "#shop/media/pictures.server.ts";
import { findOrder, isOwnOrder } from "#shop/orders/orders.server.ts";
import { takeAtCounter } from "#shop/orders/take-at-counter.server.ts";
import { findProject } from "#shop/projects/projects.server.ts";
import type { Shop } from "#shop/shop.ts";
import { callApi } from "../../../tests/support/call-api.ts";
import {
	documentWith,
	makeProject,
	putInCart,
	readyToOrder,
	shownNow,
	stockMug,
} from "../../../tests/support/factories.ts";
import { quarters } from "../../../tests/support/picture-files.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { endKioskVisit, noteKioskVisit, wipeSilentVisit } from "./kiosk-visits.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

const onKiosk = (): Shop => ({
	...anotherVisitor(bench.shop),
	site: { ...bench.shop.site, kiosk: true, payments: ["COUNTER"] },
});
const later = (shop: Shop, seconds: number): Shop => ({ ...shop, now: new Date(shop.now.getTime() + seconds * 1000) });

test("a visit that nobody hears of any more is wiped, one that goes on is not", async () => {
	const shop = onKiosk();
	const { projectId, pictureId } = await makeSomething(shop, 60);
	await noteKioskVisit(shop);
	await noteKioskVisit(later(shop, 250));
	await wipeSilentVisit(later(shop, 301), sessionOf(shop));
	expect(await findProject(shop, projectId)).toBeDefined();
	expect(await waitingJobs(shop)).toEqual(["wipe-kiosk-visit 550"]);

	await wipeSilentVisit(later(shop, 550), sessionOf(shop));
	expect(await findProject(shop, projectId)).toBeUndefined();
	expect(await visiblePictures(shop, [pictureId])).toEqual(new Map());
	expect((await readCart(shop)).pieces).toBe(0);
	expect(await readCheckout(shop)).toBeUndefined();
	const { rows } = await bench.pool.query("select session_id from kiosk_visits");
	expect(rows).toEqual([]);
});

test("files go with the last visitor who had them, smaller copies too", async () => {
	const [one, other] = [onKiosk(), onKiosk()];
	const { pictureId } = await makeSomething(one, 1700);
	const same = await makeSomething(other, 1700);
	const picture = (await visiblePictures(one, [pictureId])).get(pictureId);
	if (!picture) throw new Error("There is no picture");
	await derivedPicture(one, picture, 320, "webp");
	const copies = [copyKey(picture, 1), `${derivedFolder(picture.sha256)}/320.webp`];
	const keys = [picture.originalKey, picture.masterKey, ...copies];
	const left = async () => new Set(await Promise.all(keys.map((key) => one.files.has(key))));
	expect(await left()).toEqual(new Set([true]));

	await endKioskVisit(one, sessionOf(one));
	await eraseFiles();
	expect(await left()).toEqual(new Set([true]));
	expect((await pictureSource(other)(same.pictureId, { width: 1, height: 1 })).length).toBeGreaterThan(0);
	await endKioskVisit(other, sessionOf(other));
	await eraseFiles();
	expect(await left()).toEqual(new Set([false]));

	const again = onKiosk();
	const anew = await makeSomething(again, 80);
	expect((await pictureSource(again)(anew.pictureId, { width: 1, height: 1 })).length).toBeGreaterThan(0);
});

test("an order outlives the visit with its photo, is nobody's, and is paid at the counter once", async () => {
	const shop = onKiosk();
	const { pictureId } = await makeSomething(shop, 100, true);
	await readyToOrder(shop);
	const placed = await placeOrder(shop, { ...(await shownNow(shop)), method: "COUNTER" });
	if (!placed.ok) throw new Error(placed.reason);
	await endKioskVisit(shop, sessionOf(shop));
	await eraseFiles();
	const order = await findOrder(shop, placed.value.order.publicId);
	if (!order) throw new Error("The order is gone");
	expect(isOwnOrder(shop, order)).toBe(false);
	expect(await visiblePictures(shop, [pictureId])).toEqual(new Map());
	expect((await pictureSource(shop)(pictureId, { width: 1, height: 1 })).length).toBeGreaterThan(0);

	expect(await takeAtCounter(shop, "GB-2026-999999")).toMatchObject({ ok: false, reason: "unknown_order" });
	expect(await takeAtCounter(shop, ` ${order.number.toLowerCase()}`)).toMatchObject({ ok: true });
	expect(await takeAtCounter(shop, order.number)).toMatchObject({ ok: false, reason: "paid_before" });
	const { rows } = await bench.pool.query("select status, type, provider from payments where reference = $1", [
		order.publicId,
	]);
	expect(rows).toEqual([{ status: "PAID", type: "BANK_RECEIPT", provider: "counter" }]);
});

/** A photo on a mug in the cart. */
async function makeSomething(
	shop: Shop,
	width: number,
	grouped = false,
): Promise<{ projectId: string; pictureId: string }> {
	const form = new FormData();
	form.set("img", new File([new Uint8Array(await quarters(width).png().toBuffer())], "photo.png"));
	const uploaded = await callApi(shop, "/images/upload", { method: "POST", body: form });
	const { id, height } = (await uploaded.json()) as { id: string; height: number };
	const photo: PhotoElement = {
		kind: "photo",
		id: randomUUID(),
		opacity: 1,
		x: 10,
		y: 10,
		width: 60,
		height: 40,
		rotation: 0,
		picture: { id, width, height },
		crop: { x: 0, y: 0, width: 1, height: 1 },
		cornerRadius: 0,
	};
	const group = { kind: "group", id: randomUUID(), opacity: 1, children: [photo] } as const;
	const projectId = await makeProject(shop, documentWith(grouped ? group : photo));
	await putInCart(shop, { projectId, quantity: 1 });
	return { projectId, pictureId: id };
}

function sessionOf(shop: Shop): string {
	if (shop.session.id === undefined) throw new Error("There is no session");
	return shop.session.id;
}

/** Their tasks, and the seconds after the test's now at which they run. */
async function waitingJobs(shop: Shop): Promise<string[]> {
	const { rows } = await bench.pool.query<{ task: string; at: Date }>(
		"select task_identifier as task, run_at as at from graphile_worker.jobs where key = $1",
		[`kiosk-visit:${sessionOf(shop)}`],
	);
	return rows.map(({ task, at }) => `${task} ${(at.getTime() - shop.now.getTime()) / 1000}`);
}

/** Does the jobs that wait. */
async function eraseFiles(): Promise<void> {
	const { rows } = await bench.pool.query<{ id: string; payload: Parameters<typeof removeLeftovers>[1] }>(
		`select jobs.id, payload from graphile_worker._private_jobs jobs
			join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id where identifier = 'remove-leftovers'`,
	);
	for (const { payload } of rows) await removeLeftovers(bench.shop, payload);
	await bench.pool.query("select graphile_worker.complete_jobs($1)", [rows.map(({ id }) => id)]);
}
