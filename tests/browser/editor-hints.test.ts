import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../support/accessibility.ts";
import { test } from "../support/browser-test.ts";
import { phonePhoto } from "../support/phone-photo.ts";
import { MUG, mugWithWords } from "../support/ready-cart.ts";

test("a covered code and a colour that can't be printed are told, and mended with a press each", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.route("**/mend-warning-*", (route) => route.abort());
	await page.goto("/create/1101");
	const tool = (name: string) => page.getByRole("button", { name, exact: true }).first();
	const number = (name: string) => page.getByRole("spinbutton", { name });
	await tool("QR code").click();
	await page.getByRole("textbox", { name: "Link or text" }).fill("https://keepsake.example/zoe");
	await page.getByText("Position and size").click();
	const place = await Promise.all(["Left (mm)", "Top (mm)"].map((name) => number(name).inputValue()));
	await tool("Shape").click();
	await tool("Heart").click();
	await page.getByLabel("Other colour").first().fill("#0000ff");
	for (const [index, name] of ["Left (mm)", "Top (mm)"].entries()) {
		await number(name).fill(place[index]!);
		await number(name).press("Enter");
	}
	const hints = page.getByRole("listitem").filter({ has: page.getByText(/^(Important|Please check):$/) });
	const covered = hints.filter({ hasText: "Something printed over this QR code" });
	const bright = hints.filter({ hasText: "brighter on the screen" });
	await covered.waitFor();
	await bright.waitFor();
	expect(await bright.locator("rect").evaluateAll(fillsOf)).toEqual([
		"#0000ff",
		expect.stringMatching(/^#0[0-3]4[0-9a-f]9/),
	]);
	expect(await violationsOn(page)).toEqual([]);
	const raise = covered.getByRole("button", { name: "Bring it to the front" });
	await raise.click();
	await page.getByText("can’t be mended just now").first().waitFor();
	await page.unroute("**/mend-warning-*");
	await raise.click();
	await covered.waitFor({ state: "detached" });
	await bright.getByRole("button", { name: "Use the nearest printable colour" }).click();
	await bright.waitFor({ state: "detached" });
	expect(await hintsBeforeTheCart(page)).toBe(0);
});

test("a hint that a change brings is told to ears once the change rests, and not again with each key", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 375, height: 812 } });
	await page.goto("/create/1101");
	const told: string[] = [];
	await page.exposeFunction("heard", (words: string) => told.push(words));
	await page.getByRole("button", { name: "Text", exact: true }).press("Enter");
	await page.locator("textarea:focus").waitFor();
	await page.evaluate(listenToHints);
	await page.keyboard.type("Ada");
	await page.keyboard.press("Escape");
	for (let press = 0; press < 4; press++) await page.keyboard.press("Shift+ArrowDown");
	const edge = /^1 new hint\. Text: Ada: .*edge/;
	await expect.poll(() => told).toEqual([expect.stringMatching(edge)]);
	await page.keyboard.press("Enter");
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.type(" and Zoë", { delay: 300 });
	await page.getByText(/^1 new hint/).waitFor({ state: "detached" });
	expect(told.length).toBe(1);
	expect(await violationsOn(page)).toEqual([]);
});

test("letters that none of our fonts has are told as such, and no other font is offered for them", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.insertText("漢");
	await page.keyboard.press("Escape");
	const hint = page.getByRole("listitem").filter({ hasText: "None of our fonts can write: 漢." });
	await hint.first().waitFor();
	expect(await page.getByRole("button", { name: "Use a font that can" }).count()).toBe(0);
	expect(await page.getByRole("button", { name: "Leave these characters out" }).count()).toBe(0);
	await page.keyboard.press("Enter");
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.press("End");
	await page.keyboard.insertText(" Zoë");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Leave these characters out" }).first().click();
	await hint.first().waitFor({ state: "detached" });
	await page.keyboard.press("Control+z");
	await hint.first().waitFor();
});

test("a photo with too few pixels for the page it fills is exchanged, or made smaller and told its size", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto("/create/6201");
	await page.getByRole("tab", { name: "Month 1", exact: true }).click();
	await page.getByLabel("Choose photos").setInputFiles({
		...{ name: "garden.jpg", mimeType: "image/jpeg" },
		buffer: await phonePhoto(800, 1100),
	});
	await page.getByText("The photo is on the page.").waitFor({ state: "attached" });
	await page.locator("[aria-label^='Design area']").press("Escape");
	const hint = page.getByRole("listitem").filter({ hasText: "Photo 1" }).filter({ hasText: "pixels" });
	const smaller = hint.getByRole("button", { name: "Make it smaller, so that it is sharp; a rim stays free" });
	await smaller.waitFor();
	const offered = await hint.getByRole("button").allTextContents();
	expect(offered.slice(1)).toEqual(["Replace photo", "Make it smaller, so that it is sharp; a rim stays free"]);
	await smaller.click();
	await page
		.locator("[aria-hidden]")
		.getByText(/It is sharp enough now. It measures \d+ × \d+ mm now/)
		.waitFor();
});

