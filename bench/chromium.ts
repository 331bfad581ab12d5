import { type Browser, chromium } from "playwright-core";

export async function withChromium<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
		args: ["--no-sandbox"],
	});
	try {
		return await work(browser);
	} finally {
		await browser.close();
	}
}
