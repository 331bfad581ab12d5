import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { newDataFolder, startShop } from "./running-shop.ts";

declare module "vitest" {
	export interface ProvidedContext {
		/** Data folder of a shop that has been started once and stopped. */
		demoShop: string;
	}
}

/** The demo shop is set up once in a test run; each file of browser tests gets a copy of it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const dataDir = await newDataFolder();
	const shop = await startShop({ dataDir });
	await shop.stop();
	project.provide("demoShop", dataDir);
	return () => rm(dataDir, { recursive: true, force: true });
}
