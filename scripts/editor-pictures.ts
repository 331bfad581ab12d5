import type { Page } from "playwright-core";
import type { KeepPicture } from "./page-pictures.ts";

const PHOTO = "demo/pictures/harbour.jpg";
const BETWEEN_LOOKS = 700;
const MOST_LOOKS = 12;
const CANVAS = "view=canvas";
/** Over the camera of the phone case; the hole of the bauble. */
const INTO_OPENINGS = [
	{ article: 8301, variant: 830101, x: 4, y: 20, width: 60 },
	{ article: 7201, variant: 720101, x: 20, y: 0, width: 46 },
];

type Step = readonly [name: string, run: (page: Page) => Promise<unknown>];

/** What the editor shows on the way from a blank piece to the cart, and where it has to say no. */
export async function takeEditorPictures(page: Page, keep: KeepPicture): Promise<void> {
	for (const [name, run] of [...STEPS, ...openingSteps()]) {
		await run(page);
		await keep(`editor-${name}`);
	}
	await page.context().setOffline(false);
}

const STEPS: readonly Step[] = [
	["blank", (page) => open(page, "/create/1101")],
	["words", write],
	["words-adjusted", adjust],
	["photo", upload],
	["photo-adjusted", adjust],
	["graphics", findGraphic],
	["qr", (page) => tool(page, "QR code")],
	["background", (page) => tool(page, "Background")],
	["colours", (page) => tool(page, "Colours")],
	["history", (page) => tool(page, "History")],
	["keys", showKeys],
	["mug", (page) => onProduct(page, 1101, 9001)],
	["navy-shirt", (page) => onProduct(page, 2101, 9003)],
	["accent-mug", (page) => onProduct(page, 1102, 9014)],
	["as-printed", asPrinted],
	["form", (page) => open(page, "/create/3201?design=9001&view=form")],
	["calendar", (page) => open(page, `/create/6201?${CANVAS}`)],
	["book", (page) => open(page, `/create/5101?${CANVAS}`)],
	["sizes", sizes],
	["question", question],
	["offline", goOffline],
];

async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await page.getByRole("button", { name: "Add to cart", exact: true }).first().waitFor();
	await drawn(page);
}

/** The same twice in a row: fonts, photos and pictures of the product have come. */
async function drawn(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	let before: Buffer | undefined;
	for (let tries = 0; tries < MOST_LOOKS; tries++) {
		await page.waitForTimeout(BETWEEN_LOOKS);
		const now = await page.screenshot();
		if (before?.equals(now)) return;
		before = now;
	}
}

async function tool(page: Page, name: string): Promise<void> {
	await closeSheet(page);
	await page.getByRole("button", { name, exact: true }).click();
	await drawn(page);
}

/** On phones a panel lies over the stage until it is closed. */
async function closeSheet(page: Page): Promise<void> {
	const close = page.getByRole("button", { name: "Close", exact: true });
	if (await close.isVisible()) await close.click();
}

async function write(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.insertText("Für Zoë, żółty 🐈 مرحبا");
	await drawn(page);
}

async function adjust(page: Page): Promise<void> {
	await page.keyboard.press("Escape");
	const button = page.getByRole("button", { name: "Adjust", exact: true });
	if (await button.isVisible()) await button.click();
	await drawn(page);
}

async function upload(page: Page): Promise<void> {
	await closeSheet(page);
	await page.getByLabel("Choose photos").setInputFiles(PHOTO);
	await page.getByText("The photo is on the page.").waitFor({ state: "attached" });
	await drawn(page);
}

async function findGraphic(page: Page): Promise<void> {
	await tool(page, "Graphics");
	await page.getByRole("searchbox").fill("cat");
	await drawn(page);
}

async function showKeys(page: Page): Promise<void> {
	await closeSheet(page);
	await page.getByRole("group", { name: "Design area" }).focus();
	await page.keyboard.press("?");
	await page.getByRole("heading", { name: "Keyboard shortcuts" }).waitFor();
}

async function onProduct(page: Page, article: number, design: number): Promise<void> {
	await open(page, `/create/${article}?design=${design}&${CANVAS}`);
	await page.getByRole("button", { name: "On the product" }).click();
	const navy = page.getByRole("region", { name: "On the product" }).getByText("Navy");
	if (await navy.count()) await navy.first().click();
	await drawn(page);
}

async function asPrinted(page: Page): Promise<void> {
	await open(page, `/create/6101?design=9008&${CANVAS}`);
	await page.getByRole("button", { name: "As printed", exact: true }).click();
	await page.getByRole("checkbox", { name: "Show as printed" }).check();
	await drawn(page);
}

async function sizes(page: Page): Promise<void> {
	await open(page, `/create/2101?design=9003&${CANVAS}`);
	await page.getByRole("button", { name: "Add to cart", exact: true }).first().click();
	await page.getByRole("dialog").waitFor();
	await drawn(page);
}

async function question(page: Page): Promise<void> {
	await open(page, `/create/1101?design=9001&${CANVAS}`);
	await page.getByRole("button", { name: "Add to cart", exact: true }).first().click();
	await page.getByRole("dialog").waitFor();
	await drawn(page);
}

async function goOffline(page: Page): Promise<void> {
	await page.keyboard.press("Escape");
	await page.context().setOffline(true);
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	await page.getByRole("button", { name: "Heart", exact: true }).click();
	await drawn(page);
}

function openingSteps(): Step[] {
	return INTO_OPENINGS.flatMap((place): Step[] => {
		let address = "";
		return [
			[
				`opening-${place.article}`,
				async (page) => {
					await page.context().setOffline(false);
					await open(page, `/create/${place.article}?${CANVAS}`);
					await write(page);
					await page.keyboard.press("Escape");
					await page.waitForURL(/project=/);
					await page.evaluate(moveWords, place);
					address = page.url().replace(`${CANVAS}&`, "");
					await open(page, `${address}&${CANVAS}`);
				},
			],
			[`opening-${place.article}-form`, (page) => open(page, `${address}&view=form`)],
		];
	});
}

/** Runs in the page: the open project's only text gets this place. */
async function moveWords(place: { x: number; y: number; width: number; variant: number }): Promise<void> {
	const address = `/api/projects/${new URL(location.href).searchParams.get("project")}`;
	const { document: drawn, version } = await (await fetch(address)).json();
	const [text] = drawn.sides[0].elements;
	drawn.sides[0].elements = [{ ...text, x: place.x, y: place.y, width: place.width }];
	const saved = await fetch(address, {
		method: "PUT",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ document: drawn, variantId: place.variant, quantity: 1, baseVersion: version }),
	});
	if (!saved.ok) throw new Error(`The words could not be moved: ${saved.status}`);
}
