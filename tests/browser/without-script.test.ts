import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { test } from "../support/browser-test.ts";
import { checkOutAsGuest, fillAddress, fillContact, order, orderButton } from "../support/journey.ts";
import { holdLateAnswers } from "../support/late-answers.ts";
import { theOnlyOrderOf } from "../support/order-facts.ts";
import { MUG, mugWithWords, putMugInCart } from "../support/ready-cart.ts";

const PLAIN = { javaScriptEnabled: false };
const ADDRESS = "Ana García\n10 Downing Street\nLONDON\nSW1A 2AA\nUnited Kingdom";

test("the way from the home page to the editor's door needs no script", async ({ visit }) => {
	const page = await visit(PLAIN);
	await page.goto("/");
	await page.locator('main a[href*="/design/"]').first().click();
	await page.waitForURL(/\/design\//);
	await page.locator('main a[href*="/create/"]').first().click();
	await page.waitForURL(/\/create\//);
	const explained = page.locator("noscript p");
	expect(await explained.textContent()).toContain("Designing needs JavaScript");
	expect(await page.getByText("Opening your design").isVisible()).toBe(false);
});

test("a bound book is looked into before it is made: its pages lie open in their order", async ({ visit }) => {
	const page = await visit(PLAIN);
	await page.goto("/de-de/design/x/9401", { waitUntil: "domcontentloaded" });
	const row = page.getByRole("region", { name: "Blick hinein" });
	const views = row.getByRole("listitem");
	expect((await views.allInnerTexts()).slice(0, 3)).toEqual(["Umschlag", "Seite 1", "Seite 2 und Seite 3"]);
	expect(await views.last().innerText()).toBe("Seite 24");
	const left = row.getByRole("img", { name: /: Seite 2$/ });
	await left.scrollIntoViewIfNeeded();
	await expect
		.poll(() => left.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
		.toBeGreaterThan(0);
	await left.click();
	await page.waitForURL(/\/flat\.[^/]+-1000\.jpg$/);
	expect(await page.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
	await page.goto("/de-de/designs/x/6201", { waitUntil: "domcontentloaded" });
	await views.first().waitFor();
	expect(await views.count()).toBe(13);
	await page.goto("/de-de/design/x/9003?article=1101", { waitUntil: "domcontentloaded" });
	await page.getByRole("heading", { level: 1 }).waitFor();
	expect(await page.getByRole("region", { name: /Blick hinein|Alle bedruckten Seiten/ }).count()).toBe(0);
});

test("whoever is in doubt about a size finds each of them measured, and whoever is about a colour all of them named", async ({
	visit,
}) => {
	const page = await visit(PLAIN);
	await page.goto("/de-de/designs/t-shirt/2101", { waitUntil: "domcontentloaded" });
	const colors = page.getByRole("list", { name: "Farben" }).getByRole("listitem");
	expect(await colors.allInnerTexts()).toEqual(["Weiß", "Marineblau", "Sand"]);
	const table = page.getByRole("table", { name: "Alle Längen in Zentimetern" });
	expect(await table.isVisible()).toBe(false);
	await page.getByText("Größentabelle").click();
	expect(await table.getByRole("columnheader").allInnerTexts()).toEqual(["Größe", "Brust", "Länge", "Ärmel"]);
	const large = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "L", exact: true }) });
	expect(await large.getByRole("cell").allInnerTexts()).toEqual(["55", "74", "22"]);
	await page.goto("/de-de/designs/babybody/2501", { waitUntil: "domcontentloaded" });
	await page.getByText("Größentabelle").click();
	await table.getByRole("row", { name: "62 57–62 2–4 39,5" }).waitFor();
});

test("an elaborate design is seen as its picture, in the place that was kept for it", async ({ visit, shop }) => {
	const page = await visit(PLAIN);
	const { sides, ...document } = mugWithWords("Für Zoë, from Ana and all. ".repeat(70));
	const twice = sides.map((side) => ({
		...side,
		elements: side.elements.flatMap((text) => [text, { ...text, id: "again" }]),
	}));
	const project = { ...MUG, document: { ...document, sides: twice } };
	const saved = await page.request.post("/api/projects", { headers: { origin: shop.url }, data: project });
	const { id } = (await saved.json()) as { id: string };
	const held = Promise.withResolvers<void>();
	await page.route("**/previews/projects/**", (route) => held.promise.then(() => route.continue()));
	await page.goto(`/create/1101?project=${id}`, { waitUntil: "domcontentloaded" });
	const sheet = page.getByRole("img", { name: "Mug 325 ml" });
	await expect
		.poll(() => sheet.evaluate(({ ownerDocument }) => getComputedStyle(ownerDocument.body).marginTop))
		.toBe("0px");
	const place = await sheet.boundingBox();
	expect(await inkOf(sheet)).toBe(0);
	held.resolve();
	await expect.poll(() => inkOf(sheet), { timeout: 20_000 }).toBeGreaterThan(0.02);
	expect(await sheet.boundingBox()).toEqual(place);
});

