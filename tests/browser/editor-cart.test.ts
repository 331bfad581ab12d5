import type { Page, Request } from "playwright-core";
import { expect } from "vitest";
import { PHONE, test } from "../support/browser-test.ts";
import { phonePhoto } from "../support/phone-photo.ts";

test("on a phone a second tap on the answer meets nothing below it, and Back calls the design back", async ({
	visit,
}) => {
	const page = await visit(PHONE);
	await page.goto("/create/1101?design=9001&view=canvas");
	await cartButton(page).waitFor();
	await page.getByRole("button", { name: "Hints" }).tap();
	await page.evaluate(holdForms);
	await cartButton(page).tap();
	const anyway = page.getByRole("dialog").getByRole("button", { name: "Add to cart anyway" });
	const { x, y, width, height } = (await anyway.boundingBox())!;
	const tapAnswer = () => page.touchscreen.tap(x + width / 2, y + height / 2);
	await tapAnswer();
	await page.locator("html[data-sent]").waitFor();
	const steps = await page.evaluate(() => history.length);
	await tapAnswer();
	expect(await page.locator("[data-page] [aria-selected=true]").count()).toBe(0);
	await page.locator("button[aria-busy]", { hasText: "Add to cart anyway" }).waitFor();
	expect(await page.evaluate(() => [history.length, history.state.sheet])).toEqual([steps, true]);
	await page.goBack();
	await page.locator("[aria-busy]").first().waitFor({ state: "detached" });
	expect(await anyway.count()).toBe(0);
	await cartButton(page).tap();
	await anyway.dblclick();
	await page.waitForURL("**/cart**");
});

test("a photo that arrives by itself after all is shown, and the cart waits for another press", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 800 } });
	await page.goto("/create/1101");
	const dialog = page.getByRole("dialog");
	const buffer = await phonePhoto(1200, 900);
	const choosePhoto = (name: string) =>
		page.getByLabel("Choose photos").setInputFiles({ name, mimeType: "image/jpeg", buffer });
	await page.route("**/images/upload", () => {});
	await choosePhoto("given-up.jpg");
	await cartButton(page).click();
	await dialog.getByRole("button", { name: "Go on without" }).click();
	await dialog.getByRole("button", { name: "Go on designing" }).click();
	await page.unroute("**/images/upload");
	await page.context().setOffline(true);
	await choosePhoto("garden.jpg");
	await cartButton(page).click();
	await dialog.getByRole("heading", { name: "Not all photos have arrived" }).waitFor();
	await page.context().setOffline(false);
	await dialog.waitFor({ state: "detached" });
	await page.locator("[data-page] [data-element] image").waitFor();
	expect(await page.locator("[aria-busy]").count()).toBe(0);
	await cartButton(page).click();
	await page.waitForURL("**/cart**");
});

test("a design on its way to the cart is called back where the page comes out of the browser's memory, not while it still loads", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101?design=9001&view=canvas");
	const answer = Promise.withResolvers<void>();
	await page.route("**/healthz", (route) => answer.promise.then(() => route.continue()));
	await page.evaluate(holdForms);
	await cartButton(page).click();
	await page.getByRole("dialog").getByRole("button", { name: "Add to cart anyway" }).click();
	await page.waitForRequest("**/healthz");
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false })));
	await page.getByRole("dialog").locator("[aria-busy]").waitFor();
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
	await page.locator("[aria-busy]").first().waitFor({ state: "detached" });
	const reached = page.waitForResponse("**/healthz");
	answer.resolve();
	await reached;
	await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
	expect(await page.locator("html[data-sent]").count()).toBe(0);
});

