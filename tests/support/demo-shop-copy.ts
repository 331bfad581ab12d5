import { rm } from "node:fs/promises";
import { inject } from "vitest";
import { copyDataFolder, type RunningShop, startShop } from "./running-shop.ts";

/** A shop that need not be set up once more: on a copy of the data folder that the run began with. */
export async function startDemoShop(
	options: { env?: Record<string, string>; port?: number } = {},
): Promise<RunningShop> {
	const dataDir = await copyDataFolder(inject("demoShop"), inject("copies"));
	const shop = await startShop({ ...options, dataDir });
	return {
		...shop,
		async stop() {
			await shop.stop();
			await rm(dataDir, { recursive: true, force: true });
		},
	};
}
