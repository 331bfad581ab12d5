import { readFile } from "node:fs/promises";
import { freePort, spawnShop } from "../tests/support/running-shop.ts";
import { type BenchShop, withBenchShop } from "./bench-shop.ts";
import { withPace } from "./pace.ts";
import { type BenchRow, median, progress, tableOf } from "./row.ts";
import { send } from "./send.ts";

const STARTS = 5;

/** From the process's start to the home page's first 200, database included, on the data of an earlier run. */
export async function benchColdStart(dataDir: string): Promise<readonly BenchRow[]> {
	const { result: value, pace } = await withPace(async () => {
		const times: number[] = [];
		for (let start = 1; start <= STARTS; start++) {
			progress(`cold start, ${start} of ${STARTS}`);
			times.push(await coldStart(dataDir));
		}
		return median(times) / 1000;
	});
	const atPace = value * pace;
	return [{ name: "Cold start to the first page", value, unit: "s", atPace, budget: "<= 1.5 s", met: atPace <= 1.5 }];
}

/** Of the shop's process, after all the requests before. */
export async function benchMemory({ shop }: BenchShop): Promise<readonly BenchRow[]> {
	const status = await readFile(`/proc/${shop.process.pid}/status`, "utf8");
	const value = Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
	return [
		{ name: "Memory after load, without the database", value, unit: "MB", budget: "<= 400 MB", met: value <= 400 },
	];
}

async function coldStart(dataDir: string): Promise<number> {
	const port = await freePort();
	const started = performance.now();
	const child = spawnShop({ dataDir, port, env: { LOG_LEVEL: "warn" } });
	const gone = new Promise((resolve) => child.once("exit", resolve));
	try {
		while (!(await isOpen(`http://localhost:${port}/`))) {
			if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}`);
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
		return performance.now() - started;
	} finally {
		child.kill("SIGTERM");
		await gone;
	}
}

async function isOpen(url: string): Promise<boolean> {
	try {
		return (await send(url)).status === 200;
	} catch {
		return false;
	}
}

if (import.meta.main) console.log(tableOf((await withBenchShop(benchMemory, benchColdStart)).flat()));
