import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../support/accessibility.ts";
import { test } from "../support/browser-test.ts";
import { phonePhoto } from "../support/phone-photo.ts";

test("on a phone a ready-made design is filled in as a form, by keyboard alone, and told in words", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto("/create/1101?design=9001");
	const words = page.getByRole("textbox", { name: "Text 1" });
	const proof = page.getByRole("img", { name: "All round, as it will be printed: preview" });
	const told = page.getByRole("region", { name: "What will be printed" });
	await words.waitFor();
	await page.getByRole("button", { name: "Add to cart", exact: true }).press("Enter");
	await page.getByRole("dialog").getByText("The sample photo of the design is still there.").waitFor();
	await page.getByRole("dialog").getByRole("button", { name: "Photo 1", exact: true }).waitFor();
	await page.keyboard.press("Escape");
	await page.getByRole("group", { name: "Photo 1, instead of the sample" }).waitFor();
	const before = await proof.innerHTML();
	await words.focus();
	await page.keyboard.press("Control+A");
	await page.keyboard.type("Für Zoë ♥");
	expect(await proof.innerHTML()).not.toBe(before);
	await told.getByText("Text “Für Zoë ♥”, Montserrat, 10 pt, black, at the bottom right.").waitFor();
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		page.getByRole("button", { name: "Replace photo" }).press("Enter"),
	]);
	const old = await proof.locator("image").getAttribute("href");
	await chooser.setFiles({ name: "beach.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() });
	await expect.poll(() => proof.locator("image").getAttribute("href"), { timeout: 20_000 }).not.toBe(old);
	const saved = page.getByRole("img", { name: "All changes saved" });
	await saved.waitFor();
	await page.getByRole("button", { name: "Add to cart", exact: true }).press("Enter");
	await page.getByRole("dialog").getByText("These are still the sample words").waitFor();
	expect(await page.getByRole("dialog").getByText("The sample photo").count()).toBe(0);
	await page.keyboard.press("Escape");
	const servedBefore = await page.request.get(page.url());
	await page.getByRole("button", { name: "Add a text" }).press("Enter");
	await page
		.locator("textarea:focus")
		.and(page.getByRole("textbox", { name: /instead of “Your text”$/ }))
		.waitFor();
	await page.getByRole("button", { name: "Add to cart", exact: true }).press("Enter");
	await page.getByRole("dialog").getByText("Your text").waitFor();
	await page.keyboard.press("Escape");
	await page.getByRole("textbox", { name: /instead of “Your text”$/ }).focus();
	await page.keyboard.type("Ada");
	await told.getByText("Text “Ada”").waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await saved.waitFor();
	await page.route("**/create/1101?*", (route) => route.fulfill({ response: servedBefore }), { times: 1 });
	await page.reload();
	await words.waitFor();
	expect(await page.getByRole("textbox", { name: /^Text/ }).evaluateAll(valuesOf)).toEqual(["Ada", "Für Zoë ♥", ""]);
	await page.getByRole("button", { name: "Design freely" }).press("Enter");
	await page.locator("[aria-label='Design area, All round']:focus").waitFor();
	await page.getByRole("button", { name: "Form", exact: true }).press("Enter");
	await page.locator("h2:focus", { hasText: "Fill in your design" }).waitFor();
	await page.getByRole("button", { name: "Undo" }).press("Enter");
	await page.getByRole("button", { name: "Remove Text 1" }).press("Enter");
	await told.getByText("Text “Ada”").waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Add to cart", exact: true }).press("Enter");
	await page.getByRole("button", { name: "Add to cart anyway" }).press("Enter");
	await page.waitForURL(/\/cart$/);
});

test("in a field of the form the keys of undo and redo take words back and bring them, one by one", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto("/create/1101?design=9001");
	const words = page.getByRole("textbox", { name: "Text 1" });
	await words.focus();
	await page.keyboard.type("Hello dear world");
	for (const left of ["Hello dear ", "Hello ", ""]) {
		await page.keyboard.press("Control+z");
		expect(await words.inputValue()).toBe(left);
	}
	await page.keyboard.press("Control+Shift+z");
	expect(await words.inputValue()).toBe("Hello ");
	await page.keyboard.type("you");
	await page.keyboard.press("Control+z");
	expect(await words.inputValue()).toBe("Hello ");
});

