import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { DATA, shopWithNorway } from "../support/shop-with-norway.ts";

const run = promisify(execFile);

test("a country more is data alone, and every page of it stands", async ({ onTestFinished }) => {
	const { folder, touched, remove } = await shopWithNorway();
	onTestFinished(remove);
	expect(touched.filter((path) => !DATA.test(path))).toEqual([]);
	const here = { cwd: folder, maxBuffer: 50_000_000 };
	await run(process.execPath, ["scripts/run.js", "build"], here);
	await run("react-router", ["typegen"], here);
	await run("tsc", ["--noEmit"], here);
	const walk = ["run", "--project", "browser", "tests/browser/walk.test.ts", "--testNamePattern", "nb-no"];
	const { stdout } = await run("vitest", walk, { ...here, env: { ...process.env, NO_COLOR: "1" } });
	expect(stdout).toMatch(/Tests\s+1 passed/);
});
