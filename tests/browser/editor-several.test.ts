import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../support/accessibility.ts";
import { PHONE, test } from "../support/browser-test.ts";
import { mugWithWords, MUG as READY_MUG } from "../support/ready-cart.ts";
import { dragWithFinger } from "../support/stage.ts";

const MUG = "/create/1101";
const SHIRT = "/create/2101";

test("several are framed by the mouse, moved, aligned, grouped and set free again, each one step", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto(MUG);
	const [heart, star, ellipse] = await addShapes(page, "Heart", "Star", "Ellipse");
	await marqueeAll(page);
	await page.getByRole("status").getByText("3 elements selected").waitFor({ state: "attached" });
	const places = () => Promise.all([heart, star, ellipse].map((each) => each!.getAttribute("transform")));
	const before = await places();
	const box = (await star!.boundingBox())!;
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width / 2 + 12, box.y + box.height / 2 + 25, { steps: 4 });
	await page.mouse.up();
	const moved = await places();
	expect(moved.filter((place, index) => place === before[index])).toEqual([]);
	await page.getByRole("button", { name: "Align left edges" }).click();
	const edges = await Promise.all(
		[heart, star, ellipse].map(async (each) => Math.round((await each!.boundingBox())!.x)),
	);
	expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(1);
	await page.getByRole("button", { name: "Group", exact: true }).click();
	const inGroup = page.getByRole("list", { name: "Group 1" });
	expect(await inGroup.getByRole("listitem").count()).toBe(3);
	expect(await page.locator("[data-page] g[data-element] > g[data-element]").count()).toBe(3);
	expect(await violationsOn(page)).toEqual([]);
	await inGroup.getByRole("button", { name: "Star 1", exact: true }).click();
	await page.getByRole("heading", { name: "Shape", exact: true }).waitFor();
	await page.getByRole("button", { name: "Group 1", exact: true }).click();
	await page.getByRole("button", { name: "Ungroup" }).click();
	expect(await inGroup.count()).toBe(0);
	const undo = page.getByRole("button", { name: "Undo" });
	for (const [step, expected] of [
		[2, null],
		[1, moved],
		[1, before],
	] as const) {
		for (let press = 0; press < step; press++) await undo.click();
		if (expected) expect(await places()).toEqual(expected);
	}
	await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
	await page.getByRole("heading", { name: "Keyboard shortcuts" }).waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await star!.click();
	await heart!.click({ modifiers: ["Shift"] });
	await page.getByRole("heading", { name: "2 elements" }).waitFor();
	await page.getByRole("button", { name: "Ellipse 1", exact: true }).click({ modifiers: ["Control"] });
	await page.getByRole("heading", { name: "3 elements" }).waitFor();
});

test("what is dragged stays between what lies below and above it, and goes back when the drag is broken off", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto(MUG);
	await addShapes(page, "Heart", "Star", "Ellipse");
	await page.keyboard.press("Escape");
	const drawn = page.locator("[data-page]").locator("..").locator("[data-element]");
	const before = await page.locator("[data-page] > [data-element]").evaluateAll(idsOf);
	const star = page.locator(`[data-element="${before[1]}"]`).last();
	const box = (await star.boundingBox())!;
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 + 20, { steps: 4 });
	const dragged = (await star.boundingBox())!;
	expect(Math.abs(dragged.x - box.x - 40)).toBeLessThan(8);
	expect((await drawn.evaluateAll(idsOf)).slice(-before.length)).toEqual(before);
	expect(await page.locator("[data-page] > [data-element]").count()).toBe(1);
	await page.keyboard.press("Escape");
	await page.mouse.up();
	expect(await page.locator("[data-page] > [data-element]").evaluateAll(idsOf)).toEqual(before);
	expect((await star.boundingBox())!.x).toBeCloseTo(box.x, 0);
});

