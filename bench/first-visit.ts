import type { Browser, Response } from "playwright-core";
import { type BenchShop, FULL_LIST, runAlone } from "./bench-shop.ts";
import { withChromium } from "./chromium.ts";
import { type BenchRow, progress } from "./row.ts";
import { send } from "./send.ts";

type Kind = "code" | "wasm" | "fonts" | "other";

/** What an empty browser downloads, in bytes on the wire: brotli where the shop compresses. */
export async function benchFirstVisit({ shop }: BenchShop): Promise<readonly BenchRow[]> {
	const list = await send(`${shop.url}${FULL_LIST}`);
	const product = /href="(\/design\/[^"]+)"/.exec(list.body)?.[1];
	return withChromium(async (browser) => {
		progress("first visit of the product page and the editor");
		const page = await visit(browser, `${shop.url}${product}`);
		const editor = await visit(browser, `${shop.url}/create/1101?design=9003`);
		return [
			{ ...row("Product page, JavaScript + CSS", page.code), ...within(page.code, 110) },
			row("Product page, fonts", page.fonts),
			{ ...row("Editor, JavaScript + CSS", editor.code), ...within(editor.code, 330) },
			{ ...row("Editor, HarfBuzz wasm", editor.wasm), ...within(editor.wasm, 147) },
			row("Editor, fonts (page and design)", editor.fonts),
		];
	});
}

async function visit(browser: Browser, url: string): Promise<Record<Kind, number>> {
	const context = await browser.newContext();
	const page = await context.newPage();
	const answers: Response[] = [];
	page.on("response", (answer) => answers.push(answer));
	await page.goto(url, { waitUntil: "networkidle" });
	await page.waitForTimeout(1500);
	const bytes: Record<Kind, number> = { code: 0, wasm: 0, fonts: 0, other: 0 };
	for (const answer of answers) {
		const kind = kindOf(answer);
		const encoding = answer.headers()["content-encoding"];
		if (kind === "code" && !encoding && Number(answer.headers()["content-length"]) > 2000)
			throw new Error(`${answer.url()} came uncompressed`);
		bytes[kind] += (await answer.request().sizes()).responseBodySize;
	}
	await context.close();
	return bytes;
}

function kindOf(answer: Response): Kind {
	const type = answer.headers()["content-type"] ?? "";
	if (/javascript|css/.test(type)) return "code";
	if (/wasm/.test(type)) return "wasm";
	return /font/.test(type) ? "fonts" : "other";
}

function row(name: string, bytes: number): BenchRow {
	return { name, value: bytes / 1000, unit: "kB" };
}

function within(bytes: number, most: number) {
	return { budget: `<= ${most} kB`, met: Math.round(bytes / 1000) <= most };
}

if (import.meta.main) await runAlone(benchFirstVisit);