test("which part of a photo its frame shows is chosen in the form, by keyboard, on a phone", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto("/create/1101?design=9001");
	const photo = page.getByRole("group", { name: /^Photo 1/ });
	const choice = photo.getByText("Only part of the photo is shown: choose which");
	const image = page.getByRole("img", { name: "as it will be printed: preview" }).locator("image");
	await photo.waitFor();
	expect(await choice.count()).toBe(0);
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		photo.getByRole("button", { name: "Replace photo" }).press("Enter"),
	]);
	await chooser.setFiles({ name: "portrait.jpg", mimeType: "image/jpeg", buffer: await phonePhoto() });
	await choice.waitFor();
	await choice.press("Enter");
	const up = photo.getByRole("slider", { name: "Shown part: down or up" });
	const across = photo.getByRole("slider", { name: "Shown part: left or right" });
	await up.focus();
	const first = [await image.getAttribute("y"), await up.getAttribute("aria-valuetext")];
	expect([first[1], await across.count()]).toEqual(["60 % up", 0]);
	await page.keyboard.press("Home");
	expect(await up.getAttribute("aria-valuetext")).toBe("bottom edge");
	const lowest = Number(await image.getAttribute("y"));
	expect(lowest).toBeLessThan(Number(first[0]));
	await page.keyboard.press("ArrowUp");
	expect(await up.getAttribute("aria-valuetext")).toBe("1 % up");
	expect(Number(await image.getAttribute("y"))).toBeGreaterThan(lowest);
	await photo.getByRole("slider", { name: "Zoom of the photo" }).press("PageUp");
	await across.press("End");
	expect(await across.getAttribute("aria-valuetext")).toBe("right edge");
	expect(await violationsOn(page)).toEqual([]);
	const undo = page.getByRole("button", { name: "Undo", exact: true });
	for (const left of [1, 0, 0]) {
		await undo.press("Enter");
		expect(await across.count()).toBe(left);
	}
	expect([await image.getAttribute("y"), await up.getAttribute("aria-valuetext")]).toEqual(first);
});

test("an emoji stands in its line in colour and as one letter, and takes the text's colour when asked, on a phone", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "Text", exact: true }).click();
	const words = page.locator("textarea:focus");
	await words.waitFor();
	await page.keyboard.insertText("Zoë 👍🏽❤️");
	const inks = () => page.locator("[data-page] [data-element] path").evaluateAll(fillsOf);
	await expect.poll(inks, { timeout: 20_000 }).toContain("#f8312f");
	expect((await inks()).length).toBeGreaterThan(3);
	const places = [await words.evaluate(placeIn)];
	for (let step = 0; step < 3; step++) {
		await page.keyboard.press("ArrowLeft");
		places.push(await words.evaluate(placeIn));
	}
	expect(places).toEqual([10, 8, 4, 3]);
	await page.keyboard.press("End");
	for (const left of ["Zoë 👍🏽", "Zoë "]) {
		await page.keyboard.press("Backspace");
		expect(await words.inputValue()).toBe(left);
	}
	await page.keyboard.insertText("😀");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Adjust", exact: true }).click();
	const choice = page.getByRole("combobox", { name: "Emoji" });
	expect((await choice.boundingBox())!.height).toBeGreaterThanOrEqual(44);
	expect(await violationsOn(page)).toEqual([]);
	await choice.selectOption("In the text’s colour");
	await expect.poll(inks, { timeout: 20_000 }).toHaveLength(1);
	await choice.selectOption("In colour");
	await expect.poll(async () => (await inks()).length).toBeGreaterThan(3);
});

test.for(["form", "canvas"])(
	"a long name that a template's frame makes smaller is told so: %s",
	async (view, { visit }) => {
		const page = await visit({ viewport: { width: 1280, height: 800 } });
		await page.goto(`/create/1101?design=9006&view=${view}`);
		if (view === "canvas")
			await page
				.getByRole("button", { name: /^Write your own words/ })
				.first()
				.click();
		else await page.getByRole("textbox", { name: "Text 1" }).focus();
		await page.keyboard.press("Control+A");
		await page.keyboard.type("Maximiliane-Charlotte von und zu Hohenfels");
		await page.keyboard.press(view === "canvas" ? "Escape" : "Tab");
		await page
			.locator("[aria-hidden]")
			.getByText(/^Made smaller to fit · \d+ pt$/)
			.waitFor();
	},
);

