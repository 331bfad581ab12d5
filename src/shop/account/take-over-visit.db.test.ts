import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartLines, checkouts, customerSessions, customers, orders, pictures, projects } from "#database/schema.ts";
import { readCart } from "#shop/cart/cart.server.ts";
import { addToCart, removeOrdered } from "#shop/cart/change-cart.server.ts";
import { changeCheckout, claimCheckout, readCheckout } from "#shop/checkout/checkout.server.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { takeOverCheckout } from "#shop/checkout/take-over-checkout.server.ts";
import { endKioskVisit } from "#shop/kiosk/kiosk-visits.server.ts";
import { visiblePictures } from "#shop/media/pictures.server.ts";
import { takeOverProjects } from "#shop/projects/take-over-projects.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { callApi } from "../../../tests/support/call-api.ts";
import { makeProject, putInCart, readyToOrder, shownNow, stockMug } from "../../../tests/support/factories.ts";
import { changeCustomer, signUpAndIn } from "../../../tests/support/sign-in-as.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { waitingForLocks } from "../../../tests/support/waiting-for-locks.ts";
import { eraseCustomer } from "./erase-customer.server.ts";
import { takeOverVisit } from "./take-over-visit.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

/** A customer, the visit that becomes theirs, and the first two requests with their sign-in, together. */
async function customerAndVisit(email: string) {
	const customer = await signUpAndIn(anotherVisitor(bench.shop), email);
	const visit = anotherVisitor(bench.shop);
	const arrive = async () => {
		const visitId = visit.owner.start();
		const { id, signInId } = customer.customer;
		await bench.shop.db
			.update(customerSessions)
			.set({ visitId, visitTakenAt: null })
			.where(eq(customerSessions.id, signInId));
		const signedIn = { id, signInId, visitId };
		await Promise.all([takeOverVisit(bench.shop, signedIn), takeOverVisit(bench.shop, signedIn)]);
	};
	return { customer, id: customer.customer.id, visit, arrive };
}

async function fillCart(shop: Shop) {
	await putInCart(shop, { projectId: await makeProject(shop), quantity: 1 });
}

async function keepPicture(shop: Shop, sha256: string): Promise<string> {
	const id = randomUUID();
	const keys = { originalKey: "original", masterKey: "master", contentType: "image/png", fileName: "a.png" };
	const size = { width: 20, height: 20, bytes: 1, createdAt: shop.now };
	await shop.db.insert(pictures).values({ id, ownerId: shop.owner.start(), sha256, ...keys, ...size });
	return id;
}

/** Sends a picture of one colour in two parts; the answer names it. */
async function upload(shop: Shop, color: string, between?: () => Promise<void>): Promise<string> {
	const form = new FormData();
	const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: color } });
	form.set("img", new File([new Uint8Array(await picture.png().toBuffer())], "photo.png"));
	const whole = new Response(form);
	const headers = { "content-type": whole.headers.get("content-type") ?? "" };
	const bytes = await whole.bytes();
	const body = new ReadableStream({
		async start(controller) {
			controller.enqueue(bytes.subarray(0, 100));
			await between?.();
			controller.enqueue(bytes.subarray(100));
			controller.close();
		},
	});
	const init = { method: "POST", body, duplex: "half", headers };
	const answer = await callApi(shop, "/images/upload", init as RequestInit);
	return (await answer.json()).id;
}

function later(shop: Shop): Shop {
	return { ...shop, now: new Date(shop.now.getTime() + 60_000) };
}