test("who stops the page that leads to the cart can go on, and send the design again", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101?design=9001&view=canvas");
	const send = async () => {
		await cartButton(page).click();
		await page.getByRole("dialog").getByRole("button", { name: "Add to cart anyway" }).click({ noWaitAfter: true });
	};
	const isPost = (request: Request) => request.method() === "POST" && request.isNavigationRequest();
	await page.route("**/create/**", (route) => (isPost(route.request()) ? undefined : route.continue()));
	await page.evaluate(stopForms);
	await send();
	await page.locator("html[data-stopped]").waitFor();
	await page.locator("[aria-busy]").first().waitFor({ state: "detached" });
	await page.getByRole("dialog").waitFor({ state: "detached" });
	await page.unroute("**/create/**");
	await send();
	await page.waitForURL("**/cart**");
});

test("a text that nobody has written is asked about, also while its words are being asked for", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101?view=canvas");
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.getByRole("button", { name: "Text: Your text", exact: true }).waitFor();
	await page.keyboard.press("Escape");
	await cartButton(page).click();
	await page.getByRole("dialog").getByText("Your text").waitFor();
});

test("who comes back from the cart changes what lies there, and is told where it was ordered or taken out meanwhile", async ({
	visit,
}) => {
	const page = await visit();
	await putInCart(page);
	await page.waitForURL("**/cart**");
	const lines = () => page.evaluate(async () => (await (await fetch("/api/carts/current")).json()).lines);
	await page.getByRole("button", { name: "One more" }).click();
	await expect.poll(lines).toMatchObject([{ quantity: 2 }]);
	const update = page.getByRole("button", { name: "Update cart", exact: true });
	const press = async () => {
		await update.click();
		await page.getByRole("dialog").getByRole("button", { name: "Update cart anyway" }).click();
	};
	await page.goBack();
	await press();
	await page.waitForURL("**/cart**");
	expect(await lines()).toMatchObject([{ quantity: 2 }]);
	const gone = page.getByRole("alert").filter({ hasText: "This is not in your cart any more" });
	for (const isLine of [true, false]) {
		if (isLine) await page.getByRole("link", { name: "Edit design" }).click();
		else await page.goBack();
		await update.waitFor();
		const [line] = await lines();
		await page.evaluate((id) => fetch(`/api/carts/current/lines/${id}`, { method: "DELETE" }), line.id);
		await press();
		await gone.filter({ hasText: "“Add to cart” puts the design there again" }).waitFor();
		const ring = () => gone.evaluate((box) => Number.parseFloat(getComputedStyle(box).outlineOffset));
		await expect.poll(ring, { message: "its ring stays off the button above" }).toBeLessThan(0);
		await cartButton(page).click();
		await page.getByRole("dialog").getByRole("button", { name: "Add to cart anyway" }).click();
		await page.waitForURL("**/cart**");
	}
});