test("what the cart does not take is told in words on the design's own page", async ({ visit }) => {
	const page = await visit(PLAIN);
	for (const [prefix, words] of [
		["", "Your visit had ended"],
		["/es-es", "Tu visita había terminado"],
	]) {
		await page.goto(`${prefix}/create/1101`);
		await page.evaluate(addUnknownProject);
		await page.getByRole("alert").getByText(`${words}`).waitFor();
		await page.getByRole("heading", { level: 1 }).waitFor();
	}
});

test("a cart without script counts up, counts down and empties", async ({ visit }) => {
	const page = await visit(PLAIN);
	await putMugInCart(page);
	await page.getByRole("button", { name: "One more: Mug 325 ml" }).click();
	await expectCart(page, "2", "£25.80");
	await page.getByRole("button", { name: "One less: Mug 325 ml" }).click();
	await expectCart(page, "1", "£12.90");
	await page.getByLabel("Quantity of Mug 325 ml").fill("10");
	await page.keyboard.press("Enter");
	await expectCart(page, "10", "£109");
	await page.goto("/de-de/cart");
	await page.getByText("(Vereinigtes Königreich) liegen 10 Stück").waitFor();
	await page.getByRole("link", { name: "Diesen Warenkorb öffnen" }).click();
	await page.getByRole("button", { name: "Remove Mug 325 ml" }).click();
	await page.getByText("Your cart is empty").waitFor();
	const told = page.locator("main [role=alert]:focus");
	await told.getByRole("button", { name: "Put it back in the cart Mug 325 ml “Für Zoë ♥”" }).click();
	await told.getByText("Mug 325 ml “Für Zoë ♥” is in your cart again.").waitFor();
	await expectCart(page, "10", "£109");
	await page.getByRole("button", { name: "Remove Mug 325 ml" }).click();
	await page.getByText("Your cart is empty").waitFor();
	expect(await page.getByText("Each country has a cart of its own").count()).toBe(0);
});

test("a checkout without script refuses wrong input in words and keeps what was typed", async ({ visit }) => {
	const page = await visit(PLAIN);
	await putMugInCart(page);
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.getByRole("button", { name: "Continue as guest" }).click();

	await page.getByLabel("E-mail address").fill("ana(at)example");
	await page.getByLabel("First name").fill("Ana");
	await page.getByRole("button", { name: "Continue to the address" }).click();
	await expectRefusal(page, "Please check 2 fields", {
		email: "E-mail address: This does not look like an e-mail address.",
		lastName: "Last name: Please fill this in.",
	});
	expect(await page.getByLabel("E-mail address").inputValue()).toBe("ana(at)example");
	expect(await page.getByLabel("First name").inputValue()).toBe("Ana");

	await page.getByText("A company", { exact: true }).click();
	await page.getByLabel("Company name").fill("García & Söhne");
	await page.getByLabel("VAT number").fill("not a number");
	await fillContactAgain(page);
	await expectRefusal(page, "Please check one field", { vatId: "VAT number: This does not look like a VAT number." });
	expect(await page.getByLabel("Company name").inputValue()).toBe("García & Söhne");
	await page.getByLabel("VAT number").fill("");
	await fillContact(page, "refused@example.test");

	await page.getByLabel("House number").fill("10");
	await page.getByLabel("Street").fill("Downing Street");
	await page.getByLabel("Town or city").fill("London");
	await page.getByLabel("Postcode").fill("28013");
	await page.getByRole("button", { name: "Continue to delivery" }).click();
	await expectRefusal(page, "Please check one field", { postcode: "Postcode: This does not fit the country." });
	expect(await page.getByLabel("Town or city").inputValue()).toBe("London");
	await fillAddress(page);
	await page.getByRole("button", { name: "Continue to payment" }).click();
	await page.waitForURL(/step=4/);
	expect(await orderButton(page).isVisible()).toBe(true);
	const review = page.getByRole("region", { name: "Please check before you order" });
	expect((await review.locator("p").allInnerTexts()).slice(0, 2)).toEqual([
		"refused@example.test",
		ADDRESS.replace("\n", "\nGarcía & Söhne\n"),
	]);
	await review.getByRole("link", { name: "Change Contact" }).click();
	await page.getByLabel("E-mail address").fill("corrected@example.test");
	await page.getByRole("button", { name: "Save and go back to payment" }).click();
	await page.waitForURL(/step=4/);
	await review.getByText("corrected@example.test").waitFor();
	await review.getByRole("link", { name: "Change Delivery address" }).click();
	await page.waitForURL(/step=2/);
	expect(await page.getByLabel("Town or city").inputValue()).toBe("London");
});