test("a template's sample words wait to be replaced, and what its designer keeps stays as it is", async ({ visit }) => {
	const page = await visit({ viewport: { width: 375, height: 740 } });
	await page.goto("/create/1101?design=9006");
	const fields = page.getByRole("textbox", { name: /^Text/ });
	await page.getByText("On the picture: “Elena”.").waitFor();
	expect(await fields.evaluateAll(valuesOf)).toEqual(["", "", ""]);
	await page.getByRole("button", { name: "Add to cart", exact: true }).press("Enter");
	await page.getByRole("dialog").getByText("sample words").first().waitFor();
	await page.getByRole("dialog").getByRole("button", { name: "Go back and change it" }).press("Enter");
	const first = page.getByRole("textbox", { name: "Text 1, instead of “Elena”" });
	await expect.poll(() => first.evaluate(hasFocus)).toBe(true);
	await page.keyboard.type("Ada");
	await page.getByText("Text “Ada”").waitFor();
	await page.getByText("On the picture: “Elena”.").waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Design freely" }).press("Enter");
	await page.getByRole("button", { name: "Add to cart", exact: true }).press("Enter");
	await page.getByRole("dialog").getByRole("listitem").last().getByRole("button").press("Enter");
	await expect.poll(() => page.getByRole("group", { name: "Design area" }).evaluate(hasFocus)).toBe(true);
	await page.getByRole("button", { name: "Adjust" }).waitFor();
	await page.getByRole("button", { name: "Layers" }).press("Enter");
	await page.getByRole("button", { name: "Rectangle 1", exact: true }).press("Enter");
	await page.keyboard.press("Delete");
	await page.getByText("Rectangle 1 is locked").waitFor({ state: "attached" });
	await page.getByRole("button", { name: "Adjust" }).press("Enter");
	await page.getByText(/^The designer has set this.*: place, size,? and that it is there\.$/).waitFor();
	expect(await page.getByRole("button", { name: "Delete", exact: true }).count()).toBe(0);
	expect(await page.getByText("What may be changed?").count()).toBe(0);
	expect(await violationsOn(page)).toEqual([]);
	await page.getByRole("button", { name: "Colours", exact: true }).press("Enter");
	await page.getByRole("button", { name: "Night" }).press("Enter");
	await page.getByText("The design has new colours: Night.").waitFor({ state: "attached" });
	expect(await violationsOn(page)).toEqual([]);
	await page.getByRole("button", { name: "Undo", exact: true }).press("Enter");
	await page.getByText("Undone").waitFor({ state: "attached" });
	const sheet = page.getByRole("heading", { name: "Colours of the design" });
	await sheet.waitFor();
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await page.goBack();
	await sheet.waitFor({ state: "detached" });
	await page.goForward();
	const isOwnEntry = () => page.evaluate(() => history.state.sheet === true);
	await expect.poll(isOwnEntry).toBe(false);
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Colours", exact: true }).press("Enter");
	await sheet.waitFor();
	await page.getByRole("button", { name: "Close", exact: true }).press("Enter");
	await sheet.waitFor({ state: "detached" });
	await page.getByRole("button", { name: "Colours", exact: true }).waitFor();
	expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
	expect(new URL(page.url()).pathname).toBe("/create/1101");
	await page.context().setOffline(false);
	await page.getByRole("button", { name: "Colours", exact: true }).press("Enter");
	await sheet.waitFor();
	expect(await isOwnEntry()).toBe(true);
	await page.reload();
	await page.getByRole("button", { name: "Colours", exact: true }).waitFor();
	await expect.poll(isOwnEntry).toBe(false);
	await page.goBack();
	await page.getByRole("heading", { name: "Fill in your design" }).waitFor();
	await page.goBack();
	expect(page.url()).toBe("about:blank");
});

