import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import SERVER from "../../scripts/server-process.json" with { type: "json" };
import { freePort, newDataFolder } from "../support/running-shop.ts";

test("a shop that is ended while its database starts leaves none behind", async () => {
	const dataDir = await newDataFolder();
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
	const shop = spawn(process.execPath, SERVER.arguments, {
		env: {
			...SERVER.environment,
			PATH: process.env.PATH,
			NODE_ENV: "production",
			PORT: String(await freePort()),
			DATA_DIR: dataDir,
		},
		stdio: "ignore",
	});
	const gone = new Promise((resolve) => shop.once("exit", resolve));
	const postmaster = join(dataDir, "postgres/postmaster.pid");
	await expect.poll(() => existsSync(`${dataDir}/postgres.log`), { timeout: 60_000, interval: 1 }).toBe(true);
	shop.kill("SIGTERM");
	expect(await gone).toBe(0);
	expect(existsSync(postmaster)).toBe(false);
});