test("on a phone a held finger begins to collect, taps add to it, and two fingers scale them or the page", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });
	await page.goto(MUG);
	const [heart, star] = await addShapes(page, "Heart", "Star");
	const session = await page.context().newCDPSession(page);
	const touch = async (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
		session.send("Input.dispatchTouchEvent", { type, touchPoints });
	const spread = async ({ x, y }: { x: number; y: number }) => {
		await touch("touchStart", { x: x - 15, y });
		await touch("touchStart", { x: x - 15, y }, { x: x + 15, y });
		for (const by of [18, 24, 30]) await touch("touchMove", { x: x - by, y }, { x: x + by, y });
		await touch("touchEnd");
	};
	const middle = async (each: typeof heart) => {
		const box = (await each!.boundingBox())!;
		return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	};
	await touch("touchStart", await middle(heart));
	await page.getByText("Tap others to select them too.").first().waitFor();
	await touch("touchEnd");
	await touch("touchStart", await middle(star));
	await touch("touchEnd");
	await page.locator("strong", { hasText: "2 elements" }).waitFor();
	expect(await violationsOn(page)).toEqual([]);
	const done = page.getByRole("button", { name: "Done", exact: true });
	expect((await done.boundingBox())!.height).toBeGreaterThanOrEqual(44);
	await done.tap();
	const widths = () => Promise.all([heart, star].map(async (each) => (await each!.boundingBox())!.width));
	const before = await widths();
	const [one, two] = await Promise.all([middle(heart), middle(star)]);
	await spread({ x: (one.x + two.x) / 2, y: one.y });
	const grown = await widths();
	for (const [index, width] of grown.entries()) expect(width / before[index]!).toBeCloseTo(2, 1);
	await page.getByRole("button", { name: "Undo" }).tap();
	expect(await widths()).toEqual(before);
	const stage = (await page.getByRole("group", { name: "Design area" }).boundingBox())!;
	const free = { x: stage.x + stage.width / 2, y: stage.y + stage.height - 60 };
	await spread(free);
	for (const [index, width] of (await widths()).entries()) expect(width / before[index]!).toBeCloseTo(2, 1);
	for (let tap = 0; tap < 2; tap++) {
		await touch("touchStart", free);
		await touch("touchEnd");
	}
	await expect.poll(widths).toEqual(before);
	await page.getByRole("group", { name: "Design area" }).focus();
	await page.keyboard.press("Control+A");
	await page.getByRole("button", { name: "Adjust", exact: true }).tap();
	const align = page.getByRole("button", { name: "Align left edges" });
	const size = (await align.boundingBox())!;
	expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(44);
	const [seen, room] = await Promise.all([
		page.locator("[data-page]").boundingBox(),
		page.getByRole("group", { name: "Design area" }).boundingBox(),
	]);
	expect(seen!.y + seen!.height).toBeLessThanOrEqual(room!.y + room!.height);
	await align.tap();
	const lefts = await Promise.all([heart, star].map(async (each) => Math.round((await each!.boundingBox())!.x)));
	expect(Math.abs(lefts[0]! - lefts[1]!)).toBeLessThanOrEqual(1);
	expect(await violationsOn(page)).toEqual([]);
});

test("a finger on the middle of something small that is selected moves it", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });
	await page.goto(MUG);
	const [heart] = await addShapes(page, "Heart");
	await page.locator("[data-selection] [data-grip]").first().waitFor({ state: "attached" });
	const before = (await heart!.boundingBox())!;
	await dragWithFinger(page, 0, 70, 0);
	const after = (await heart!.boundingBox())!;
	expect([Math.abs(after.width - before.width) < 1, after.x - before.x > 50]).toEqual([true, true]);
});

