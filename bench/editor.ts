import type { Browser, Page } from "playwright-core";
import type { DesignElement, SideFormat } from "#design/document.ts";
import { type BenchShop, runAlone } from "./bench-shop.ts";
import { withChromium } from "./chromium.ts";
import { HEAVY_DRAGGED, heavyDesign } from "./heavy-scene.ts";
import { paceNow, withPace } from "./pace.ts";
import { type BenchRow, percentile, progress } from "./row.ts";
import { send } from "./send.ts";

type BenchDesign = {
	readonly articleId: number;
	readonly variantId: number;
	readonly side: SideFormat;
	readonly elements: readonly DesignElement[];
	/** Of the visitor whose photos are in it. */
	readonly cookie?: string | undefined;
};

const CROWDS = [20, 150, 500] as const;
const OPENINGS = 5;
const SLOWER = 4;
const SIDE = { code: "wrap", width: 226, height: 78, bleed: 2, safe: 4 };
const PARAGRAPH = "Forty years of letters, gardens, dogs, bread and bad jokes. ".repeat(9).slice(0, 500);
const KEYS = 30;

/** The editor in headless chromium, its processor slowed four times, with real input through the browser. */
export async function benchEditor({ shop }: BenchShop): Promise<readonly BenchRow[]> {
	return withChromium(async (browser) => {
		const frames: BenchRow[] = [];
		for (const count of CROWDS) {
			const among = `${count} hearts and short texts`;
			frames.push(await benchDrag(browser, shop.url, among, onMug(manyElements(count)), middleOf(count)));
		}
		const heavy = await heavyDesign(shop.url);
		frames.push(await benchDrag(browser, shop.url, "500 elements as in EDITOR.md", heavy, HEAVY_DRAGGED));
		progress("editor, typing into a paragraph of 500 characters");
		const { result: keys, pace } = await withPace(() => onDesign(browser, shop.url, onMug([paragraph()]), type));
		const key = percentile(keys, 0.5);
		const keyAtPace = key * pace;
		return [
			...frames,
			{
				name: `Editor, keystroke in 500 characters, processor / ${SLOWER}, to the painted frame`,
				value: key,
				unit: `ms (p95 ${percentile(keys, 0.95).toFixed(0)})`,
				atPace: keyAtPace,
				budget: "<= 60 ms",
				met: keyAtPace <= 60,
			},
			await benchProduct(browser, shop.url),
			await benchOpening(browser, shop.url),
		];
	});
}

async function benchDrag(
	browser: Browser,
	url: string,
	among: string,
	design: BenchDesign,
	dragged: number,
): Promise<BenchRow> {
	progress(`editor, dragging among ${among}`);
	const slower = Math.max(1, SLOWER * (await paceNow()));
	const times = await onDesign(browser, url, design, (page) => drag(page, dragged), slower);
	const frame = percentile(times, 0.95);
	const name = `Editor, drag among ${among}, processor / ${SLOWER}, frame p95`;
	const unit = `ms, slowed ${slower.toFixed(1)} times`;
	return { name, value: frame, unit, budget: "<= 17 ms", met: Number(frame.toFixed(1)) <= 17 };
}

/** Pictures of the product with the design as it is dragged, at the size of the view beside the stage. */
async function benchProduct(browser: Browser, url: string): Promise<BenchRow> {
	progress("editor, the product while something is dragged");
	const design = onMug(manyElements(150));
	const { result, pace } = await withPace(() => onDesign(browser, url, design, watchProduct, 1));
	const atPace = result / pace;
	const name = "Editor, product pictures while dragging among 150 elements";
	return { name, value: result, unit: "/s", atPace, budget: ">= 15 /s", met: atPace >= 15 };
}

/** From the address to a new text that takes letters, what the browser keeps being there already. */
async function benchOpening(browser: Browser, url: string): Promise<BenchRow> {
	progress("editor, from opening to the first edit");
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: url });
	try {
		const page = await context.newPage();
		await openAndEdit(page);
		const { result, pace } = await withPace(async () => {
			const times: number[] = [];
			for (let opening = 0; opening < OPENINGS; opening++) times.push(await openAndEdit(page));
			return percentile(times, 0.5) / 1000;
		});
		const atPace = result * pace;
		const name = "Editor, from opening to the first edit, warm cache";
		return { name, value: result, unit: "s", atPace, budget: "<= 2 s", met: atPace <= 2 };
	} finally {
		await context.close();
	}
}

async function openAndEdit(page: Page): Promise<number> {
	await page.goto("about:blank");
	const started = performance.now();
	await page.goto("/create/1101?design=9003", { waitUntil: "commit" });
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	return performance.now() - started;
}

