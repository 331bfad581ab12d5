import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { DesignDocument, TextElement } from "#design/document.ts";
import { test } from "../support/browser-test.ts";
import { seaPhoto } from "../support/dropped-photo.ts";

test("a new shape and a new graphic have the room beside short words in wide frames", async ({ visit }) => {
	const page = await visit();
	for (const tool of ["Shape", "Graphics"]) {
		await page.goto("/create/1101");
		for (const words of ["Ada", "Eva", "Ida"]) {
			await page.getByRole("button", { name: "Text", exact: true }).first().click();
			await page.locator("textarea:focus").waitFor();
			await page.keyboard.type(words);
			await page.keyboard.press("Escape");
		}
		await page.getByRole("button", { name: tool, exact: true }).first().click();
		const choice = tool === "Shape" ? page.getByRole("button", { name: "Heart" }) : page.locator("search li button");
		await choice.first().click();
		await page.waitForURL(/project=/);
		const project = new URL(page.url()).searchParams.get("project");
		const saved = async () => {
			const { document } = (await (await page.request.get(`/api/projects/${project}`)).json()) as Saved;
			return document.sides[0]?.elements ?? [];
		};
		await expect.poll(async () => (await saved()).length, { timeout: 20_000 }).toBe(4);
		const [added, ...texts] = (await saved()).toReversed() as TextElement[];
		expect(
			texts.some(({ x, width }) => added!.x > x && added!.x + added!.width < x + width),
			tool,
		).toBe(true);
	}
});

test("photos chosen together as the very first thing are all somebody's own", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/5101");
	const photos = ["sea", "lake", "dunes"].map((name) => `demo/pictures/${name}.jpg`);
	await page.getByLabel("Choose photos").setInputFiles(photos);
	await page.waitForURL(/project=/);
	const project = new URL(page.url()).searchParams.get("project");
	const saved = async () =>
		((await (await page.request.get(`/api/projects/${project}`)).json()) as Saved).document.sides[0]?.elements.length;
	await expect.poll(saved, { timeout: 20_000 }).toBe(3);
});

test("a photo dropped on a card's back stays there, fills it over the bleed to the fold, and is said to", async ({
	visit,
}) => {
	const page = await visit();
	await page.goto("/create/6101");
	const drawn = page.locator("[data-page]");
	const { x, y, width, height } = (await drawn.boundingBox())!;
	await dropSea(page, { clientX: x + width / 4, clientY: y + height / 2 });
	await page.getByRole("status").filter({ hasText: "The photo is on the page: Back." }).waitFor();
	await page.getByRole("button", { name: "Fill: Back" }).first().click();
	await page.getByRole("status").filter({ hasText: "The photo fills: Back." }).waitFor();
	await page.waitForURL(/project=/);
	const project = new URL(page.url()).searchParams.get("project");
	const saved = async () =>
		((await (await page.request.get(`/api/projects/${project}`)).json()) as Saved).document.sides[0]?.elements[0];
	await expect.poll(saved, { timeout: 20_000 }).toMatchObject({ x: -3, y: -3, width: 108, height: 154 });
});

test("on a phone the names of a card's fold and parts are readable, and lie over nothing of the design", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	for (const view of ["canvas", "form"]) {
		await page.goto(`/create/6101?design=9006&view=${view}`);
		const names = page.locator("[data-folds] span > span, [data-folds] > :first-child");
		await names.first().waitFor();
		const seen = await names.evaluateAll((all) =>
			all.map((name) => {
				const [own, side] = [name.getBoundingClientRect(), name.closest("[data-folds]")!.getBoundingClientRect()];
				const isBeside = own.bottom <= side.top || own.top >= side.bottom;
				return [name.textContent, isBeside && Number.parseFloat(getComputedStyle(name).fontSize) >= 12];
			}),
		);
		expect(seen, view).toEqual([
			["Fold", true],
			["Back", true],
			["Front", true],
		]);
	}
});

test("where a card's edges are out of sight its fold and parts are named at those of the stage", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto("/create/6101?design=9006&view=canvas");
	const names = page.locator("[data-folds] span:not(:has(*))");
	await names.first().waitFor();
	const fromEdges = () =>
		names.evaluateAll((all) => {
			const stage = document.querySelector('[aria-describedby="stage-keys"]')!.getBoundingClientRect();
			return all.map((name) => {
				const { left, right, top, bottom } = name.getBoundingClientRect();
				const edge = Math.round(Math.min(top - stage.top, stage.bottom - bottom));
				return [name.textContent, edge >= 0 && edge <= 3, left >= stage.left && right <= stage.right];
			});
		});
	expect((await fromEdges()).map(([, isAtEdge]) => isAtEdge)).toEqual([false, false, false]);
	for (let step = 0; step < 4; step++) await page.getByRole("button", { name: "Zoom in" }).click();
	await expect.poll(fromEdges).toEqual([
		["Fold", true, true],
		["Back", true, true],
		["Front", true, true],
	]);
});

