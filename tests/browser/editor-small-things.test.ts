import type { Page } from "playwright-core";
import { expect } from "vitest";
import { PHONE, test } from "../support/browser-test.ts";
import { mugWithWords, MUG as READY_MUG } from "../support/ready-cart.ts";
import { dragWithFinger } from "../support/stage.ts";

/** Millimetres: fewer than 22 pixels on any of these screens. */
const SMALL = 5;

test("a mouse pulls something small by the corner that is seen", async ({ shop, visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	const heart = await openWithHeart(page, shop.url);
	const before = (await heart.boundingBox())!;
	expect(before.width).toBeLessThan(22);
	await heart.click();
	const corner = (await page.locator('[data-handle="se"] [class*="fill-field"]').boundingBox())!;
	const [x, y] = [corner.x + corner.width / 2, corner.y + corner.height / 2];
	await page.mouse.move(x - 2, y - 2);
	await page.mouse.down();
	await page.mouse.move(x + 38, y + 38, { steps: 4 });
	await page.mouse.up();
	const after = (await heart.boundingBox())!;
	expect(after.width - before.width).toBeGreaterThan(25);
	expect(Math.abs(after.x - before.x)).toBeLessThan(2);
});

test("a finger on the middle of something small that is selected moves it, and one beside its corner pulls it", async ({
	shop,
	visit,
}) => {
	const page = await visit(PHONE);
	const heart = await openWithHeart(page, shop.url);
	await heart.tap();
	await page.locator("[data-selection] [data-grip]").first().waitFor({ state: "attached" });
	const before = (await heart.boundingBox())!;
	expect(before.width).toBeLessThan(22);
	await dragWithFinger(page, 0, 70, 0);
	const moved = (await heart.boundingBox())!;
	expect([Math.abs(moved.width - before.width) < 1, moved.x - before.x > 50]).toEqual([true, true]);
	await dragWithFinger(page, 0, 30, 30, 9);
	const pulled = (await heart.boundingBox())!;
	expect([pulled.width - moved.width > 20, Math.abs(pulled.x - moved.x) < 2]).toEqual([true, true]);
});

async function openWithHeart(page: Page, url: string) {
	const place = { x: 100, y: 35, width: SMALL, height: SMALL, rotation: 0, opacity: 1, cornerRadius: 0, stroke: null };
	const heart = { kind: "shape", id: "heart", form: "heart", ...place, fill: { type: "solid", color: "#b4431f" } };
	const [side] = mugWithWords().sides;
	const made = await page.request.post("/api/projects", {
		headers: { origin: url },
		data: { ...READY_MUG, document: { version: 1, sides: [{ ...side, elements: [heart] }] } },
	});
	await page.goto(`/create/1101?project=${(await made.json()).id}`);
	return page.locator('[data-page] [data-element="heart"]');
}
