import { expect } from "vitest";
import { violationsOn } from "../support/accessibility.ts";
import { PHONE, test } from "../support/browser-test.ts";
import { MUG_PAGE } from "../support/journey.ts";
import { MUG, mugWithWords } from "../support/ready-cart.ts";

test("who leaves a design on a phone finds the way back to it, and nothing moves for it", async ({ visit }) => {
	const page = await visit(PHONE);
	await page.goto(MUG_PAGE);
	await page.getByRole("button", { name: "Refuse all" }).tap();
	await page.locator("[data-consent]").waitFor({ state: "detached" });
	const heading = page.getByRole("heading", { level: 1 });
	const place = await heading.evaluate(placeOnPage);
	await page.getByRole("link", { name: "Create your own" }).tap();
	await page.getByRole("button", { name: "Text", exact: true }).tap();
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.type("Half a rhyme");
	await page.keyboard.press("Escape");
	await page.waitForURL(/project=/);
	const address = page.url();
	await page.goBack();
	await page.waitForURL(`**${MUG_PAGE}`);
	await page.locator("[data-late]").getByRole("link", { name: "Go on with your design Mug 325 ml" }).waitFor();
	expect(await heading.evaluate(placeOnPage)).toBe(place);
	expect(await violationsOn(page)).toEqual([]);
	await page.goto("/");
	await page.getByRole("region", { name: "Your unfinished designs" }).getByText("Last changed").waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await page.goto("/create/1101?design=9003");
	const notice = page.getByRole("region", { name: "Your unfinished designs" });
	await notice.waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await page.getByRole("button", { name: "Design freely" }).tap();
	await page.getByRole("button", { name: "Background", exact: true }).tap();
	await notice.waitFor({ state: "hidden" });
	await page.getByRole("button", { name: "Background", exact: true }).tap();
	await notice.waitFor();
	await page.getByRole("button", { name: "Not now" }).tap();
	await notice.waitFor({ state: "detached" });
	await page.reload();
	await page.getByRole("link", { name: "Go on with it" }).tap();
	await page.waitForURL(address);
	await page.locator("[data-page] [data-element]").waitFor();
	expect(await page.getByRole("link", { name: "Go on with it" }).count()).toBe(0);
});

test("without script the way back is on the page of its owner alone, and what is given up is gone", async ({
	visit,
	shop,
}) => {
	const page = await visit({ javaScriptEnabled: false });
	const project = { ...MUG, document: mugWithWords("Half a rhyme") };
	await page.request.post("/api/projects", { headers: { origin: shop.url }, data: project });
	await page.goto(MUG_PAGE);
	const [goOn, give] = [/^Go on with your design/, "Delete Mug 325 ml"];
	await page.getByRole("link", { name: give }).click();
	await page.waitForURL(/\/discard\//);
	const stranger = await visit();
	expect((await stranger.goto(page.url()))?.status()).toBe(404);
	await stranger.goto(MUG_PAGE);
	expect(await stranger.getByRole("link", { name: goOn }).count()).toBe(0);
	await page.getByRole("link", { name: "Keep it" }).click();
	await page.waitForURL(`**${MUG_PAGE}`);
	await page.getByRole("link", { name: goOn }).waitFor();
	await page.getByRole("link", { name: give }).click();
	await page.getByRole("button", { name: "Delete design" }).click();
	await page.waitForURL(`**${MUG_PAGE}`);
	expect(await page.getByRole("link", { name: goOn }).count()).toBe(0);
});

function placeOnPage(element: Element): number {
	return element.getBoundingClientRect().top + window.scrollY;
}