test("by keyboard alone all are selected, grouped, moved, turned, entered and deleted", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto(MUG);
	const [heart] = await addShapes(page, "Heart", "Star");
	const told = (words: string) => page.getByRole("status").getByText(words).first().waitFor({ state: "attached" });
	await page.getByRole("group", { name: "Design area" }).focus();
	await page.keyboard.press("Control+A");
	await told("2 elements selected");
	await page.keyboard.press("Control+G");
	await told("2 elements grouped");
	const before = await heart!.getAttribute("transform");
	await page.keyboard.press("Shift+ArrowRight");
	await told("Group 1:");
	expect(await heart!.getAttribute("transform")).not.toBe(before);
	await page.keyboard.press("Enter");
	await told("Star 1 selected");
	await page.keyboard.press("Shift+PageUp");
	await told("2 elements selected");
	await page.keyboard.press("Escape");
	await told("Group 1 selected");
	await page.keyboard.press("Delete");
	await told("Group 1 deleted");
	expect(await page.locator("[data-page] [data-element]").count()).toBe(0);
	await page.keyboard.press("Control+Z");
	expect(await page.locator("[data-page] [data-element]").count()).toBe(3);
	await page.keyboard.press("Shift+?");
	await page.getByRole("heading", { name: "Keyboard shortcuts" }).waitFor();
	await page.keyboard.press("Escape");
	expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toContain("Design area");
});

test("however long a key is held, one element is deleted, cut, pasted or duplicated", async ({ visit }) => {
	const page = await visit();
	await page.goto(MUG);
	await addShapes(page, "Heart", "Star", "Heart", "Star", "Heart");
	const drawn = page.locator("[data-page] [data-element]");
	const stage = page.getByRole("group", { name: "Design area" });
	async function hold(...keys: readonly string[]): Promise<number> {
		for (const key of [...keys, keys.at(-1)!, keys.at(-1)!]) await page.keyboard.down(key);
		for (const key of keys.toReversed()) await page.keyboard.up(key);
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
		return drawn.count();
	}
	await stage.focus();
	expect(await hold("Delete")).toBe(4);
	expect(await hold("Backspace")).toBe(3);
	expect(await hold("Control", "x")).toBe(2);
	expect(await hold("Control", "v")).toBe(3);
	expect(await hold("Control", "d")).toBe(4);
	await page.getByRole("complementary").getByRole("button", { name: "Delete", exact: true }).first().focus();
	expect(await hold("Enter")).toBe(3);
	expect(await hold("Control", "z"), "steps are taken back one after another").toBe(2);
});

test("by keyboard through the layers the focus goes with what is selected, and an answer stays with its element", async ({
	shop,
	visit,
}) => {
	const page = await visit();
	const place = { y: 20, width: 20, height: 20, rotation: 0, opacity: 1, cornerRadius: 0, stroke: null };
	const fill = { type: "solid", color: "#b4431f" };
	const shape = (form: string, at: number) => ({ kind: "shape", id: `s${at}`, form, x: 10 + 25 * at, ...place, fill });
	const ornaments = [1, 2, 3, 4].map((at) => ({ ...shape("rectangle", at), locked: true }));
	const [side] = mugWithWords("Hello").sides;
	const [hello] = side?.elements ?? [];
	const texts = [hello, { ...hello, id: "bye", text: "Bye", y: 50 }];
	const elements = [shape("heart", 0), ...ornaments, shape("heart", 5), ...texts];
	const made = await page.request.post("/api/projects", {
		headers: { origin: shop.url },
		data: { ...READY_MUG, document: { version: 1, sides: [{ ...side, elements }] } },
	});
	await page.goto(`${MUG}?project=${(await made.json()).id}`);
	const layers = page.getByRole("list", { name: "Design elements" });
	const layer = (name: string) => layers.getByRole("button", { name, exact: true });
	await layer("Heart 2").press("Enter");
	await page.keyboard.press("Shift+PageDown");
	const states = () => layers.locator("[aria-pressed=true]").allInnerTexts();
	expect(await states()).toEqual(["Heart 2", "Heart 1"]);
	expect(await layer("Heart 1").evaluate((each) => each === document.activeElement)).toBe(true);
	await page.keyboard.press("Shift+PageUp");
	expect(await states()).toEqual(["Heart 2"]);
	await page.getByText("Position and size").press("Enter");
	const rotation = page.getByRole("spinbutton", { name: "Rotation" });
	await rotation.fill("999");
	await rotation.press("Tab");
	await page.getByText("Enter a number from -180 to 180.").waitFor();
	await layer("Heart 1").press("Enter");
	expect(await rotation.inputValue()).toBe("0");
	expect(await page.getByRole("alert").count()).toBe(0);
	await layer("Text: Hello").press("Enter");
	const size = page.getByRole("spinbutton", { name: "Size (pt)" });
	await size.fill("9999");
	await size.press("Tab");
	await page.getByText("Enter a number from 4 to 2800.").waitFor();
	await layer("Text: Bye").press("Enter");
	expect(await size.inputValue()).toBe("34");
});