test("an order without script is placed, paid and followed", async ({ visit, database }) => {
	const page = await visit(PLAIN);
	await putMugInCart(page);
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.getByRole("button", { name: "Continue as guest" }).click();
	await fillContact(page, "plain@example.test");
	await fillAddress(page);
	const summary = page.getByRole("region", { name: "Your order" });
	expect(await summary.locator("dd").allTextContents()).toEqual(["£12.90", "£3.95", "£16.85"]);
	await page.getByRole("button", { name: "Continue to payment" }).click();
	await page.getByText("£16.85").first().waitFor();
	await page.getByText("PayPal", { exact: true }).click();
	await order(page);
	await page.getByText("PAYPAL").waitFor();
	await page.getByRole("button", { name: "Approve the payment" }).click();
	await page.waitForURL(/order-completed/);
	const { number } = await theOnlyOrderOf(database, "plain@example.test");
	await page.reload();
	await page.getByRole("heading", { name: "Thank you for your order" }).waitFor();

	const another = await visit(PLAIN);
	await another.goto("/tracking");
	await another.getByLabel("Order number").fill(number);
	await another.getByLabel("E-mail address").fill("somebody@example.test");
	await another.getByRole("button", { name: "Show the order" }).click();
	await another.getByText("We found no order with this number and e-mail address.").waitFor();
	await another.getByLabel("E-mail address").fill("plain@example.test");
	await another.getByRole("button", { name: "Show the order" }).click();
	await another.getByRole("heading", { name: "Ready for print" }).waitFor();
	expect(await another.locator("address").innerText()).toBe(ADDRESS);
	await another.reload();
	await another.locator("address").waitFor();
	const third = await visit(PLAIN);
	await third.goto(another.url());
	const proof = third.getByLabel("E-mail address or postcode");
	await proof.fill("28013");
	await third.getByRole("button", { name: "Show the address" }).click();
	await third.getByRole("alert").getByText("that does not fit this order").waitFor();
	expect(await proof.inputValue()).toBe("28013");
	expect(await third.locator("address").count()).toBe(0);
	await proof.fill("sw1a2aa");
	await third.getByRole("button", { name: "Show the address" }).click();
	expect(await third.locator("address").innerText()).toBe(ADDRESS);
});

test("an order of the second brand goes to the provider's other host and back without script", async ({
	visit,
	shop,
	database,
}) => {
	const page = await visit({ ...PLAIN, baseURL: shop.url.replace("localhost", "popkin.localhost") });
	const cart = await page.goto("/cart");
	expect(formTargets(cart?.headers())).toEqual(["'self'"]);
	await putMugInCart(page);
	await checkOutAsGuest(page, "popkin@example.test");
	const step = await page.reload();
	expect(formTargets(step?.headers())).toEqual(["'self'", shop.url]);
	await order(page);
	expect(new URL(page.url()).origin).toBe(shop.url);
	const letGo = await holdLateAnswers(database);
	await page.getByRole("button", { name: "Pay later: confirm in ten seconds" }).click();
	await page.waitForURL(/popkin.*order-completed/);
	await page.getByRole("heading", { name: "Your order is placed" }).waitFor();
	await letGo();
	await theOnlyOrderOf(database, "popkin@example.test");
	await page.getByRole("link", { name: "Check again" }).click();
	await page.getByRole("heading", { name: "Thanks a million" }).waitFor();
});

/** Runs in the page. */
function addUnknownProject(): void {
	const form = document.createElement("form");
	form.method = "post";
	for (const [name, value] of [
		["projectId", crypto.randomUUID()],
		["variantId", "110101"],
	]) {
		const field = document.createElement("input");
		field.name = `${name}`;
		field.value = `${value}`;
		form.append(field);
	}
	document.body.append(form);
	form.submit();
}

function formTargets(headers: Readonly<Record<string, string>> = {}): string[] {
	const policy = headers["content-security-policy"]?.split("; ") ?? [];
	return (
		policy
			.find((rule) => rule.startsWith("form-action "))
			?.split(" ")
			.slice(1) ?? []
	);
}

async function expectCart(page: Page, quantity: string, total: string): Promise<void> {
	await page.getByRole("complementary").getByText(total).waitFor();
	expect(await page.getByLabel("Quantity of Mug 325 ml").inputValue()).toBe(quantity);
}

/** The summary above the form and, next to each field, the same words tied to it. */
async function expectRefusal(page: Page, title: string, errors: Readonly<Record<string, string>>): Promise<void> {
	const summary = page.getByRole("alert");
	await summary.getByRole("heading", { name: title }).waitFor();
	expect(await summary.getByRole("link").allTextContents()).toEqual(Object.values(errors));
	for (const [field, words] of Object.entries(errors)) {
		const input = page.locator(`#${field}`);
		expect(await input.getAttribute("aria-invalid")).toBe("true");
		const notes = (await input.getAttribute("aria-describedby"))?.split(" ").map((id) => page.locator(`#${id}`));
		const texts = await Promise.all((notes ?? []).map((note) => note.textContent()));
		// The field has its label already: only the summary names it.
		expect(texts).toContain(words.split(": ")[1]);
	}
}

async function fillContactAgain(page: Page): Promise<void> {
	await page.getByLabel("E-mail address").fill("refused@example.test");
	await page.getByLabel("Last name").fill("García");
	await page.getByRole("button", { name: "Continue to the address" }).click();
}

/** Which part of it is dark. */
async function inkOf(place: Locator): Promise<number> {
	const picture = sharp(await place.screenshot());
	const pixels = await picture.greyscale().raw().toBuffer();
	return pixels.filter((pixel) => pixel < 128).length / pixels.length;
}
