import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { MUG_PAGE } from "./journey.ts";
import { newDataFolder, startShop } from "./running-shop.ts";
import { openShopDatabase } from "./shop-database.ts";

declare module "vitest" {
	export interface ProvidedContext {
		/** Data folder of a shop that has been started once and stopped. */
		demoShop: string;
		/** Where the files of this run copy it to. */
		copies: string;
	}
}

/** Most files look at one of these. */
const SEEN_OFTEN = ["/", "/t/birthday", MUG_PAGE, "/design/where-it-was/9003"];
/** Of a page, from its top, in the format and size that the tests' browser asks for. */
const MOST_SEEN = 24;
const PICTURE = /\/previews\/[^"\s,)]*-320\.webp/g;

/**
 * The demo shop is set up once in a test run; each file of browser tests gets a copy of it.
 * DEMO_SHOP: the data folder where one has been set up already.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const ready = process.env.DEMO_SHOP;
	const dataDir = ready ?? (await newDataFolder());
	if (!ready) await setUpDemoShop(dataDir);
	const copies = await newDataFolder();
	project.provide("demoShop", dataDir);
	project.provide("copies", copies);
	return async () => {
		await endShops(copies);
		await rm(copies, { recursive: true, force: true });
		if (!ready) await rm(dataDir, { recursive: true, force: true });
	};
}

/** With all that each copy would do once more: pictures drawn, tables vacuumed. */
async function setUpDemoShop(dataDir: string): Promise<void> {
	const shop = await startShop({ dataDir });
	for (const path of SEEN_OFTEN) await drawPictures(shop.url, path);
	const database = await openShopDatabase(dataDir);
	await database.query("vacuum (analyze)");
	await database.end();
	await shop.stop();
}

/** Those whose worker died before it could end them. */
async function endShops(copies: string): Promise<void> {
	for (const name of await readdir(copies)) {
		const pidFile = join(copies, name, "shop.pid");
		if (!existsSync(pidFile)) continue;
		if (!end(Number(await readFile(pidFile, "utf8")))) continue;
		for (let tries = 0; existsSync(pidFile) && tries < 100; tries++) await setTimeout(100);
	}
}

/** false: it is gone, and left its file behind. */
function end(pid: number): boolean {
	try {
		return process.kill(pid, "SIGTERM");
	} catch {
		return false;
	}
}

async function drawPictures(url: string, path: string): Promise<void> {
	const markup = await (await fetch(url + path)).text();
	const pictures = new Set([...markup.matchAll(PICTURE)].map(([address]) => address).slice(0, MOST_SEEN));
	if (pictures.size === 0) throw new Error(`${path} shows no pictures`);
	await Promise.all([...pictures].map(async (address) => (await fetch(url + address)).arrayBuffer()));
}
