import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import type { DesignDocument } from "#design/document.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { chooseScene, composeScene } from "#painters/mockup/mockup.server.ts";
import { renderPixels } from "#painters/png.server.ts";
import { pictureUrl } from "#shop/editor/dom/picture-url.ts";
import { mockupRequest } from "#shop/editor/mockup/mockup-request.ts";
import { violationsOn } from "../support/accessibility.ts";
import { PHONE, test } from "../support/browser-test.ts";
import { pictureDifference } from "../support/picture-difference.ts";
import { MUG, mugWithWords } from "../support/ready-cart.ts";

/** EDITOR.md, section 8. Both read the photo from the same file: a smaller copy than print takes. */
const LARGEST_MEAN = 0.25;

test.for([
	{ article: 1101, design: 9001, side: "wrap", scene: "mug" },
	{ article: 2101, design: 9003, side: "front", scene: "tshirt", color: { name: "Navy blue", tint: "#1f2f46" } },
	{ article: 1102, design: 9014, side: "wrap", scene: "accent-mug", color: { name: "Sky blue", tint: "#8fb9d6" } },
])(
	"the picture made in the browser is the server's: $scene",
	async ({ article, design, side, scene, color }, { visit, shop, database }) => {
		const page = await visit();
		await page.goto(`/create/${article}?design=${design}`);
		await page.getByRole("button", { name: "On the product" }).click();
		if (color) await page.getByRole("region", { name: "On the product" }).getByText(color.name).click();
		const shown = await settledPicture(page);

		const { rows } = await database.query<{ document: DesignDocument }>(
			"select document from design_applications where design_id = $1 and article_id = $2",
			[design, article],
		);
		const drawn = rows[0]?.document.sides.find(({ code }) => code === side);
		if (!drawn) throw new Error(`Design ${design} is not on article ${article}`);
		const facts = await chooseScene(scene, drawn);
		const wish = { scene: facts, next: [], tint: null, quick: false };
		const { display, raster, addresses } = mockupRequest(wish, drawn, serverShaper(), pictureUrl);
		const pixels = await renderPixels(display, raster, async (id) =>
			Buffer.from(await (await fetch(shop.url + addresses[id])).arrayBuffer()),
		);
		const { width, height, data } = pixels;
		const { rgba } = await composeScene(facts, { width, height, rgba: data }, 1, color?.tint);
		const raw = { width: facts.width, height: facts.height, channels: 4 } as const;
		const expected = await sharp(rgba, { raw }).png().toBuffer();
		const { mean, far } = await pictureDifference(shown, expected, facts.width, facts.height);
		expect(mean).toBeLessThan(LARGEST_MEAN);
		expect(far).toBeLessThan(0.001);
	},
);

/** The same twice in a row: fonts and photos have come. */
test("on a small phone a folded card keeps a quarter of the screen beside its product", async ({ visit }) => {
	const page = await visit({ viewport: { width: 320, height: 568 } });
	await page.goto("/create/6101");
	await page.getByRole("button", { name: "On the product" }).click();
	await settledPicture(page);
	const stage = page.getByRole("group", { name: "Design area" });
	expect((await stage.boundingBox())!.height).toBeGreaterThanOrEqual(568 * 0.25);
	const tools = page.getByRole("region", { name: "Tools" });
	expect((await tools.boundingBox())!.y).toBeLessThan(568 - 44);
});

async function settledPicture(page: Page): Promise<Buffer> {
	let last = "";
	await expect
		.poll(
			async () => {
				const before = last;
				last = await pictureOf(page);
				return last !== "" && last === before;
			},
			{ interval: 400, timeout: 20_000 },
		)
		.toBe(true);
	return Buffer.from(last.slice(last.indexOf(",") + 1), "base64");
}

async function pictureOf(page: Page): Promise<string> {
	const canvas = page.getByRole("region", { name: "On the product" }).locator("canvas");
	await canvas.waitFor();
	return canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
}

test("until the design is on it, the product stands where its picture will be", async ({ visit }) => {
	const page = await visit();
	const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
	await page.route("**/mockups/*/uv.webp", (route) => held.then(() => route.continue()));
	await page.goto("/create/2101?design=9003");
	await page.getByRole("button", { name: "On the product" }).click();
	const still = page.getByRole("region", { name: "On the product" }).locator("img");
	await expect.poll(() => still.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
	const before = await still.boundingBox();
	letGo();
	const picture = page.getByRole("img", { name: "T-shirt in White with your design: Front" });
	await picture.waitFor();
	expect(await picture.boundingBox()).toEqual(before);
});

test("by keyboard on a phone the product follows the words and the colour", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto("/create/2101?design=9003");
	await page.getByRole("button", { name: "See it on the product" }).press("Enter");
	await page.locator("h2:focus", { hasText: "On the product" }).waitFor();
	const blank = await settledPicture(page);
	const words = page.getByRole("textbox", { name: "Text 1" });
	await words.focus();
	await page.keyboard.press("Control+A");
	await page.keyboard.type("Porto");
	const changed = await settledPicture(page);
	expect(changed.equals(blank)).toBe(false);
	await page.getByRole("radio", { name: "White" }).focus();
	await page.keyboard.press("ArrowRight");
	await page.getByRole("img", { name: "T-shirt in Navy blue with your design: Front" }).waitFor();
	expect((await settledPicture(page)).equals(changed)).toBe(false);
	expect(await violationsOn(page)).toEqual([]);
	await page.getByRole("button", { name: "Enlarge" }).press("Enter");
	const large = page.getByRole("dialog", { name: "On the product" });
	await large.getByRole("radio", { name: "In use" }).focus();
	await page.keyboard.press("ArrowRight");
	await large.getByRole("img", { name: "T-shirt in Navy blue with your design: Back" }).waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await page.locator("button:focus[aria-label='Enlarge']").waitFor();
	await page.keyboard.press("Escape");
	await page.locator("button:focus", { hasText: "See it on the product" }).waitFor();
	await expect.poll(() => page.workers()).toEqual([]);
});

