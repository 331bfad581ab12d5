import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds wrong on the page as it stands, a line for each: rule, place, why. */
export async function violationsOn(page: Page): Promise<string[]> {
	await page.evaluate(axe);
	const found = await page.evaluate(async () => {
		const { violations } = await (window as unknown as { axe: typeof import("axe-core") }).axe.run(document, {
			resultTypes: ["violations"],
		});
		return violations.flatMap(({ id, nodes }) =>
			nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary?.replace(/\s+/g, " ")}`),
		);
	});
	return found;
}