test("empty pages of a calendar are asked about, and have their months with one press", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto("/create/6301");
	const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
	const question = page.getByRole("dialog", { name: "Some pages are empty" });
	await press("Text");
	await page.keyboard.type("Our year");
	await press("Add to cart");
	await question.getByText("12 of 13 pages are still empty.").waitFor();
	await question.getByRole("button", { name: "Go back and change it" }).click();
	await press("Calendar");
	await press("Add to cart");
	await question.getByText("11 of 13 pages are still empty.").waitFor();
	await question.getByRole("button", { name: "Put the other months on the other pages too" }).click();
	await press("Undo");
	await press("Add to cart");
	await question.getByText("11 of 13 pages are still empty.").waitFor();
	await page.keyboard.press("Escape");
	await press("Redo");
	await press("Add to cart");
	await page.waitForURL(/\/cart$/);
});

test("a calendar that landed on the cover brings the months of its year to the pages", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto("/create/6301");
	const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
	const side = (name: string) => page.getByRole("tab", { name, exact: true });
	const question = page.getByRole("dialog", { name: "Some pages are empty" });
	await press("Calendar");
	await press("Add to cart");
	await question.getByText("12 of 13 pages are still empty.").waitFor();
	await question.getByRole("button", { name: "Put the other months on the other pages too" }).click();
	await side("Month 12").click();
	await page
		.getByRole("button", { name: /December 20/ })
		.first()
		.waitFor();
	await press("Add to cart");
	await page.waitForURL(/\/cart$/);
});

test("pressed before photos can be judged, the cart waits for them, and not for ever", async ({ shop, visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	const headers = { origin: shop.url };
	const img = { name: "garden.jpg", mimeType: "image/jpeg", buffer: await phonePhoto(1200, 1600) };
	const picture = await (await page.request.post("/images/upload", { headers, multipart: { img } })).json();
	const [side] = mugWithWords("Hello").sides;
	const photo = {
		...{ kind: "photo", id: "photo", picture: { id: picture.id, width: 1200, height: 1600 } },
		...{ x: 50, y: 20, width: 126, height: 40, rotation: 0, opacity: 1, cornerRadius: 0 },
		crop: { x: 0, y: 0.3, width: 1, height: 0.4 },
	};
	const document = { version: 1, sides: [{ ...side, elements: [...(side?.elements ?? []), photo] }] };
	const made = await page.request.post("/api/projects", { headers, data: { ...MUG, document } });
	const { id } = await made.json();
	const arrives = Promise.withResolvers<void>();
	await page.route("**/pictures/**", (route) => arrives.promise.then(() => route.continue()));
	const toCart = page.getByRole("button", { name: "Add to cart", exact: true });
	await page.goto(`/create/${MUG.articleId}?project=${id}`, { waitUntil: "domcontentloaded" });
	await toCart.click();
	await page.locator("button[aria-busy]").filter({ hasText: "Add to cart" }).waitFor();
	arrives.resolve();
	const question = page.getByRole("dialog", { name: "Please look at this first" });
	await question.getByText("hides this text").waitFor();
	await page.route("**/pictures/**", () => {});
	await page.goto(`/create/${MUG.articleId}?project=${id}`, { waitUntil: "domcontentloaded" });
	await toCart.click();
	await page.waitForURL(/\/cart$/, { waitUntil: "commit" });
});

async function hintsBeforeTheCart(page: Page): Promise<number> {
	await page.getByRole("button", { name: "Add to cart", exact: true }).click();
	await page.waitForURL(/\/cart$/);
	return page.getByText("Bright colours").count();
}

function fillsOf(shapes: readonly Element[]): readonly (string | null)[] {
	return shapes.map((shape) => shape.getAttribute("fill"));
}

/** Runs in the page: what a screen reader says of hints. */
function listenToHints(): void {
	const { heard } = window as unknown as { heard: (words: string) => void };
	const listener = new MutationObserver((changes) => {
		for (const { target } of changes) {
			const words = target.parentElement?.closest("[role=status]")?.textContent ?? target.textContent ?? "";
			if (words.includes("new hint")) heard(words);
		}
	});
	for (const region of document.querySelectorAll("[role=status]"))
		listener.observe(region, { childList: true, characterData: true, subtree: true });
}

test("a word that two fonts write is told beside its emoji, and one press sets it in one that has every letter", async ({
	visit,
	shop,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	const [side] = mugWithWords("Nguyễn 🎉").sides;
	const elements = side!.elements.map((each) => ({ ...each, font: "bebas-neue", coloredEmoji: true }));
	const made = await page.request.post(`${shop.url}/api/projects`, {
		headers: { origin: shop.url },
		data: { ...MUG, document: { version: 1, sides: [{ ...side, elements }] } },
	});
	await page.goto(`/create/1101?project=${(await made.json()).id}`);
	const hint = page.getByRole("listitem").filter({ hasText: "This font doesn’t have ễ" });
	await page.getByRole("button", { name: "Text: Nguyễn 🎉", exact: true }).first().click();
	await hint.first().waitFor();
	await page.getByRole("button", { name: "Use a font that can" }).first().click();
	await hint.first().waitFor({ state: "detached" });
	expect(await page.getByRole("combobox", { name: "Font", exact: true }).inputValue()).toBe("open-sans");
});