async function onDesign<Result>(
	browser: Browser,
	url: string,
	{ articleId, variantId, side, elements, cookie }: BenchDesign,
	work: (page: Page) => Promise<Result>,
	slower = SLOWER,
): Promise<Result> {
	const project = { articleId, variantId, document: { version: 1, sides: [{ ...side, elements }] } };
	const saved = await send(`${url}/api/projects`, { json: project, cookie });
	const [name, value] = (cookie ?? saved.cookie)?.split("=") ?? [];
	if (saved.status !== 201 || !name || !value) throw new Error(`The design was not saved: ${saved.body}`);
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: url });
	await context.addCookies([{ name, value, url }]);
	try {
		const page = await context.newPage();
		await page.goto(`/create/${articleId}?project=${JSON.parse(saved.body).id}`, { waitUntil: "networkidle" });
		await page.locator("[data-page] [data-element]").first().waitFor();
		const session = await context.newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
		await page.waitForTimeout(1000);
		return await work(page);
	} finally {
		await context.close();
	}
}

/** Times between frames while the element at this place of the list is dragged in circles. */
async function drag(page: Page, index: number): Promise<readonly number[]> {
	const dragged = page.locator("[data-page] [data-element]").nth(index);
	const box = (await dragged.boundingBox())!;
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + 10, y + 5, { steps: 5 });
	await page.evaluate(() => {
		const frames: number[] = [];
		let last = performance.now();
		const tick = (now: number) => {
			frames.push(now - last);
			last = now;
			requestAnimationFrame(tick);
		};
		requestAnimationFrame(tick);
		Object.assign(window, { frames });
	});
	for (let step = 0; step < 150; step++)
		await page.mouse.move(x + 60 * Math.cos(step / 8), y + 30 * Math.sin(step / 8));
	const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
	await page.mouse.up();
	const after = (await dragged.boundingBox())!;
	if (Math.hypot(after.x - box.x, after.y - box.y) < 20) throw new Error("Nothing was dragged");
	return frames.slice(5);
}

/** How many come a second. */
async function watchProduct(page: Page): Promise<number> {
	await page.getByRole("button", { name: "On the product" }).click();
	await page.getByRole("region", { name: "On the product" }).locator("canvas").waitFor();
	await page.waitForTimeout(1000);
	await page.evaluate(() => {
		const pictures: number[] = [];
		const context = CanvasRenderingContext2D.prototype;
		const draw = context.drawImage as (...drawn: unknown[]) => void;
		Object.assign(context, {
			drawImage(this: CanvasRenderingContext2D, ...drawn: unknown[]) {
				pictures.push(performance.now());
				draw.apply(this, drawn);
			},
		});
		Object.assign(window, { pictures });
	});
	await drag(page, middleOf(150));
	const pictures = await page.evaluate(() => (window as unknown as { pictures: number[] }).pictures);
	if (pictures.length < 5) throw new Error("The product did not follow");
	return ((pictures.length - 1) * 1000) / (pictures.at(-1)! - pictures[0]!);
}

/** From keydown to the end of the frame that shows it. */
async function type(page: Page): Promise<readonly number[]> {
	const box = (await page.locator("[data-page] [data-element]").boundingBox())!;
	await page.mouse.dblclick(box.x + 60, box.y + 12);
	await page.locator("textarea:focus").waitFor();
	await page.evaluate(() => {
		const keys: number[] = [];
		const afterPaint = (done: () => void) =>
			requestAnimationFrame(() => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = done;
				port2.postMessage(null);
			});
		addEventListener("keydown", ({ timeStamp }) => afterPaint(() => keys.push(performance.now() - timeStamp)), true);
		Object.assign(window, { keys });
	});
	for (let key = 0; key < KEYS; key++) {
		await page.keyboard.press("abcdefgh"[key % 8]!);
		await page.waitForTimeout(120);
	}
	const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
	if (keys.length < KEYS) throw new Error("The editor lost keystrokes");
	return keys.slice(3);
}

/** A heart. */
function middleOf(count: number): number {
	return 4 * Math.floor(count / 8) + 1;
}

function onMug(elements: readonly DesignElement[]): BenchDesign {
	return { articleId: 1101, variantId: 110101, side: SIDE, elements };
}

function manyElements(length: number): readonly DesignElement[] {
	return Array.from({ length }, (_, index): DesignElement => {
		const place = {
			id: `element-${index}`,
			x: 4 + (index % 25) * 8.7,
			y: 4 + Math.floor(index / 25) * 3.5,
			width: 8,
			height: 3.2,
			rotation: index % 7,
			opacity: 1,
		};
		const color = `#${((index * 7919) % 0xffffff).toString(16).padStart(6, "0")}`;
		return index % 4
			? { ...place, kind: "shape", form: "heart", fill: { type: "solid", color }, stroke: null, cornerRadius: 0 }
			: { ...place, kind: "text", text: `No ${index}`, color, ...TYPE, size: 2 };
	});
}

function paragraph(): DesignElement {
	const place = { id: "paragraph", x: 6, y: 6, width: 210, height: 60, rotation: 0, opacity: 1 };
	return { ...place, kind: "text", text: PARAGRAPH, color: "#1f1b16", ...TYPE, size: 5 };
}

const TYPE = { font: "lora", leading: 1.2, align: "left", language: "en" } as const;

if (import.meta.main) await runAlone(benchEditor);