test("on a phone the product is seen again once the last hint over it is mended, and one press brings it from under a panel", async ({
	shop,
	visit,
}) => {
	const page = await visit(PHONE);
	const { sides, ...rest } = mugWithWords("Hello");
	const overEdge = sides.map((side) => ({ ...side, elements: side.elements.map((each) => ({ ...each, x: -60 })) }));
	const made = await page.request.post("/api/projects", {
		headers: { origin: shop.url },
		data: { ...MUG, document: { ...rest, sides: overEdge } },
	});
	await page.goto(`/create/1101?project=${(await made.json()).id}`);
	const product = page.getByRole("region", { name: "On the product" });
	const toggle = page.getByRole("button", { name: "On the product" });
	await toggle.tap();
	await product.waitFor();
	await page.getByRole("button", { name: "1 hint" }).tap();
	await product.waitFor({ state: "hidden" });
	await page.getByRole("button", { name: "Make it fit" }).tap();
	await product.waitFor();
	await page.getByRole("button", { name: "Shape", exact: true }).tap();
	await product.waitFor({ state: "hidden" });
	await toggle.tap();
	await product.waitFor();
});

test("a picture that can't be had offline says so, and comes back", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101?design=9003");
	await page.getByRole("button", { name: "On the product" }).click();
	await settledPicture(page);
	await page.context().setOffline(true);
	await page.getByText("From the front").click();
	await page.getByRole("alert").getByText("The picture can’t be shown right now.").waitFor();
	await page.context().setOffline(false);
	await page.getByRole("img", { name: "Mug 325 ml with your design: From the front" }).waitFor();
});

test("on a low screen the product stays in sight, and the wheel reaches every other tool", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 600 } });
	await page.goto("/create/1101");
	const tool = (name: string) => page.getByRole("region", { name: "Tools" }).getByRole("button", { name, exact: true });
	const isSeen = (name: string) =>
		tool(name).evaluate((button) => {
			const { x, y, width, height } = button.getBoundingClientRect();
			return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
		});
	expect(await isSeen("On the product")).toBe(true);
	expect(await isSeen("Form")).toBe(false);
	await tool("Text").hover();
	await page.mouse.wheel(0, 600);
	await expect.poll(() => isSeen("Form")).toBe(true);
	expect(await isSeen("On the product")).toBe(true);
});

test("a mug is turned all round by key and by finger", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101?design=9003");
	await page.getByRole("button", { name: "On the product" }).click();
	await page.getByText("360°", { exact: true }).click();
	await page.getByRole("img", { name: "Mug 325 ml with your design: 360°" }).waitFor();
	const before = await settledPicture(page);
	const turn = page.getByRole("slider", { name: "Turn" });
	const start = Number(await turn.inputValue());
	await turn.press("ArrowRight");
	expect((await settledPicture(page)).equals(before)).toBe(false);
	await turn.press("ArrowLeft");
	expect((await settledPicture(page)).equals(before)).toBe(true);
	for (let step = 0; step < 24; step++) await turn.press("ArrowRight");
	expect(Number(await turn.inputValue())).toBe(start);
	const box = (await page.getByRole("img", { name: "with your design: 360°" }).boundingBox())!;
	await page.mouse.move(box.x + 20, box.y + box.height / 2);
	await page.mouse.down();
	await page.mouse.move(box.x + 20 + box.width / 2, box.y + box.height / 2, { steps: 4 });
	await page.mouse.up();
	expect(Number(await turn.inputValue())).toBe((start + 6) % 24);
	expect(await turn.getAttribute("aria-valuetext")).toBe(`${((start + 6) % 24) * 15}°`);
	expect(await violationsOn(page)).toEqual([]);
});

test("on a phone what turns the mug comes into sight beside the form, and goes again", async ({ visit }) => {
	const page = await visit(PHONE);
	await page.goto("/create/1101?design=9003");
	await page.getByRole("button", { name: "See it on the product" }).tap();
	const product = page.getByRole("region", { name: "On the product" });
	await product.getByText("360°", { exact: true }).tap();
	const turn = (await product.getByRole("slider", { name: "Turn" }).boundingBox())!;
	const { y, height } = (await product.boundingBox())!;
	expect(turn.y + turn.height).toBeLessThanOrEqual(y + height);
	await product.getByText("From the front", { exact: true }).tap();
	await product.getByRole("slider", { name: "Turn" }).waitFor({ state: "detached" });
	await page.getByRole("heading", { name: "Fill in your design" }).waitFor();
});
