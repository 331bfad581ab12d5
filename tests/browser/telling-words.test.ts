import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { checkOutAsGuest, order } from "../support/journey.ts";
import { theOnlyOrderOf } from "../support/order-facts.ts";
import { MUG, mugWithWords, putMugInCart } from "../support/ready-cart.ts";
import { signIn } from "../support/sign-in.ts";

const ANNA = "“Happy birthday\u00a0· Anna”";
const BEN = "“Happy birthday\u00a0· Ben”";
const OF_ALL = /“[^”]*”/g;

test("mugs that begin alike are told apart by their words from the cart to the mail, seen and heard, without script", async ({
	visit,
	database,
}) => {
	const page = await visit({ javaScriptEnabled: false });
	await putMugInCart(page, "Happy birthday", "Anna");
	await putMugInCart(page, "Happy birthday", "Ben");
	const told = page.locator("main [role=alert]:focus");
	const rows = page.locator("main li").filter({ has: page.getByRole("heading") });
	expect(await rows.locator("p").filter({ hasText: "birthday" }).allInnerTexts()).toEqual([ANNA, BEN]);
	expect(await heardIn("main")).toEqual([ANNA, BEN]);
	await page.getByRole("button", { name: `Remove Mug 325 ml ${ANNA}` }).click();
	await told.getByText(`Mug 325 ml ${ANNA} was removed.`).waitFor();
	await expect
		.poll(() => rows.locator("p").filter({ hasText: "birthday" }).allInnerTexts())
		.toEqual(["“Happy birthday”"]);
	await told.getByRole("button", { name: `Put it back in the cart Mug 325 ml ${ANNA}` }).click();
	await told.getByText(`Mug 325 ml ${ANNA} is in your cart again.`).waitFor();

	await checkOutAsGuest(page, "words@example.test");
	const summary = page.getByRole("region", { name: "Your order" });
	expect(await summary.locator("p").filter({ hasText: "birthday" }).allInnerTexts()).toEqual([ANNA, BEN]);
	expect(await heardIn("section")).toEqual([ANNA, BEN]);
	await order(page);
	await page.getByRole("button", { name: "Approve the payment" }).click();
	await page.waitForURL(/order-completed/);
	const { number, publicId } = await theOnlyOrderOf(database, "words@example.test");
	await page.goto(`/tracking/${publicId}`);
	expect(await page.locator("main p").filter({ hasText: "birthday" }).allInnerTexts()).toEqual([ANNA, BEN]);
	expect(await heardIn("main")).toEqual([ANNA, BEN]);
	expect(await page.getByRole("img", { name: ANNA }).count()).toBe(1);

	const ofOrder = "select text, html from mail_outbox where position($1 in text) > 0 order by id";
	const mails = (await database.query<{ text: string; html: string }>(ofOrder, [number])).rows;
	expect(mails.map(({ text }) => text.match(OF_ALL))).toEqual(Array(2).fill([ANNA, BEN]));
	const inHtml = mails.map(({ html }) => html.match(OF_ALL));
	/** Of the confirmation also those of its pictures. */
	expect(inHtml).toEqual([
		[ANNA, BEN],
		[ANNA, ANNA, ANNA, BEN, BEN, BEN],
	]);

	/** In the links to the flat sides, which are often heard alone. */
	async function heardIn(place: string): Promise<(string | undefined)[]> {
		const links = await page.locator(place).getByRole("link", { name: "See it flat" }).allTextContents();
		return links.map((text) => text.match(OF_ALL)?.[0]);
	}
});

test("designs of one's own that begin alike are told apart by their words, and so is the one that is to be deleted", async ({
	visit,
	shop,
}) => {
	const page = await visit({ javaScriptEnabled: false });
	await signIn(page, "ana@example.test", "/accounts/designs");
	for (const name of ["Anna", "Ben"]) {
		const data = { ...MUG, document: mugWithWords("Happy birthday", name) };
		expect((await page.request.post("/api/projects", { headers: { origin: shop.url }, data })).status()).toBe(201);
	}
	await page.reload();
	const cards = page.getByRole("listitem").filter({ hasText: "birthday" });
	expect(await cards.locator("h2 + p").allInnerTexts()).toEqual([BEN, ANNA]);
	await page.getByRole("img", { name: `Your design: Mug 325 ml ${ANNA}` }).waitFor();
	await page.getByRole("link", { name: `Delete Mug 325 ml ${ANNA}` }).click();
	await page.locator("h1 + p").getByText(ANNA, { exact: true }).waitFor();
	await page.getByRole("button", { name: "Delete design" }).click();
	await expect.poll(() => cards.locator("h2 + p").allInnerTexts()).toEqual(["“Happy birthday”"]);
});
