import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { layoutSide } from "#design/layout.ts";
import { fontsOf } from "#painters/fonts.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { specimenSide } from "#painters/specimen.ts";
import { chromiumProgram } from "../../tests/support/chromium-program.ts";

const side = specimenSide({ id: "photo", width: 1600, height: 1200 });

/** Runs in the page. */
const layOutInBrowser = `
	const { areFontsLoaded, loadShaper } = await import("/src/painters/load-fonts.client.ts");
	const { fontsOf } = await import("/src/painters/fonts.ts");
	const { layoutSide } = await import("/src/design/layout.ts");
	const fonts = fontsOf({ sides: [side] });
	const before = areFontsLoaded(fonts);
	const shaper = await loadShaper(fonts);
	const same = (await loadShaper(["open-sans"])) === shaper;
	const other = (await loadShaper(["caveat"])) !== shaper;
	return { before, after: areFontsLoaded(fonts), same, other, display: JSON.stringify(layoutSide(side, shaper)) };
`;

test("the browser loads only what a document needs and lays it out as the server does", async () => {
	const cacheDir = await mkdtemp(join(tmpdir(), "vite-"));
	const vite = await createServer({
		configFile: false,
		logLevel: "error",
		cacheDir,
		server: { host: "127.0.0.1", port: 0 },
		optimizeDeps: { exclude: ["harfbuzzjs"], include: ["bidi-js", "linebreak"] },
	});
	const browser = await chromium.launch({
		executablePath: chromiumProgram(),
		args: ["--no-sandbox"],
	});
	try {
		await vite.listen();
		const page = await browser.newPage();
		const fonts: string[] = [];
		page.on("request", (request) => {
			if (/\.(ttf|json)(\?|$)/.test(request.url()) && request.resourceType() === "fetch") fonts.push(request.url());
		});
		const address = vite.resolvedUrls!.local[0]!;
		await page.route(`${address}blank`, (route) => route.fulfill({ contentType: "text/html", body: "<p>" }));
		await page.goto(`${address}blank`);
		const result = await page.evaluate(
			([code, data]) => new Function("side", `return (async () => {${code}})()`)(JSON.parse(data!)),
			[layOutInBrowser, JSON.stringify(side)],
		);
		expect(result).toMatchObject({ before: false, after: true, same: true, other: true });
		expect(fonts).toHaveLength(fontsOf({ sides: [side] }).size + 1);
		expect(result.display).toBe(JSON.stringify(layoutSide(side, serverShaper())));
	} finally {
		await browser.close();
		await vite.close();
		await rm(cacheDir, { recursive: true });
	}
}, 60_000);
