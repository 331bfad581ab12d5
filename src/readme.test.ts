import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { SETTINGS } from "#config.ts";

const PAPERS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];

test("the README's table holds every setting", () => {
	const rows = [...readFileSync("README.md", "utf8").matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1]);
	expect(rows).toEqual(SETTINGS.map((setting) => setting.name));
});

test.each(PAPERS)("every file that %s links to is there", (paper) => {
	const targets = [...readFileSync(paper, "utf8").matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(
		(match) => match[1] ?? "",
	);
	expect(targets.filter((target) => !existsSync(join(dirname(paper), target)))).toEqual([]);
});

test("every npm command that the README names exists", () => {
	const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
	const named = [...readFileSync("README.md", "utf8").matchAll(/(?:`|^)npm (?:run )?([a-z]+)/gm)].map(
		(match) => match[1] ?? "",
	);
	expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});
