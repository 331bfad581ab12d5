import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { beginCheckout, changeCheckout, readCheckout } from "#shop/checkout/checkout.server.ts";
import { chosenDelivery, keepAddress, savedAddresses } from "#shop/checkout/saved-addresses.server.ts";
import { type CustomerShop, signUpAndIn } from "../../../tests/support/sign-in-as.ts";
import { anotherVisitor, nextRequest, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { addAddress, changeAddress, listAddresses, makeDefaultAddress, removeAddress } from "./addresses.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
});
afterAll(() => bench.close());

const customer = async (email: string) =>
	signUpAndIn(await nextRequest({ ...anotherVisitor(bench.shop), clientAddress: randomUUID() }), email);
const at = (shop: CustomerShop, minute: number) => ({ ...shop, now: new Date(shop.now.getTime() + minute * 60_000) });
const PLACE = { country: "GB", streetNumber: "10", unit: null, postcode: "SW1A 2AA", city: "London", province: null };
const HOME = { ...PLACE, firstName: "Ana", lastName: "García", street: "Downing Street" };
const GRANDMA = { ...PLACE, firstName: "Rosa", lastName: "Lopez", street: "Baker Street" };
const MADRID = { ...HOME, country: "ES", street: "Mayor", postcode: "28013", city: "Madrid", province: "Madrid" };

test("one address is the default, whatever comes and goes, and only its customer reaches it", async () => {
	const shop = await customer("book@example.test");
	const stranger = await customer("stranger@example.test");
	for (const [minute, words] of [HOME, GRANDMA, HOME, MADRID].entries())
		expect(await addAddress(at(shop, minute), words)).toMatchObject({ ok: true });
	const [home, grandma, madrid] = await listAddresses(shop);
	expect([home, grandma, madrid].map((each) => [each?.street, each?.isDefault])).toEqual([
		["Downing Street", true],
		["Baker Street", false],
		["Mayor", false],
	]);
	const id = grandma?.id ?? "";
	for (const refused of [
		await changeAddress(stranger, id, HOME),
		await removeAddress(stranger, id),
		await makeDefaultAddress(stranger, id),
	])
		expect(refused).toEqual({ ok: false, reason: "unknown" });
	expect(await chosenDelivery(stranger, id, stranger.customer)).toBeUndefined();
	await makeDefaultAddress(shop, id);
	expect((await listAddresses(shop)).map(({ street }) => street)).toEqual(["Baker Street", "Downing Street", "Mayor"]);
	await removeAddress(shop, id);
	expect((await listAddresses(shop)).map(({ isDefault }) => isDefault)).toEqual([true, false]);
});

test("a customer's checkout begins with the default address, takes another, and keeps a typed one", async () => {
	const shop = await customer("order@example.test");
	await addAddress(shop, GRANDMA);
	await addAddress(at(shop, 1), MADRID);
	const begun = await beginCheckout(shop, shop.customer);
	expect(begun).toMatchObject({ firstName: "Ana", recipient: "Rosa Lopez", street: "Baker Street", city: "London" });
	expect((await savedAddresses(shop))?.map(({ text }) => text)).toEqual([
		"Rosa Lopez, 10 Baker Street, LONDON, SW1A 2AA, United Kingdom",
	]);
	const typed = { ...PLACE, recipient: "Marie Claire Dupont", street: "Abbey Road" };
	await keepAddress(at(shop, 2), typed, shop.customer);
	await keepAddress(at(shop, 3), { ...typed, recipient: null }, shop.customer);
	const kept = await listAddresses(shop);
	expect(kept.slice(2).map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
		["Marie Claire", "Dupont"],
		["Ana", "García"],
	]);
	await changeCheckout(shop, (await chosenDelivery(shop, kept[3]?.id, shop.customer)) ?? {});
	expect(await readCheckout(shop)).toMatchObject({ recipient: null, street: "Abbey Road" });
	expect(await chosenDelivery(shop, kept[1]?.id, shop.customer)).toBeUndefined();
});