test("the size chosen last for what lies in the cart stays, however soon its page is left, and nobody is asked about it", async ({
	visit,
}) => {
	const page = await visit();
	const size = (name: string) =>
		page
			.getByLabel("Options")
			.getByRole("group", { name: "Size", exact: true })
			.getByRole("radio", { name, exact: true });
	await page.goto("/create/2101?view=canvas");
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	await page.getByRole("button", { name: "Heart", exact: true }).click();
	await cartButton(page).click();
	await page.getByRole("dialog", { name: "Which size?" }).getByRole("button", { name: "M", exact: true }).click();
	await page.waitForURL(/\/cart$/);
	const projectId = await page.evaluate(
		async () => (await (await fetch("/api/carts/current")).json()).lines[0].projectId,
	);
	await page.goto(`/create/2101?project=${projectId}`);
	await page.getByRole("button", { name: "Update cart", exact: true }).click();
	await page.waitForURL(/\/cart$/);
	await page.getByRole("link", { name: "Edit design" }).click();
	for (const [chosen, isQuick] of [
		["L", true],
		["XL", true],
		["S", false],
	] as const) {
		await page.getByRole("button", { name: "Update cart", exact: true }).waitFor();
		await size(chosen).check({ force: true });
		if (!isQuick) await page.getByText("All changes saved").first().waitFor();
		await page.goBack();
		await page.waitForURL(/\/cart$/);
		await page.goForward();
		await page.getByRole("button", { name: "Update cart", exact: true }).waitFor();
		await expect.poll(() => size(chosen).isChecked(), { message: chosen }).toBe(true);
		await page.getByText("All changes saved").first().waitFor();
		expect(await page.getByRole("dialog").count()).toBe(0);
	}
	await page.goBack();
	await page.getByText("Chosen in the editor, but not in the cart yet: White · S").waitFor();
	expect(await page.getByRole("link", { name: "Go to checkout" }).count()).toBe(0);
	await page.getByRole("link", { name: "Edit design" }).click();
	await page.getByRole("button", { name: "Update cart", exact: true }).waitFor();
	expect(await size("S").isChecked()).toBe(true);
	await page.getByLabel("Options").getByRole("button", { name: "One more" }).click();
	await page.getByRole("link", { name: "Back to your cart" }).click();
	const chosen = page.getByText("Chosen in the editor, but not in the cart yet: White · S · 2 items");
	await chosen.waitFor();
	await page.getByRole("button", { name: "Remove" }).click();
	await page.getByRole("button", { name: "Put it back in the cart" }).click();
	await chosen.waitFor();
	await page.getByRole("button", { name: "Put back what was in the cart" }).click();
	await page.getByRole("alert").getByText("your cart has again what it had before you changed it.").waitFor();
	await page.getByRole("link", { name: "Go to checkout" }).waitFor();
	await page.getByText("White · M").waitFor();
	await page.getByRole("link", { name: "Edit design" }).click();
	await page.getByRole("button", { name: "Update cart", exact: true }).waitFor();
	await page.route("**/api/projects/*", async (route) => {
		if (route.request().method() !== "PUT") return route.continue();
		await route.fetch();
		await route.abort();
	});
	const chosenOnly = page.waitForResponse("**/choice");
	await size("XL").check({ force: true });
	await chosenOnly;
	await page.goBack();
	await page.getByText("Chosen in the editor, but not in the cart yet: White · XL").waitFor();
	await page.unroute("**/api/projects/*");
	await page.getByRole("button", { name: "Put back what was in the cart" }).click();
	await page.getByRole("link", { name: "Go to checkout" }).waitFor();
	await page.getByRole("link", { name: "Edit design" }).click();
	await page.getByRole("button", { name: "Update cart", exact: true }).waitFor();
	expect(await size("M").isChecked(), "what was given up comes back by no answer that got lost").toBe(true);
});

