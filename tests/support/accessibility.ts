import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong on the page as it stands, a line for each, and whether large text leads off its side. */
export async function violationsOn(page: Page): Promise<string[]> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
	await page.evaluate(standStill);
	const found = await page.evaluate(async () => {
		const { violations } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, {
			resultTypes: ["violations"],
		});
		return violations.flatMap(({ id, nodes }) =>
			nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary?.replace(/\s+/g, " ")}`),
		);
	});
	return [...found, ...(await widerThanItself(page))];
}

/** What fades in has its colours at the end; what turns without end, or begins much later, is not waited for. */
async function standStill(): Promise<void> {
	const moving = document.getAnimations().filter((animation) => {
		const { endTime, progress } = animation.effect?.getComputedTiming() ?? {};
		return progress !== null && Number(endTime) < 5000;
	});
	await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** WCAG 2.2, 1.4.4: text twice as large without loss. On phones alone: wider layouts ask for the reader's own size. */
export async function widerThanItself(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const { style, clientWidth } = document.documentElement;
		if (clientWidth > 400) return [];
		const found = ["100%", "200%"].flatMap((size) => {
			style.fontSize = size;
			const { scrollWidth } = document.documentElement;
			const cut = [...document.querySelectorAll(".press")].filter((press) => press.scrollWidth > press.clientWidth + 1);
			return [
				...(scrollWidth > clientWidth ? [`${size} text: ${scrollWidth} of ${clientWidth} px`] : []),
				...cut.map((press) => `${size} text: cut off: ${press.textContent}`),
			];
		});
		style.fontSize = "";
		return found;
	});
}