test("cart, designs and pictures of the visit become the customer's, and the visit is empty", async () => {
	const { customer, visit, arrive } = await customerAndVisit("cart@example.test");
	await fillCart(customer);
	await fillCart(visit);
	const projectId = await makeProject(visit);
	const same = "a".repeat(64);
	const kept = [
		await keepPicture(customer, same),
		await keepPicture(visit, same),
		await keepPicture(visit, "b".repeat(64)),
	];
	await arrive();
	expect((await readCart(customer)).lines).toHaveLength(2);
	expect((await readCart(visit)).lines).toEqual([]);
	expect(await addToCart(visit, { projectId, quantity: 1 })).toMatchObject({ reason: "unknown_project" });
	expect(await addToCart(customer, { projectId, quantity: 1 })).toMatchObject({ ok: true });
	expect([...(await visiblePictures(customer, kept)).values()].map((row) => [row.id, row.isSecond])).toEqual(
		expect.arrayContaining([
			[kept[0], false],
			[kept[1], true],
			[kept[2], false],
		]),
	);
	expect((await visiblePictures(visit, kept)).size).toBe(0);
	await arrive();
	expect((await readCart(customer)).lines).toHaveLength(3);
});

test("a photo that was on its way when the visit was taken over is the customer's, one sent later the visit's", async () => {
	const { customer, visit, arrive } = await customerAndVisit("on.its.way@example.test");
	const [early, late] = [await upload(visit, "red", arrive), await upload(later(visit), "blue")];
	expect([...(await visiblePictures(customer, [early, late])).keys()]).toEqual([early]);
	expect([...(await visiblePictures(visit, [early, late])).keys()]).toEqual([late]);
	expect(await upload(customer, "red")).toBe(early);
});

test("a design that is put in the cart while it is taken over is in nobody else's", async () => {
	const { customer, visit } = await customerAndVisit("press@example.test");
	const projectId = await makeProject(visit);
	const pressed = await inTransaction(bench.shop, async (inside) => {
		await takeOverProjects(inside, visit.owner.start(), customer.owner.start());
		const press = addToCart(visit, { projectId, quantity: 1 });
		await Promise.race([press, waitingForLocks(bench.pool, 1)]);
		return { press };
	});
	expect(await pressed.press).toMatchObject({ reason: "unknown_project" });
	expect((await readCart(visit)).lines).toEqual([]);
});