test("an earlier version of a design is brought back, and undo leads out of it again", async ({ visit }) => {
	const page = await visit();
	await page.goto("/create/1101");
	const layers = page.getByRole("list", { name: "Design elements" }).getByRole("listitem");
	const addShape = async (name: string) => {
		await page.getByRole("button", { name: "Shape", exact: true }).click();
		await page.getByRole("button", { name, exact: true }).click();
		const written = page.waitForResponse((answer) => answer.request().method() !== "GET" && answer.ok());
		await written;
	};
	await addShape("Heart");
	await addShape("Star");
	expect(await layers.allInnerTexts()).toEqual(["Star 1", "Heart 1"]);
	await page.getByRole("button", { name: "History" }).click();
	await page.getByRole("button", { name: "Bring back" }).click();
	await page.getByText("This is how the design was then.").last().waitFor({ state: "visible" });
	expect(await layers.allInnerTexts()).toEqual(["Heart 1"]);
	await expect.poll(() => page.getByRole("button", { name: "Bring back" }).count()).toBe(2);
	expect(await page.getByText("Replaced by an earlier version").count()).toBe(1);
	expect(await violationsOn(page)).toEqual([]);
	const pictures = page.getByRole("region", { name: "Earlier versions" }).locator("li svg path");
	await expect.poll(() => pictures.count()).toBeGreaterThan(4);
	await pictures.evaluateAll(rememberDrawn);
	const { promise: isElsewhere, resolve: arrive } = Promise.withResolvers<void>();
	await page.route("**/api/projects/*", (route) => isElsewhere.then(() => route.continue()));
	await page.getByRole("button", { name: "Undo", exact: true }).click();
	expect(await layers.allInnerTexts()).toEqual(["Star 1", "Heart 1"]);
	expect(await pictures.evaluateAll(isDrawnAnew)).toBe(false);
	await saveElsewhere(page);
	await page.getByRole("button", { name: "Bring back" }).first().click();
	arrive();
	await page.getByText("Choose which one to keep first").first().waitFor({ state: "attached" });
	expect(await layers.allInnerTexts()).toEqual(["Star 1", "Heart 1"]);
	await page.getByRole("dialog").getByText("Keep what I see here").click();
});

test("half of a half vivid design is told to print duller, painted for once when the hand rests", async ({ visit }) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto("/create/5101");
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	await page.getByRole("button", { name: "Rectangle", exact: true }).click();
	await page.waitForURL(/project=/);
	await page.evaluate(halveVivid);
	await page.reload();
	await page.getByRole("button", { name: "As printed", exact: true }).click();
	await page.getByRole("checkbox", { name: "Show as printed" }).check();
	await page.getByText("50% of the design prints duller").waitFor();
	await page.evaluate(countSheets);
	await page.getByRole("group", { name: "Design area" }).focus();
	await page.keyboard.press("PageDown");
	for (let step = 0; step < 20; step++) await page.keyboard.press("ArrowRight");
	await page.getByText("45% of the design prints duller").waitFor();
	expect(await page.evaluate(sheetsCounted)).toBeLessThan(4);
});

/** Another device changes the open project. */
async function saveElsewhere(page: Page): Promise<void> {
	const { origin, searchParams } = new URL(page.url());
	const address = `/api/projects/${searchParams.get("project")}`;
	const { document, variantId, version } = await (await page.request.get(address)).json();
	document.sides[0].elements = [];
	const data = { document, variantId, quantity: 1, baseVersion: version };
	const saved = await page.request.put(address, { data, headers: { origin } });
	expect(saved.ok()).toBe(true);
}

/** The left half of the cover gets a blue that no press can print, the right half a brown that every press can. */
async function halveVivid(): Promise<void> {
	const address = `/api/projects/${new URL(location.href).searchParams.get("project")}`;
	const { document: drawn, variantId, version } = await (await fetch(address)).json();
	const [side] = drawn.sides;
	const [shape] = side.elements;
	const half = { ...shape, y: 0, width: side.width / 2, height: side.height, rotation: 0, stroke: null };
	side.elements = [
		{ ...half, id: "dull", x: 0, fill: { type: "solid", color: "#0011ee" } },
		{ ...half, id: "fine", x: side.width / 2, fill: { type: "solid", color: "#b06a3c" } },
	];
	await fetch(address, {
		method: "PUT",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ document: drawn, variantId, quantity: 1, baseVersion: version }),
	});
}

type Counting = { sheets?: number };

/** Each is one painting for a figure. */
function countSheets(): void {
	const counting = window as Counting;
	counting.sheets = 0;
	const { getContext } = OffscreenCanvas.prototype;
	OffscreenCanvas.prototype.getContext = function (this: OffscreenCanvas, ...asked: Parameters<typeof getContext>) {
		counting.sheets = (counting.sheets ?? 0) + 1;
		return getContext.apply(this, asked);
	} as typeof getContext;
}

function sheetsCounted(): number {
	return (window as Counting).sheets ?? 0;
}

/** React gives what it draws anew other properties, even when they say the same. */
type Drawn = Element & { [property: string]: unknown; remembered?: unknown };

function rememberDrawn(paths: Element[]): void {
	for (const path of paths as Drawn[]) {
		path.remembered = path[Object.keys(path).find((name) => name.startsWith("__reactProps")) ?? ""];
	}
}

