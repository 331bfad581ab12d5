import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { deflate } from "node:zlib";

/** The paper and press that a file is meant for: its output intent. */
export type PrintCondition = {
	/** Its name in the ICC's registry of characterisation data. */
	readonly identifier: string;
	readonly description: string;
	readonly components: number;
	readonly deflatedProfile: Buffer;
};

/** Made by scripts/make-print-profile.ts (decision 0180). */
const PROFILE = resolve("src/painters/pdf/fogra39-ink300.icc");

let condition: Promise<PrintCondition> | undefined;

/** Offset on coated paper: stands in every file until a supplier names its own. */
export function printCondition(): Promise<PrintCondition> {
	condition ??= readCondition();
	return condition;
}

async function readCondition(): Promise<PrintCondition> {
	return {
		identifier: "FOGRA39",
		description: "Offset on coated paper, FOGRA39 with at most 300 % of ink",
		components: 4,
		deflatedProfile: await promisify(deflate)(await readFile(PROFILE)),
	};
}
