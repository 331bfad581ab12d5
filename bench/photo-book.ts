import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Browser } from "playwright-core";
import { runnerImport } from "vite";
import { withChromium } from "./chromium.ts";
import { BOOK, bookPages } from "./photo-book-pages.ts";
import { type PrintedFile, printInProcess } from "./printing-process.ts";
import { type BenchRow, median, progress, tableOf } from "./row.ts";
import { takeInPhoto } from "./taken-in-photo.ts";

const ROUNDS = 3;
const LEAST_RATIO = 5;
/** What the shop does beforehand: chromium gets the photo as it came (decision 0288). */
const TAKEN_IN = { name: "Photo of 12 megapixels taken in, with its smaller copies", unit: "ms" };
const MOST_MEGABYTES = 1024;
const PATIENCE = 600_000;
const PAGE_MM = 210;
const CHROMIUM_BOOK = "chromium.pdf";
const GHOSTSCRIPT = [
	"-q",
	"-dBATCH",
	"-dNOPAUSE",
	"-sDEVICE=pdfwrite",
	"-dColorImageDownsampleType=/Bicubic",
	"-dColorImageDownsampleThreshold=1.0",
	"-dColorImageResolution=300",
	"-dAutoFilterColorImages=false",
	"-dColorImageFilter=/DCTEncode",
	"-dDownsampleColorImages=true",
];

const run = promisify(execFile);

/** A book of 40 pages and 200 photos of 12 megapixels, in turns with chromium's PDF of the same pages. */
export async function benchPhotoBook(): Promise<readonly BenchRow[]> {
	progress(`photo book of ${BOOK.pages} pages and ${BOOK.photos} photos, in turns with chromium`);
	const folder = await mkdtemp(join(tmpdir(), "book-"));
	try {
		const { photo, milliseconds: takenIn } = await takeInPhoto(folder);
		return await withPages(photo, async (address) => {
			const rounds: { ours: PrintedFile; theirs: number }[] = [];
			for (let round = 0; round < ROUNDS; round++) {
				const theirs = await withChromium((browser) => chromiumBook(browser, address, folder));
				rounds.push({ ours: await printInProcess("book", folder, round), theirs });
			}
			progress("the photos of chromium's book, brought to 300 to the inch by ghostscript");
			return [...rowsOf(rounds, await sampledByGhostscript(folder)), { ...TAKEN_IN, value: takenIn }];
		});
	} finally {
		await rm(folder, { recursive: true });
	}
}

function rowsOf(rounds: readonly { ours: PrintedFile; theirs: number }[], sampling: number): readonly BenchRow[] {
	const milliseconds = median(rounds.map(({ ours }) => ours.milliseconds));
	const theirs = median(rounds.map((round) => round.theirs));
	const megabytes = Math.max(...rounds.map(({ ours }) => ours.megabytes));
	const book = { name: "Photo book of 40 pages, 200 photos, to PDF", value: milliseconds / 1000, unit: "s" };
	return [
		{ ...book, comparedWith: "headless chromium's page.pdf()", ...held(theirs / milliseconds) },
		{
			...book,
			comparedWith: "page.pdf() and its photos brought to 300 to the inch by ghostscript",
			ratio: (theirs + sampling) / milliseconds,
		},
		{
			name: "Photo book, peak memory of the process",
			value: megabytes,
			unit: "MB",
			budget: `<= ${MOST_MEGABYTES} MB`,
			met: megabytes <= MOST_MEGABYTES,
		},
	];
}

function held(ratio: number): Pick<BenchRow, "ratio" | "budget" | "met"> {
	return { ratio, budget: `>= ${LEAST_RATIO} times faster`, met: ratio >= LEAST_RATIO };
}

/** Every photo has an address of its own, as two hundred photos have: nothing is decoded once for all. */
async function chromiumBook(browser: Browser, address: string, folder: string): Promise<number> {
	const tab = await browser.newPage();
	tab.setDefaultTimeout(PATIENCE);
	const start = performance.now();
	await tab.goto(address);
	const book = await tab.pdf({ width: `${PAGE_MM}mm`, height: `${PAGE_MM}mm`, printBackground: true });
	const elapsed = performance.now() - start;
	await writeFile(join(folder, CHROMIUM_BOOK), book);
	return elapsed;
}

/** What is left of the work when chromium's file is there: no photo finer than it is printed. Milliseconds. */
async function sampledByGhostscript(folder: string): Promise<number> {
	const start = performance.now();
	await run("gs", [...GHOSTSCRIPT, "-sOutputFile=sampled.pdf", CHROMIUM_BOOK], { cwd: folder });
	return performance.now() - start;
}

async function withPages<Result>(photo: Buffer, work: (address: string) => Promise<Result>): Promise<Result> {
	const html = await bookHtml();
	const server = createServer((request, response) => {
		const isPhoto = request.url?.endsWith(".jpg");
		response.setHeader("content-type", isPhoto ? "image/jpeg" : "text/html");
		response.end(isPhoto ? photo : html);
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	try {
		return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
	} finally {
		server.closeAllConnections();
		server.close();
	}
}

/** The SVG painter is JSX, which Node does not read by itself. */
async function bookHtml(): Promise<string> {
	const { module } = await runnerImport<typeof import("#painters/svg.tsx")>("#painters/svg.tsx");
	const { createElement } = await import("react");
	const { renderToStaticMarkup } = await import("react-dom/server");
	const pages = bookPages(0).map(({ side, display }) => {
		const href = (id: string) => `photo-${id}.jpg`;
		const svg = createElement(module.DesignSvg, { side, display, crop: "trim", href, idPrefix: side.code });
		return `<section>${renderToStaticMarkup(svg)}</section>`;
	});
	const size = `${PAGE_MM}mm`;
	const style = `@page{size:${size} ${size};margin:0}body{margin:0}section{break-after:page}svg{display:block;width:${size};height:${size}}`;
	return `<!doctype html><style>${style}</style>${pages.join("")}`;
}

if (import.meta.main) console.log(tableOf(await benchPhotoBook()));