function isDrawnAnew(paths: Element[]): boolean {
	return (paths as Drawn[]).some((path) => {
		const now = path[Object.keys(path).find((name) => name.startsWith("__reactProps")) ?? ""];
		return now === undefined || now !== path.remembered;
	});
}

function valuesOf(fields: Element[]): string[] {
	return fields.map((field) => (field as HTMLTextAreaElement).value);
}

/** #0011ee, which no press can print. */
const PRINTED_BLUE = "#074698";

test("by keyboard a book's cover, its fold named, is shown as the press prints it, with what gets duller marked and listed", async ({
	visit,
}) => {
	const page = await visit({ viewport: { width: 1280, height: 900 } });
	await page.goto("/create/5101");
	const press = async (name: string) => {
		await page.getByRole("button", { name, exact: true }).focus();
		await page.keyboard.press("Enter");
	};
	await page.getByText("Folded 8 mm from the left edge. From left to right: Hinge, Front cover.").waitFor();
	await page.locator("[data-folds]").getByText("Fold").waitFor();
	await page.locator("[data-folds]").getByText("Front cover").waitFor();
	await press("Form");
	const form = page.getByRole("region", { name: "Fill in your design" });
	await form.locator("[data-folds]").getByText("Front cover").waitFor();
	await press("Design freely");
	await press("Shape");
	await press("Heart");
	const other = page.getByRole("region", { name: "Shape", exact: true }).getByLabel("Other colour").first();
	await other.fill("#0011ee");
	const heart = page.locator("[data-page] [data-element] path");
	expect(await heart.first().getAttribute("fill")).toBe("#0011ee");
	await page.route("**/soft-proof?*", (route) => route.abort());
	await press("As printed");
	const show = page.getByRole("checkbox", { name: "Show as printed" });
	await show.focus();
	await page.keyboard.press("Space");
	await page.getByRole("alert").getByText("colours of the press").waitFor();
	expect(await show.isChecked()).toBe(false);
	await page.unroute("**/soft-proof?*");
	await page.keyboard.press("Space");
	await page.getByText("1 element has colours that will print duller").waitFor();
	await page.getByRole("status").getByText("shown as printed").waitFor({ state: "attached" });
	expect(await heart.first().getAttribute("fill")).toBe(PRINTED_BLUE);
	const hatching = page.locator("[data-page] [data-element] [clip-path] > path");
	await page.getByText("100% of the design prints duller").waitFor();
	expect(await hatching.count()).toBe(0);
	await page.getByRole("checkbox", { name: "Mark colours" }).focus();
	await page.keyboard.press("Space");
	await expect.poll(() => hatching.count()).toBe(2);
	expect(await violationsOn(page)).toEqual([]);
	await page.getByRole("list", { name: "duller" }).getByRole("button", { name: "Heart 1" }).waitFor();
	await page.getByRole("button", { name: "Form", exact: true }).press("Enter");
	const proofed = page
		.getByRole("img", { name: "as it will be printed: preview" })
		.locator(`path[fill='${PRINTED_BLUE}']`);
	await proofed.first().waitFor({ state: "attached" });
	expect(await show.isChecked()).toBe(true);
	expect(await violationsOn(page)).toEqual([]);
	await page.getByRole("button", { name: "Design freely" }).press("Enter");
	const end = page.getByRole("button", { name: "Show as designed" });
	await expect.poll(() => heart.first().getAttribute("fill")).toBe(PRINTED_BLUE);
	await press("Close");
	await end.press("Enter");
	expect(await heart.first().getAttribute("fill")).toBe("#0011ee");
	expect(await end.count()).toBe(0);
	await press("As printed");
	await show.press("Space");
	await expect.poll(() => hatching.count()).toBe(2);
	await expect.poll(() => heart.first().getAttribute("fill")).toBe(PRINTED_BLUE);
	await other.fill("#b06a3c");
	await page.getByText("All colours print about as you see them").waitFor();
	await show.focus();
	await page.keyboard.press("Space");
	await expect.poll(() => heart.first().getAttribute("fill")).toBe("#b06a3c");
});

function hasFocus(element: Element): boolean {
	return element === document.activeElement;
}

function fillsOf(paths: readonly Element[]): readonly (string | null)[] {
	return [...new Set(paths.map((path) => path.getAttribute("fill")))];
}

function placeIn(area: Element): number {
	return (area as HTMLTextAreaElement).selectionStart;
}
