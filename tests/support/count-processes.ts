import { readdir, readFile } from "node:fs/promises";

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
