import { expect } from "vitest";
import { PHONE, test } from "../support/browser-test.ts";
import { checkOutAsGuest, order } from "../support/journey.ts";

test("whose design was sold stands with the order, from its own page to the line", async ({ visit, database }) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto("/design/where-it-was/9003?article=1101");
	await page.getByRole("main").locator("a[href$='?design=9003']").first().click();
	const words = page.getByRole("textbox", { name: "Text 1" });
	await words.fill("48.2082 N");
	await page.getByRole("img", { name: "All changes saved" }).waitFor();
	await page.reload();
	const back = page.getByRole("link", { name: "Back to Where it was" });
	expect(await back.getAttribute("href")).toBe("/design/where-it-was/9003?article=1101");
	await words.fill("48.2083 N");
	await page.getByRole("button", { name: "Add to cart", exact: true }).click();
	await page.getByRole("button", { name: "Add to cart anyway" }).click();
	await page.waitForURL(/\/cart$/);
	await checkOutAsGuest(page, "design@example.test");
	await order(page);
	const { rows } = await database.query(
		"select design_id from order_lines join orders on orders.id = order_id where email = 'design@example.test'",
	);
	expect(rows).toEqual([{ design_id: 9003 }]);
});

test.for([true, false])(
	"a colour is looked at on the product's page and begun with, with script: %s",
	async (script, { visit }) => {
		const page = await visit({ ...PHONE, javaScriptEnabled: script });
		// Without script all pictures of its list are loaded, and drawn, at once.
		await page.goto("/designs/t-shirt/2101", { waitUntil: "domcontentloaded" });
		const colors = page.getByRole("list", { name: "Colours" });
		const picture = page.getByRole("main").getByRole("img").first();
		const white = await picture.getAttribute("src");
		await colors.getByRole("link", { name: "Navy blue", exact: true }).click();
		await page.waitForURL(/variant=\d+$/, { waitUntil: "commit" });
		await colors.locator("[aria-current]", { hasText: "Navy blue" }).waitFor();
		expect(await picture.getAttribute("src")).not.toBe(white);
		const designs = page.getByRole("region", { name: "Start with a design" });
		expect(await designs.locator("a[href^='/design/']").first().getAttribute("href")).toMatch(/&variant=\d+$/);
		await page.goto("/design/match-day/9055?article=2101");
		await colors.getByRole("link", { name: "White", exact: true }).click();
		await page.waitForURL(/variant=\d+$/, { waitUntil: "commit" });
		const make = page.getByRole("link", { name: "Make it yours" }).first();
		expect(await make.getAttribute("href")).toMatch(/\?design=9055&variant=\d+$/);
		if (!script) return;
		await make.click();
		await page.getByRole("button", { name: "Add to cart", exact: true }).click();
		await page.getByRole("dialog", { name: "Which size?" }).getByText("White", { exact: true }).waitFor();
	},
);

test("a design leads to the product it is shown on, and the editor back to the design, without script too", async ({
	visit,
}) => {
	const page = await visit({ javaScriptEnabled: false });
	const address = "/design/two-names/9006?article=5101";
	await page.goto(address);
	await page.getByRole("link", { name: "Make it yours" }).click();
	await page.getByRole("link", { name: "Back to Two names" }).click();
	// Pictures are drawn when they are first asked for.
	await page.waitForURL(`**${address}`, { waitUntil: "commit" });
	const path = page.getByRole("navigation", { name: "You are here" });
	await path.getByRole("link", { name: "Photo album 21 × 21 cm" }).click();
	await page.waitForURL("**/designs/photo-album-21-x-21-cm/5101", { waitUntil: "commit" });
});

test("at twice the text size on a phone a design's page breaks no word, and keeps prices apart from quantities", async ({
	visit,
}) => {
	const page = await visit(PHONE);
	await page.goto("/design/two-names/9006?article=5101");
	await page.evaluate(async () => {
		document.documentElement.style.setProperty("font-size", "200%");
		await document.fonts.ready;
	});
	const main = page.getByRole("main");
	for (const place of [main.getByRole("navigation", { name: "Also on" }), main.locator("dl").first()])
		expect(await place.evaluate(brokenWords)).toEqual([]);
	const gaps = main.getByRole("table").evaluate((table) =>
		[...table.querySelectorAll("tbody tr")].map(({ children: [quantity, price] }) => {
			const [before, after] = [quantity, price].map((cell) => {
				const words = document.createRange();
				words.selectNodeContents(cell ?? table);
				return words.getBoundingClientRect();
			});
			return Math.round((after?.left ?? 0) - (before?.right ?? 0));
		}),
	);
	expect(Math.min(...(await gaps))).toBeGreaterThanOrEqual(8);
});

function brokenWords(place: Element): string[] {
	const broken: string[] = [];
	const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
	for (let text = texts.nextNode(); text; text = texts.nextNode())
		for (const { index, 0: word } of (text.textContent ?? "").matchAll(/(?<=^|\s)\p{L}+(?=[\s,.]|$)/gu)) {
			const range = document.createRange();
			range.setStart(text, index);
			range.setEnd(text, index + word.length);
			if (new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size > 1)
				broken.push(word);
		}
	return broken;
}