test("on a phone the menu opens from the panel too, and copies to another side", async ({ visit }) => {
	const page = await visit(PHONE);
	await page.goto(SHIRT);
	await addShapes(page, "Heart");
	await page.getByRole("button", { name: "Adjust" }).tap();
	await page.getByRole("button", { name: "More actions" }).tap();
	await page.getByRole("menuitem", { name: "Copy to: Back" }).tap();
	await page.getByText("Heart 1 copied to: Back").first().waitFor({ state: "attached" });
	await page.getByRole("tab", { name: "Back" }).tap();
	expect(await page.locator("[data-page] [data-element]").count()).toBe(1);
});

test("the menu of the mouse and of the keys copies to another side, and the clipboard to another tab", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto(SHIRT);
	const [heart] = await addShapes(page, "Heart", "Star");
	const drawn = page.locator("[data-page] [data-element]");
	const told = (words: string) => page.getByRole("status").getByText(words).first().waitFor({ state: "attached" });
	await heart!.click({ button: "right" });
	const menu = page.getByRole("menu");
	await menu.waitFor();
	const focused = () =>
		page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.ariaLabel);
	expect(await focused()).toContain("Cut");
	expect(await violationsOn(page)).toEqual([]);
	await page.keyboard.press("ArrowUp");
	expect(await focused()).toContain("Delete");
	for (let press = 0; press < 3; press++) await page.keyboard.press("c");
	expect(await focused()).toContain("Copy to: Back");
	await page.keyboard.press("Enter");
	await told("Heart 1 copied to: Back");
	expect(await menu.count()).toBe(0);
	expect(await drawn.count()).toBe(2);
	await page.getByRole("tab", { name: "Back" }).click();
	expect(await drawn.count()).toBe(1);
	await page.getByRole("group", { name: "Design area" }).focus();
	await page.keyboard.press("Control+A");
	await page.keyboard.press("Shift+F10");
	await menu.waitFor();
	await page.keyboard.press("Escape");
	expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toContain("Design area");
	await page.keyboard.press("Control+C");
	await told("Heart 1 copied");
	await page.keyboard.press("Control+V");
	await told("1 element pasted");
	expect(await drawn.count()).toBe(2);
	await page.keyboard.press("Control+X");
	await told("Heart 2 cut");
	const other = await page.context().newPage();
	await other.goto(MUG);
	await other.getByRole("group", { name: "Design area" }).focus();
	await other.keyboard.press("Control+V");
	await other.getByRole("button", { name: "Heart 1", exact: true }).waitFor();
	const spot = (await other.locator("[data-page]").boundingBox())!;
	await other.mouse.click(spot.x + 4, spot.y + 4, { button: "right" });
	await other.getByRole("menuitem", { name: "Select all" }).waitFor();
	await other.mouse.click(spot.x - 20, spot.y - 20);
	expect(await other.getByRole("menu").count()).toBe(0);
	await other.close();
});

async function addShapes(page: Page, ...names: readonly string[]) {
	for (const name of names) {
		await page.getByRole("button", { name: "Shape", exact: true }).click();
		await page.getByRole("button", { name, exact: true }).click();
	}
	const drawn = page.locator("[data-page] [data-element]");
	const ids = await drawn.evaluateAll(idsOf);
	return ids.map((id) => page.locator(`[data-page] [data-element="${id}"]`));
}

async function marqueeAll(page: Page): Promise<void> {
	const box = (await page.locator("[data-page]").boundingBox())!;
	await page.mouse.move(box.x - 6, box.y - 6);
	await page.mouse.down();
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await page.mouse.move(box.x + box.width + 6, box.y + box.height + 6);
	await page.mouse.up();
}

function idsOf(drawn: readonly Element[]): readonly (string | null)[] {
	return drawn.map((each) => each.getAttribute("data-element"));
}