test("a line that the customer's cart holds already is taken over once", async () => {
	const { customer, visit, arrive } = await customerAndVisit("held@example.test");
	await fillCart(customer);
	const [held] = await bench.shop.db.select().from(cartLines).where(eq(cartLines.ownerId, customer.owner.start()));
	await bench.shop.db
		.insert(cartLines)
		.values({ ...held!, id: randomUUID(), ownerId: visit.owner.start(), quantity: 5 });
	await fillCart(visit);
	await arrive();
	expect((await readCart(customer)).lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
	expect((await readCart(visit)).lines).toEqual([]);
});

test.each<[string, () => Promise<{ shop: Shop; leave: () => Promise<unknown>; waiting: number }>]>([
	[
		"the sign-in",
		async () => {
			const { visit, arrive } = await customerAndVisit("under.way@example.test");
			return { shop: visit, leave: arrive, waiting: 2 };
		},
	],
	[
		"the end of a visit",
		async () => {
			const visit = anotherVisitor(bench.shop);
			return { shop: visit, leave: () => endKioskVisit(bench.shop, visit.owner.start()), waiting: 1 };
		},
	],
	[
		"the end of an account",
		async () => {
			const { customer } = await customerAndVisit("gone@example.test");
			return { shop: customer, leave: () => eraseCustomer(customer), waiting: 1 };
		},
	],
])("an order under way and %s do not wait for each other", async (_who, begin) => {
	const { shop, leave, waiting } = await begin();
	await readyToOrder(shop);
	const checkout = await readCheckout(shop);
	const ordered = (await readCart(shop)).lines;
	const left = await inTransaction(shop, async (inside) => {
		expect(await claimCheckout(inside, checkout!)).toBe(true);
		const left = leave();
		left.catch(() => undefined);
		await waitingForLocks(bench.pool, waiting);
		await removeOrdered(inside, ordered);
		// As the order that is written names them.
		if (shop.customer)
			await inside.db.select().from(customers).where(eq(customers.id, shop.customer.id)).for("key share");
		return { left };
	});
	await left.left;
});

test("who takes over designs and who empties their cart wait for each other, whatever order they lie in", async () => {
	const { customer, visit } = await customerAndVisit("designs@example.test");
	const made: string[] = [];
	for (let count = 0; count < 8; count++) made.push(await makeProject(visit));
	const taken = await inTransaction(bench.shop, async (inside) => {
		const lock = (id?: string) => inside.db.select().from(projects).where(eq(projects.id, id!)).for("no key update");
		const [first, ...others] = made.toSorted();
		await lock(first);
		const taken = takeOverProjects(bench.shop, visit.owner.start(), customer.owner.start());
		taken.catch(() => undefined);
		await waitingForLocks(bench.pool, 1);
		for (const other of others) await lock(other);
		return { taken };
	});
	await taken.taken;
});

test("the end of an account and a sign-in to it do not wait for each other", async () => {
	const email = "both@example.test";
	const { customer, visit } = await customerAndVisit(email);
	for (const shop of [customer, visit]) await changeCheckout(shop, { guestChoice: "continue_like_guest", email });
	const ofSignIn = eq(customerSessions.id, customer.customer.signInId);
	const erased = await inTransaction(bench.shop, async (inside) => {
		await inside.db.update(customerSessions).set({ visitTakenAt: inside.now }).where(ofSignIn);
		const erased = eraseCustomer(customer);
		erased.catch(() => undefined);
		await waitingForLocks(bench.pool, 1);
		await takeOverCheckout(inside, visit.owner.start(), { owner: customer.owner.start(), email });
		return { erased };
	});
	await erased.erased;
});

test("orders of the visit follow only to their own, confirmed address", async () => {
	const { customer, id, visit, arrive } = await customerAndVisit("orders@example.test");
	const place = async (email: string) => {
		await readyToOrder(visit);
		await changeCheckout(visit, { email });
		const shown = await shownNow(visit);
		const placed = await placeOrder(visit, { ...shown, method: "CARD" });
		if (!placed.ok) throw new Error(placed.reason);
		return placed.value.order.id;
	};
	const [own, foreign] = [await place("Orders@Example.test"), await place("mother@example.test")];
	const ownerOf = async (order: number) => (await bench.shop.db.select().from(orders).where(eq(orders.id, order)))[0];
	await changeCustomer(visit, "orders@example.test", { emailVerified: false });
	await arrive();
	expect(await ownerOf(own)).toMatchObject({ ownerId: visit.owner.id, customerId: null });
	await changeCustomer(visit, "orders@example.test", { emailVerified: true });
	await arrive();
	expect(await ownerOf(own)).toMatchObject({ ownerId: customer.owner.id, customerId: id });
	expect(await ownerOf(foreign)).toMatchObject({ ownerId: visit.owner.id, customerId: null });
});

test("of a form that was filled in before signing in only the customer's own comes along", async () => {
	const { customer, visit, arrive } = await customerAndVisit("form@example.test");
	const guest = { guestChoice: "continue_like_guest" } as const;
	const taken = async (email: string | null, city: string) => {
		await changeCheckout(visit, { ...guest, email, city });
		await arrive();
		const left = await bench.shop.db.select().from(checkouts).where(eq(checkouts.ownerId, visit.owner.start()));
		expect(left).toEqual([]);
		return readCheckout(customer);
	};
	expect(await taken("stranger@example.test", "Elsewhere")).toBeUndefined();
	await changeCheckout(customer, { email: "old@example.test", city: "Old town" });
	expect(await taken("stranger@example.test", "Elsewhere")).toMatchObject({ city: "Old town" });
	expect(await taken(null, "Nowhere")).toMatchObject({ city: "Old town" });
	expect(await taken("Form@example.test", "New town")).toMatchObject({ city: "New town", guestChoice: null });
});
