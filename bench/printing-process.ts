import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

export type PrintedFile = {
	readonly milliseconds: number;
	/** Of that, until everything had its place. */
	readonly laidOut: number;
	/** Peak memory of the process. */
	readonly megabytes: number;
	readonly pages: number;
};

const run = promisify(execFile);

/** A print file from a process of its own: its memory is the file's alone. A book's is set up as the shop's for much work. */
export async function printInProcess(kind: "book" | "run", folder: string, round: number): Promise<PrintedFile> {
	const { options, env } = kind === "book" ? { options: [], env: {} } : await shopProcess();
	const script = ["bench/write-print-file.ts", kind, folder, String(round)];
	const { stdout } = await run(process.execPath, [...options, ...script], { env });
	return JSON.parse(stdout) as PrintedFile;
}

async function shopProcess() {
	const shop = JSON.parse(await readFile("scripts/server-process.json", "utf8"));
	const options = (shop.arguments as string[]).filter((option) => option.startsWith("--"));
	return { options, env: { ...process.env, ...shop.environment } };
}
