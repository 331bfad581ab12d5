import { afterAll, beforeAll, expect, test } from "vitest";
import { handovers } from "#database/schema.ts";
import { visitorSession } from "#http/visitor-session.ts";
import { readCart } from "#shop/cart/cart.server.ts";
import { addToCart } from "#shop/cart/change-cart.server.ts";
import { findProject } from "#shop/projects/projects.server.ts";
import type { Shop } from "#shop/shop.ts";
import { makeProject, stockMug } from "../../../tests/support/factories.ts";
import { signUpAndIn } from "../../../tests/support/sign-in-as.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { isOffered, joinVisit, offerProject } from "./hand-over.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

/** A guest's browser, with the session that its cookie makes. */
function browser(cookie?: string): { shop: Shop; cookie: () => string | undefined } {
	const { session, setCookie } = visitorSession(cookie, false);
	return { shop: { ...anotherVisitor(bench.shop), session, owner: session }, cookie: setCookie };
}

async function offeredBy(shop: Shop): Promise<{ projectId: string; secret: string }> {
	const projectId = await makeProject(shop);
	const offer = await offerProject(shop, projectId);
	if (!offer.ok) throw new Error(offer.reason);
	return { projectId, secret: offer.value.path.slice("/continue/".length) };
}

test("another device goes on as the same visit, once, and brings along what it had if it wants to", async () => {
	const [desk, phone] = [browser(), browser()];
	const { projectId, secret } = await offeredBy(desk.shop);
	await addToCart(phone.shop, { projectId: await makeProject(phone.shop), quantity: 1 });
	expect(await isOffered(phone.shop, secret)).toBe(true);
	expect(await joinVisit(phone.shop, secret, true)).toEqual({ ok: true, value: { articleId: 11, projectId } });
	expect(phone.shop.session.id).toBe(desk.shop.session.id);
	expect(phone.cookie()).toBe(desk.cookie());
	expect((await readCart(desk.shop)).lines).toHaveLength(1);
	const next = browser(phone.cookie());
	expect(await findProject(next.shop, projectId)).toMatchObject({ id: projectId });

	const third = browser();
	expect(await isOffered(third.shop, secret)).toBe(false);
	expect(await joinVisit(third.shop, secret, false)).toEqual({ ok: false, reason: "used" });
	expect(third.cookie()).toBeUndefined();
});

test("who opens a link of somebody else's gives away nothing that was theirs", async () => {
	const [sender, victim] = [browser(), browser()];
	const { secret } = await offeredBy(sender.shop);
	const theirs = await makeProject(victim.shop);
	await addToCart(victim.shop, { projectId: theirs, quantity: 1 });
	const before = browser(victim.cookie());
	expect(await joinVisit(victim.shop, secret, false)).toMatchObject({ ok: true });
	expect((await readCart(sender.shop)).lines).toEqual([]);
	expect(await findProject(sender.shop, theirs)).toBeUndefined();
	expect(await findProject(before.shop, theirs)).toMatchObject({ id: theirs });
});

test("after ten minutes, without its secret or for a stranger's design there is no way in", async () => {
	const desk = browser();
	const { projectId, secret } = await offeredBy(desk.shop);
	const later = { ...browser().shop, now: new Date(bench.shop.now.getTime() + 10 * 60_000) };
	expect(await isOffered(later, secret)).toBe(false);
	expect(await joinVisit(later, secret, false)).toMatchObject({ reason: "used" });
	expect(await joinVisit(browser().shop, `${secret.slice(1)}A`, false)).toMatchObject({ reason: "used" });
	const stranger = browser();
	stranger.shop.session.start();
	expect(await offerProject(stranger.shop, projectId)).toMatchObject({ reason: "not_found" });
	const [row] = await bench.shop.db.select().from(handovers);
	expect(JSON.stringify(row)).not.toContain(secret);
	expect(JSON.stringify(row)).not.toContain(desk.shop.session.secret());
});

test("a customer's design asks for the sign-in, and a signed-in browser joins no guest", async () => {
	const customer = await signUpAndIn(anotherVisitor(bench.shop), "phone@example.test");
	const projectId = await makeProject(customer);
	expect(await offerProject(customer, projectId)).toEqual({
		ok: true,
		value: { path: `/login?callbackUrl=%2Fcreate%2F11%3Fproject%3D${projectId}`, expiresAt: null },
	});
	const { secret } = await offeredBy(browser().shop);
	expect(await joinVisit(customer, secret, false)).toEqual({ ok: false, reason: "signed_in" });
	expect(await isOffered(customer, secret)).toBe(true);
	const kiosk = { ...browser().shop, site: { ...bench.shop.site, kiosk: true } };
	expect(await offerProject(kiosk, await makeProject(kiosk))).toMatchObject({ reason: "not_found" });
});
