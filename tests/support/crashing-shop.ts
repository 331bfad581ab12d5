import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Door } from "./http-customer.ts";
import { freePort, newDataFolder, type RunningShop, startShop } from "./running-shop.ts";

export type CrashingShop = Door & {
	readonly dataDir: string;
	kills(): number;
	stop(): Promise<void>;
};

/** A shop that is killed as soon as it has answered so many requests, and started again on the same data and port. */
export async function startCrashingShop(killAfter: readonly number[]): Promise<CrashingShop> {
	const dataDir = await newDataFolder();
	const port = await freePort();
	const secret = randomBytes(32).toString("hex");
	const start = () => startShop({ dataDir, port, env: { SECRET: secret } });
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
			await (await running).stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}
