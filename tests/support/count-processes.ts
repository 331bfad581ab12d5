import { readdir, readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

/** Looking at all processes is work itself: what is watched must get on beside it. */
const BREATH_MILLISECONDS = 50;

/** Processes that this one has started with such a script, by Linux's own list. */
export async function countProcesses(script: string): Promise<number> {
	const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
	const mine = await Promise.all(
		ids.map(async (id) => {
			const [status, command] = await Promise.all(
				["status", "cmdline"].map((name) => readFile(`/proc/${id}/${name}`, "utf8").catch(() => "")),
			);
			return status?.includes(`PPid:\t${process.pid}\n`) && command?.includes(script);
		}),
	);
	return mine.filter(Boolean).length;
}

/** How many of them there were at most at the same time while that was done. */
export async function mostProcesses(script: string, work: () => Promise<unknown>): Promise<number> {
	let most = 0;
	let isDone = false;
	const watch = async () => {
		while (!isDone) {
			most = Math.max(most, await countProcesses(script));
			await setTimeout(BREATH_MILLISECONDS);
		}
	};
	const watching = watch();
	await work().finally(() => {
		isDone = true;
	});
	await watching;
	return most;
}
