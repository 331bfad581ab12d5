import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject } from "vitest";
import type { Door } from "./http-customer.ts";
import { copyDataFolder, freePort, type RunningShop, startShop } from "./running-shop.ts";

export type CrashingShop = Door & {
	readonly dataDir: string;
	kills(): number;
	stop(): Promise<void>;
};

/** Where the shop did not start again, its database still runs. */
async function endDatabase(dataDir: string): Promise<void> {
	const pidFile = join(dataDir, "postgres/postmaster.pid");
	if (!existsSync(pidFile)) return;
	process.kill(Number((await readFile(pidFile, "utf8")).split("\n")[0]), "SIGINT");
	await expect.poll(() => existsSync(pidFile), { timeout: 10_000 }).toBe(false);
}

/** A shop that is killed as soon as it has answered so many requests, and started again on the same data and port. */
export async function startCrashingShop(killAfter: readonly number[]): Promise<CrashingShop> {
	const dataDir = await copyDataFolder(inject("demoShop"), inject("copies"));
	const port = await freePort();
	const start = () => startShop({ dataDir, port });
	let running: Promise<RunningShop> = start();
	let answered = 0;
	let kills = 0;
	const { url } = await running;

	async function killAndStartAgain(shop: RunningShop): Promise<RunningShop> {
		const gone = new Promise((resolve) => shop.process.once("exit", resolve));
		shop.process.kill("SIGKILL");
		await gone;
		return start();
	}

	return {
		url,
		dataDir,
		open: () => running,
		answered() {
			answered++;
			const next = killAfter[kills];
			if (next === undefined || answered < next) return;
			kills++;
			running = running.then(killAndStartAgain);
		},
		kills: () => kills,
		async stop() {
			await running.then((shop) => shop.stop()).finally(() => endDatabase(dataDir));
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}
