import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext } from "playwright-core";
import { runnerImport } from "vite";
import type { DesignSide, SideFormat } from "#design/document.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { renderPdf } from "#painters/pdf.server.ts";
import type { PictureSource } from "#painters/picture-derivative.server.ts";
import { renderPicture } from "#painters/png.server.ts";
import { specimenSide } from "#painters/specimen.ts";
import { withChromium } from "./chromium.ts";
import { type BenchRow, median, progress, tableOf } from "./row.ts";
import { photoBytes, takeInPhoto } from "./taken-in-photo.ts";

const A3: SideFormat = { code: "front", width: 420, height: 297, bleed: 3, safe: 5 };
const PHOTO = { id: "photo", width: 4000, height: 3000 };
/** What the budgets were set for: the specimen's plain elements, without the effects that it has gained since. */
const POSTER: readonly string[] = [
	...["background", "photo", "round-photo", "languages", "directions", "name", "justified"],
	...["rectangle", "heart", "star", "line"],
];
const RUNS = 9;
const MOST_MILLISECONDS = 250;
const LEAST_RATIO = 5;
/** Chromium copies a photo whole, ours is sampled to what is printed: decision 0022. */
const LEAST_RATIO_WITH_PHOTOS = 3;
const PREVIEW_WIDTH = 1200;
const WITH_PHOTOS = "http://bench.test/";
const DRAWN = `${WITH_PHOTOS}drawn`;
const PHOTO_FILE = `${WITH_PHOTOS}photo.jpg`;

/** The ratio tells how many times longer headless chromium takes for the same document. */
export async function benchPrintEngine(): Promise<readonly BenchRow[]> {
	progress("print PDF and preview, in turns with chromium");
	const folder = await mkdtemp(join(tmpdir(), "print-"));
	try {
		const { photo } = await takeInPhoto(folder);
		return await withChromium((browser) => measure(browser, photo, photoBytes(folder)));
	} finally {
		await rm(folder, { recursive: true });
	}
}

/** Chromium gets the photo as it came, ours finds it as the shop does (decision 0288). */
async function measure(browser: Browser, camera: Buffer, photo: PictureSource): Promise<readonly BenchRow[]> {
	const context = await browser.newContext();
	await servePage(context, camera);
	const pdf = await medians(
		(run) => printPdf(photo, a3Side(run)),
		() => chromiumPdf(context, WITH_PHOTOS),
	);
	const drawn = await medians(
		(run) => printPdf(photo, withoutPhotos(a3Side(run))),
		() => chromiumPdf(context, DRAWN),
	);
	const effects = await medianOf((run) => printPdf(photo, withWords(specimenSide(PHOTO, A3), run)));
	const picture = await medians(
		(run) => preview(photo, run),
		() => chromiumPreview(context),
	);
	return [
		row("A3 print PDF with photos, no effects", pdf, "headless chromium's page.pdf()", LEAST_RATIO_WITH_PHOTOS),
		row("A3 print PDF without photos, no effects", drawn, "headless chromium's page.pdf()", LEAST_RATIO),
		{ name: "A3 print PDF with every kind of element and effect", value: effects, unit: "ms" },
		row("Preview of 1200 px", picture, "headless chromium's screenshot", LEAST_RATIO),
	];
}

function row(name: string, times: { ours: number; theirs: number }, comparedWith: string, least: number): BenchRow {
	const { ours, theirs } = times;
	const ratio = theirs / ours;
	const budget = `<= ${MOST_MILLISECONDS} ms, >= ${least} times faster`;
	const met = ours <= MOST_MILLISECONDS && ratio >= least;
	return { name, value: ours, unit: "ms", comparedWith, ratio, budget, met };
}

/** Other words every time, so that nothing laid out before is found again. */
function a3Side(run: number): DesignSide {
	const side = specimenSide(PHOTO, A3);
	return withWords({ ...side, elements: side.elements.filter(({ id }) => POSTER.includes(id)) }, run);
}