test("a design that is changed from the cart and left there is looked at again before anybody can order it", async ({
	visit,
}) => {
	const page = await visit();
	await putInCart(page);
	await page.getByRole("link", { name: "Go to checkout" }).waitFor();
	await page.getByRole("link", { name: "Edit design Mug 325 ml “LAGO ALTO”" }).click();
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
	await page.getByRole("button", { name: "Heart", exact: true }).click();
	await saved;
	await page.goBack();
	await page.getByText("You have changed this design since you put it in the cart.").waitFor();
	expect(await page.getByRole("link", { name: "Go to checkout" }).count()).toBe(0);
	await page.goto("/checkout");
	await page.getByRole("button", { name: "Continue as guest" }).click();
	await page.waitForURL("**/cart");
	await page.getByRole("link", { name: "Before you order" }).click();
	await page.keyboard.press("Tab");
	const look = page.getByRole("link", { name: "Look at it and update the cart" });
	expect(await look.evaluate((link) => link === document.activeElement), "where the sum leads to").toBe(true);
	await look.click();
	await page.getByRole("button", { name: "Update cart", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Update cart anyway" }).click();
	await page.getByRole("link", { name: "Go to checkout" }).waitFor();
});

test("on a page that comes back as it was left the button tells what lies in the cart by then, not what was sent", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/1101?design=9001&view=canvas");
	await page.evaluate(holdForms);
	await cartButton(page).click();
	await page.getByRole("dialog").getByRole("button", { name: "Add to cart anyway" }).click();
	await page.locator("html[data-sent]").waitFor();
	const comeBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
	await comeBack();
	await page.getByRole("dialog").waitFor({ state: "detached" });
	expect(await cartButton(page).count()).toBe(1);
	const projectId = new URL(page.url()).searchParams.get("project");
	await page.evaluate(
		(data) => {
			const headers = { "content-type": "application/json" };
			return fetch("/api/carts/current/lines", { method: "POST", headers, body: JSON.stringify(data) });
		},
		{ projectId, quantity: 2 },
	);
	await page.context().setOffline(true);
	const inVain = page.waitForEvent("requestfailed");
	await comeBack();
	await inVain;
	await page.context().setOffline(false);
	await page.getByRole("button", { name: "Update cart", exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Update cart anyway" }).click();
	await page.waitForURL("**/cart**");
	const { lines } = await page.evaluate(async () => (await fetch("/api/carts/current")).json());
	expect(lines).toMatchObject([{ quantity: 2 }]);
});

test("of two sizes of one design in the cart each is shown with its own number, and one that is made the other adds to it", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/2101?view=canvas");
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	await page.getByRole("button", { name: "Heart", exact: true }).click();
	await page.getByText("All changes saved").first().waitFor();
	const projectId = new URL(page.url()).searchParams.get("project");
	const small = await add(3);
	await add(5, small.variantId + 1);
	await page.goto(`/create/2101?project=${projectId}&view=canvas`);
	const update = page.getByRole("button", { name: "Update cart", exact: true });
	await update.waitFor();
	const choose = (size: string) =>
		page.getByLabel("Options").getByRole("radio", { name: size, exact: true }).check({ force: true });
	const number = page.getByLabel("Options").getByLabel("Quantity");
	await choose("M");
	await expect.poll(() => number.inputValue()).toBe("5");
	await choose("L");
	await expect.poll(() => number.inputValue(), { message: "of what is not there" }).toBe("1");
	await choose("S");
	await expect.poll(() => number.inputValue()).toBe("3");
	await choose("M");
	await number.fill("6");
	await update.click();
	await page.waitForURL(/\/cart$/);
	expect(await lines()).toMatchObject([small, { quantity: 6 }]);
	await page.getByRole("link", { name: "Edit design" }).first().click();
	await update.waitFor();
	await choose("M");
	expect(await number.inputValue()).toBe("3");
	await update.click();
	await page.getByRole("alert").getByText("was in your cart like this already").waitFor();
	await expect.poll(() => new URL(page.url()).search).toBe("");
	expect(await lines()).toMatchObject([{ id: small.id, variantId: small.variantId + 1, quantity: 9 }]);

	async function add(quantity: number, variantId?: number) {
		await page.evaluate(
			(data) => {
				const headers = { "content-type": "application/json" };
				return fetch("/api/carts/current/lines", { method: "POST", headers, body: JSON.stringify(data) });
			},
			{ projectId, quantity, variantId },
		);
		return (await lines()).at(-1);
	}

	async function lines() {
		return (await page.evaluate(async () => (await fetch("/api/carts/current")).json())).lines;
	}
});

function cartButton(page: Page) {
	return page.getByRole("button", { name: "Add to cart", exact: true });
}

/** A form that is sent stays on its way. */
function holdForms(): void {
	const { submit } = HTMLFormElement.prototype;
	HTMLFormElement.prototype.submit = () => {
		document.documentElement.toggleAttribute("data-sent", true);
		HTMLFormElement.prototype.submit = submit;
	};
}

/** As the browser's own Stop does, once. */
function stopForms(): void {
	const { submit } = HTMLFormElement.prototype;
	HTMLFormElement.prototype.submit = function stopped() {
		HTMLFormElement.prototype.submit = submit;
		submit.call(this);
		setTimeout(() => {
			window.stop();
			document.documentElement.toggleAttribute("data-stopped", true);
		}, 500);
	};
}

/** A ready-made design as it stands. */
async function putInCart(page: Page): Promise<void> {
	await page.goto("/create/1101?design=9001&view=canvas");
	await cartButton(page).click();
	await page.getByRole("dialog").getByRole("button", { name: "Add to cart anyway" }).click();
}