for (const [width, height, size] of [
	[1280, 900, 16],
	[375, 740, 32],
])
	test(`at ${width} pixels each tool that shows an icon alone has a name and a tooltip`, async ({ visit }) => {
		const page = await visit({ viewport: { width: width!, height: height! } });
		await page.goto("/create/6101?design=9006&view=canvas");
		await page.evaluate((pixels) => document.documentElement.style.setProperty("font-size", `${pixels}px`), size!);
		await page.locator("[data-page] [data-element]").first().waitFor();
		await page.getByRole("button", { name: "Zoom in" }).click();
		await page.locator('[aria-describedby="stage-keys"]').focus();
		await page.keyboard.press("Control+a");
		const icons = await page.locator("button:visible, a:visible").evaluateAll((all) =>
			all.flatMap((tool) => {
				const words = [...tool.querySelectorAll("*"), tool].filter(
					(each) => each.getBoundingClientRect().width > 1 && [...each.childNodes].some((node) => node.nodeType === 3),
				);
				if (words.length > 0 || !tool.querySelector("svg")) return [];
				const name = tool.getAttribute("aria-label") ?? tool.textContent ?? "";
				return [[name.trim(), tool.getAttribute("title")]];
			}),
		);
		expect(icons.length).toBeGreaterThan(6);
		expect(icons.filter(([name, title]) => !name || title !== name)).toEqual([]);
	});

test("a mark beside words lies over no other line, whatever the screen", async ({ visit }) => {
	const page = await visit();
	for (const viewport of [
		{ width: 375, height: 740 },
		{ width: 1280, height: 800 },
	]) {
		await page.setViewportSize(viewport);
		await page.goto("/create/1101?design=9003&view=canvas");
		const marks = page.locator("svg[aria-hidden] > g > circle");
		await expect.poll(() => marks.count()).toBe(3);
		const covered = await marks.evaluateAll((all) => {
			const drawn = [...document.querySelectorAll("[data-page] [data-element]")].map((each) =>
				each.getBoundingClientRect(),
			);
			const lines = drawn.filter(({ width, height }) => height < width && height < 40);
			return all.map((mark) => {
				const { left, right, top, bottom } = mark.getBoundingClientRect();
				const over = lines.filter((line) => line.left < right && left < line.right);
				return Math.max(0, ...over.map((line) => Math.min(bottom, line.bottom) - Math.max(top, line.top)));
			});
		});
		expect(Math.max(...covered), `${viewport.width}: ${covered}`).toBe(0);
	}
});

for (const [width, height, size] of [
	[375, 740, 32],
	[375, 740, 16],
	[1280, 600, 32],
])
	test(`at ${width} pixels what is told for a moment covers no notice, with letters of ${size} pixels`, async ({
		visit,
	}) => {
		const page = await visit({ viewport: { width: width!, height: height! } });
		await page.goto("/create/6101?design=9001&view=canvas");
		await page.evaluate((pixels) => document.documentElement.style.setProperty("font-size", `${pixels}px`), size!);
		await page.getByText("This design is not available for this product.").waitFor();
		await page.getByRole("button", { name: "Text", exact: true }).first().press("Enter");
		await page.locator("textarea:focus").waitFor();
		if (width! > 1000) await page.keyboard.press("Escape");
		await page.evaluate(() => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/plain", "a".repeat(2001));
			document.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
		});
		const told = page.locator("[aria-hidden]").getByText("This text has 2,001 characters.");
		await told.waitFor();
		const above = (await page.locator("[data-over-stage] > :has(p)").first().boundingBox())!;
		if (size! > 16 && width! < 1000) expect(above.height).toBeGreaterThan(220);
		const { y, height: tall } = (await told.boundingBox())!;
		expect([y > above.y + above.height, y + tall < height!]).toEqual([true, true]);
	});

test("on a phone a sheet that comes leaves the page in sight at once, not a moment later", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto("/create/1101");
	await page.locator("[data-page]").waitFor();
	const seen = await page.evaluateHandle(() => {
		const stage = document.querySelector<HTMLElement>('[aria-describedby="stage-keys"]')!;
		const bottoms: [page: number, stage: number][] = [];
		new ResizeObserver(() => {
			const drawn = stage.querySelector("[data-page]")!;
			bottoms.push([drawn.getBoundingClientRect().bottom, stage.getBoundingClientRect().bottom]);
		}).observe(stage);
		return bottoms;
	});
	await page.getByRole("button", { name: "Graphics", exact: true }).click();
	await page.getByRole("searchbox").waitFor();
	const bottoms = await seen.evaluate(async (all) => {
		while (all.length < 2) await new Promise(requestAnimationFrame);
		return all;
	});
	for (const [drawn, stage] of bottoms) expect(drawn).toBeLessThan(stage);
});

test("a photo dropped on a sample takes that one's place, not the first one's", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101?design=9123");
	const samples = page.locator("[data-page] image");
	await expect.poll(() => samples.count()).toBe(4);
	const { x, y, width, height } = (await samples.nth(2).boundingBox())!;
	await dropSea(page, { clientX: x + width / 2, clientY: y + height / 2 });
	await page.getByRole("status").filter({ hasText: "The photo is on the page" }).waitFor();
	await page.waitForURL(/project=/);
	const project = new URL(page.url()).searchParams.get("project");
	const waiting = async () => {
		const { document } = (await (await page.request.get(`/api/projects/${project}`)).json()) as Saved;
		return document.sides[0]?.elements.flatMap((photo) => (photo.kind === "photo" ? [photo.placeholder ?? false] : []));
	};
	await expect.poll(waiting, { timeout: 20_000 }).toEqual([true, true, false, true]);
});

async function dropSea(page: Page, at: { clientX: number; clientY: number }): Promise<void> {
	const dataTransfer = await seaPhoto(page);
	await page.locator('[aria-describedby="stage-keys"]').dispatchEvent("drop", { dataTransfer, ...at });
}

type Saved = { document: DesignDocument };