function withWords(side: DesignSide, run: number): DesignSide {
	const elements = side.elements.map((element) =>
		element.kind === "text" ? { ...element, text: `${element.text} ${run}` } : element,
	);
	return { ...side, elements };
}

function withoutPhotos(side: DesignSide): DesignSide {
	return { ...side, elements: side.elements.filter((element) => element.kind !== "photo") };
}

async function printPdf(photo: PictureSource, side: DesignSide) {
	const page = { side, display: layoutSide(side, serverShaper()) };
	await renderPdf([page], photo, { title: "Bench", marks: true, created: new Date(0) });
}

async function preview(photo: PictureSource, run: number) {
	const side = a3Side(run);
	const area = sideArea(side, "trim");
	const options = { area, pixelsPerMm: PREVIEW_WIDTH / area.width, format: "jpeg" } as const;
	await renderPicture(layoutSide(side, serverShaper()), options, photo);
}

async function chromiumPdf(context: BrowserContext, address: string) {
	const tab = await context.newPage();
	await tab.goto(address);
	await tab.pdf({ width: `${A3.width}mm`, height: `${A3.height}mm`, printBackground: true });
	await tab.close();
}

async function chromiumPreview(context: BrowserContext) {
	const height = Math.round((PREVIEW_WIDTH * A3.height) / A3.width);
	const tab = await context.newPage();
	await tab.setViewportSize({ width: PREVIEW_WIDTH, height });
	await tab.goto(WITH_PHOTOS);
	await tab.screenshot({ type: "jpeg", quality: 85 });
	await tab.close();
}

/** Chromium gets the photo as bytes too, as both would from a file store. */
async function servePage(context: BrowserContext, photo: Buffer) {
	await context.route(PHOTO_FILE, (route) => route.fulfill({ contentType: "image/jpeg", body: photo }));
	for (const [address, side] of [
		[WITH_PHOTOS, a3Side(0)],
		[DRAWN, withoutPhotos(a3Side(0))],
	] as const) {
		const body = await htmlPage(side);
		await context.route(address, (route) => route.fulfill({ contentType: "text/html", body }));
	}
}

/** The SVG painter is JSX, which Node does not read by itself. */
async function htmlPage(side: DesignSide): Promise<string> {
	const { module } = await runnerImport<typeof import("#painters/svg.tsx")>("#painters/svg.tsx");
	const { createElement } = await import("react");
	const { renderToStaticMarkup } = await import("react-dom/server");
	const display = layoutSide(side, serverShaper());
	const svg = createElement(module.DesignSvg, {
		side,
		display,
		crop: "trim",
		href: () => PHOTO_FILE,
		idPrefix: "bench",
	});
	return `<!doctype html><style>body{margin:0}svg{display:block;width:100vw}</style>${renderToStaticMarkup(svg)}`;
}

/**
 * Both take turns, so that a busy machine slows both; two warm-up rounds do not count. Chromium's processes go on
 * tidying up after a closed tab: one run of ours in each round waits that out and is not counted.
 */
async function medians(ours: (run: number) => Promise<void>, theirs: () => Promise<void>) {
	const times: { ours: number; theirs: number }[] = [];
	for (let run = -2; run < RUNS; run++) {
		const theirTime = await timed(theirs);
		await ours(run);
		const round = { ours: await timed(() => ours(run + 0.5)), theirs: theirTime };
		if (run >= 0) times.push(round);
	}
	return { ours: median(times.map((round) => round.ours)), theirs: median(times.map((round) => round.theirs)) };
}

/** Without anything to compare it with. */
async function medianOf(work: (run: number) => Promise<void>): Promise<number> {
	const times: number[] = [];
	for (let run = -2; run < RUNS; run++) {
		const time = await timed(() => work(run));
		if (run >= 0) times.push(time);
	}
	return median(times);
}

async function timed(work: () => Promise<void>): Promise<number> {
	const start = performance.now();
	await work();
	return performance.now() - start;
}

if (import.meta.main) console.log(tableOf(await benchPrintEngine()));
