import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright-core";
import sharp from "sharp";
import { runnerImport } from "vite";
import type { DesignSide, SideFormat } from "#design/document.ts";
import { sideArea } from "#design/geometry/side-area.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { renderPdf } from "#painters/pdf.server.ts";
import { renderPicture } from "#painters/png.server.ts";
import { specimenSide } from "#painters/specimen.ts";

/** `ratio`: how many times longer headless chromium takes for the same document, warm, in the same run. */
export type BenchRow = {
	readonly name: string;
	readonly value: number;
	readonly unit: string;
	readonly ratio: number;
	readonly budget: { readonly value: number; readonly ratio: number };
};

const A3: SideFormat = { code: "front", width: 420, height: 297, bleed: 3, safe: 5 };
const PHOTO = { id: "photo", width: 4000, height: 3000 };
const RUNS = 9;
const PREVIEW_WIDTH = 1200;

export async function benchPrintEngine(): Promise<readonly BenchRow[]> {
	const folder = await mkdtemp(join(tmpdir(), "bench-print-"));
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
		args: ["--no-sandbox"],
	});
	try {
		const photo = await noisyPhoto();
		await writeFile(join(folder, "photo.jpg"), photo);
		const page = await writePage(folder);
		const ours = {
			pdf: await median((run) => printPdf(photo, run)),
			preview: await median((run) => preview(photo, run)),
		};
		const theirs = {
			pdf: await median(() => chromiumPdf(browser, page)),
			preview: await median(() => chromiumPreview(browser, page)),
		};
		const budget = { value: 250, ratio: 5 };
		return [
			{ name: "A3 print PDF", value: ours.pdf, unit: "ms", ratio: theirs.pdf / ours.pdf, budget },
			{ name: "1200 px preview", value: ours.preview, unit: "ms", ratio: theirs.preview / ours.preview, budget },
		];
	} finally {
		await browser.close();
		await rm(folder, { recursive: true });
	}
}

/** Other words every time, so that nothing laid out before is found again. */
function a3Side(run: number): DesignSide {
	const side = specimenSide(PHOTO, A3);
	return {
		...side,
		elements: side.elements.map((element) =>
			element.kind === "text" ? { ...element, text: `${element.text} ${run}` } : element,
		),
	};
}

async function printPdf(photo: Buffer, run: number) {
	const side = a3Side(run);
	const page = { side, display: layoutSide(side, serverShaper()) };
	await renderPdf([page], async () => photo, { title: "Bench", marks: true, created: new Date(0) });
}

async function preview(photo: Buffer, run: number) {
	const side = a3Side(run);
	const area = sideArea(side, "trim");
	const options = { area, pixelsPerMm: PREVIEW_WIDTH / area.width, format: "jpeg" } as const;
	await renderPicture(layoutSide(side, serverShaper()), options, async () => photo);
}

async function chromiumPdf(browser: Browser, page: string) {
	const tab = await browser.newPage();
	await tab.goto(page);
	await tab.pdf({ width: `${A3.width}mm`, height: `${A3.height}mm`, printBackground: true });
	await tab.close();
}

async function chromiumPreview(browser: Browser, page: string) {
	const height = Math.round((PREVIEW_WIDTH * A3.height) / A3.width);
	const tab = await browser.newPage({ viewport: { width: PREVIEW_WIDTH, height } });
	await tab.goto(page);
	await tab.screenshot({ type: "jpeg", quality: 85 });
	await tab.close();
}

/** The SVG painter is JSX, which Node does not read by itself. */
async function writePage(folder: string): Promise<string> {
	const { module } = await runnerImport<typeof import("#painters/svg.tsx")>("#painters/svg.tsx");
	const { createElement } = await import("react");
	const { renderToStaticMarkup } = await import("react-dom/server");
	const side = a3Side(0);
	const display = layoutSide(side, serverShaper());
	const svg = createElement(module.DesignSvg, { side, display, crop: "trim", href: () => "photo.jpg", idPrefix: "b" });
	const file = join(folder, "design.html");
	await writeFile(
		file,
		`<!doctype html><style>body{margin:0}svg{display:block;width:100vw}</style>${renderToStaticMarkup(svg)}`,
	);
	return pathToFileURL(file).href;
}

async function median(work: (run: number) => Promise<void>): Promise<number> {
	const times: number[] = [];
	for (let run = -2; run < RUNS; run++) {
		const start = performance.now();
		await work(run);
		if (run >= 0) times.push(performance.now() - start);
	}
	return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}

/** Twelve megapixels with detail everywhere, about as large a file as a phone's. */
async function noisyPhoto(): Promise<Buffer> {
	const { width, height } = PHOTO;
	return sharp({
		create: { width, height, channels: 3, background: "#808080", noise: { type: "gaussian", mean: 128, sigma: 24 } },
	})
		.blur(1.2)
		.jpeg({ quality: 90 })
		.toBuffer();
}

if (import.meta.main) {
	for (const { name, value, unit, ratio, budget } of await benchPrintEngine()) {
		const met = value <= budget.value && ratio >= budget.ratio ? "met" : "not met";
		console.log(
			`${name}: ${value.toFixed(0)} ${unit}, ${ratio.toFixed(1)} times faster than chromium (${met}: ${budget.value} ${unit}, ${budget.ratio} times)`,
		);
	}
}
