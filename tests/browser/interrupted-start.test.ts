import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { copyDataFolder, freePort, newDataFolder, spawnShop } from "../support/running-shop.ts";

const LOADING = "loading the demo shop";

test("a shop that is ended while its database starts leaves none behind", async () => {
	const shop = await start(await newDataFolder(inject("copies")));
	await expect.poll(() => existsSync(`${shop.dataDir}/postgres.log`), { timeout: 60_000, interval: 1 }).toBe(true);
	await shop.endsCleanly();
});

test("a shop that is ended while it loads the demo leaves nothing behind, and loads all of it at its next start", {
	timeout: 400_000,
}, async () => {
	const ended = await start(await newDataFolder(inject("copies")));
	await expect.poll(ended.output, { timeout: 60_000, interval: 5 }).toContain(LOADING);
	await ended.endsCleanly();
	const shop = await start(ended.dataDir);
	await expect.poll(shop.output, { timeout: 240_000 }).toContain("Keepsake is open");
	expect(shop.output()).toContain(LOADING);
	expect((await fetch(`${shop.url}/t/birthday`)).status).toBe(200);
	await shop.endsCleanly();
});

test("a shop that has the demo loads nothing", async () => {
	const shop = await start(await copyDataFolder(inject("demoShop"), inject("copies")));
	await expect.poll(shop.output, { timeout: 60_000 }).toContain("Keepsake is open");
	expect(shop.output()).not.toContain(LOADING);
	await shop.endsCleanly();
});

test("a supervisor that ends npm alone ends the shop and its database", async () => {
	const dataDir = await copyDataFolder(inject("demoShop"), inject("copies"));
	const { PATH, HOME } = process.env;
	const env = { PATH, HOME, PORT: String(await freePort()), DATA_DIR: dataDir };
	const npm = spawn("npm", ["start"], { env, detached: true, stdio: ["ignore", "pipe", "inherit"] });
	const gone = new Promise((resolve) => npm.once("exit", resolve));
	let output = "";
	npm.stdout.on("data", (chunk) => (output += chunk));
	onTestFinished(async () => {
		if (isAnyLeft()) process.kill(-npm.pid!, "SIGTERM");
		await expect.poll(isAnyLeft, { timeout: 30_000 }).toBe(false);
		await rm(dataDir, { recursive: true, force: true });
	});
	await expect.poll(() => output, { timeout: 60_000 }).toContain("Keepsake is open");
	npm.kill("SIGTERM");
	await gone;
	expect(isAnyLeft()).toBe(false);
	expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);

	function isAnyLeft(): boolean {
		try {
			return process.kill(-npm.pid!, 0);
		} catch {
			return false;
		}
	}
});

async function start(dataDir: string) {
	const port = await freePort();
	const shop = spawnShop({ dataDir, port });
	let output = "";
	shop.stdout.on("data", (chunk) => (output += chunk));
	const gone = new Promise((resolve) => shop.once("exit", resolve));
	onTestFinished(async () => {
		shop.kill("SIGTERM");
		await gone;
		await rm(dataDir, { recursive: true, force: true });
	});
	return {
		dataDir,
		url: `http://localhost:${port}`,
		output: () => output,
		async endsCleanly() {
			shop.kill("SIGTERM");
			expect(await gone).toBe(0);
			expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
		},
	};
}
