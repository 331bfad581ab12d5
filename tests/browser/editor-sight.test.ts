import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE, test } from "../support/browser-test.ts";

test("what is chosen beside a page that is drawn large comes into sight on it, what is pressed on it stays where it is", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/3201?design=9008");
	const zoomIn = page.getByRole("button", { name: "Zoom in" });
	for (let press = 0; press < 6; press++) await zoomIn.click();
	const scrollAway = async () => {
		await page.mouse.move(500, 450);
		for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, 1500);
		await expect.poll(() => shareInSight(page)).toBeLessThan(0.3);
	};
	const isInSight = () => expect.poll(() => shareInSight(page)).toBeGreaterThan(0.7);
	const hint = page.getByRole("listitem").filter({ hasText: "Text: Carmen" }).filter({ hasText: "sample words" });
	const stage = page.getByRole("group", { name: /^Design area/ });

	await scrollAway();
	await hint.getByRole("button", { name: "Write your own words" }).click();
	await page.locator("textarea:focus").waitFor();
	await isInSight();
	await page.keyboard.press("Escape");
	for (const again of [hint.getByRole("button").first(), page.locator("[data-layer][aria-pressed=true]")]) {
		await scrollAway();
		await again.click();
		await isInSight();
	}
	await stage.press("Escape");
	await scrollAway();
	await stage.press("PageUp");
	await isInSight();

	await page.locator("[data-layer]", { hasText: "Text: Carmen" }).click();
	await isInSight();
	await stage.press("Escape");
	await page.mouse.move(500, 450);
	await page.mouse.wheel(0, 250);
	const lies = await placeOfPage(page);
	const box = (await stage.boundingBox())!;
	await page.mouse.click(box.x + 230, box.y + 30);
	await page.locator("[data-layer][aria-pressed=true]", { hasText: "Text: Carmen" }).waitFor();
	expect(await shareInSight(page)).toBeLessThan(0.6);
	expect(await placeOfPage(page)).toBe(lies);

	await hint.getByRole("button", { name: "Write your own words" }).click();
	await page.locator("textarea:focus").waitFor();
	await scrollAway();
	await page.keyboard.type("Jo");
	await isInSight();

	await page.keyboard.press("Escape");
	await stage.press("Control+a");
	await stage.press("Control+g");
	await page.locator("[data-layer][aria-pressed=true]", { hasText: "Group" }).waitFor();
	await scrollAway();
	await stage.press("Enter");
	await page.locator("[data-layer][aria-pressed=true]", { hasText: "Group" }).waitFor({ state: "detached" });
	await isInSight();
});

test("on a phone words that are out of sight come into it when they are written from a hint, above the sheet too", async ({
	visit,
}) => {
	const page = await visit(PHONE);
	await page.goto("/create/6101?design=9006&view=canvas");
	const hints = page.getByRole("button", { name: /^\d+ hints$/ });
	await hints.waitFor();
	const box = (await page.getByRole("group", { name: /^Design area/ }).boundingBox())!;
	const session = await page.context().newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
		session.send("Input.dispatchTouchEvent", { type, touchPoints });
	const [x, y] = [box.x + box.width / 4, box.y + box.height / 2];
	await touch("touchStart", { x: x - 10, y });
	await touch("touchStart", { x: x - 10, y }, { x: x + 10, y });
	for (const by of [20, 40, 60]) await touch("touchMove", { x: x - by, y }, { x: x + by, y });
	await touch("touchEnd");
	await hints.tap();
	await page.getByRole("button", { name: "Write your own words" }).first().tap();
	await page.locator("textarea:focus").waitFor();
	await expect.poll(() => shareInSight(page)).toBeGreaterThan(0.7);
});

/** Of what is selected, or of what the stage has room for; none where nothing is. */
function shareInSight(page: Page): Promise<number> {
	return page.evaluate(() => {
		const [own, stage] = ["[data-selection] [data-outline]", "[aria-label^='Design area']"].map((each) =>
			document.querySelector(each)!.getBoundingClientRect(),
		);
		const shared = (from: "left" | "top", to: "right" | "bottom") =>
			Math.max(0, Math.min(own![to], stage![to]) - Math.max(own![from], stage![from])) /
			Math.max(1, Math.min(own![to] - own![from], stage![to] - stage![from]));
		return Math.min(shared("left", "right"), shared("top", "bottom"));
	});
}

function placeOfPage(page: Page): Promise<string> {
	return page.locator("[data-page]").evaluate(({ parentElement }) => parentElement?.style.transform ?? "");
}
