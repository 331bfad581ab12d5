import { type Browser, chromium } from "playwright-core";
import { chromiumProgram } from "../tests/support/chromium-program.ts";

export async function withChromium<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
	const browser = await chromium.launch({
		executablePath: chromiumProgram(),
		args: ["--no-sandbox"],
	});
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}
