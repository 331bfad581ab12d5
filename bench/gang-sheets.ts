import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printInProcess } from "./printing-process.ts";
import { type BenchRow, progress, tableOf } from "./row.ts";
import { takeInPhoto } from "./taken-in-photo.ts";
import { PIECES } from "./waiting-pieces.ts";

const MOST_MEGABYTES = 1024;

/** From designs to written sheets: layout, packing, 500 photos. */
export async function benchGangSheets(): Promise<readonly BenchRow[]> {
	progress(`gang sheets of ${PIECES} pieces`);
	const folder = await mkdtemp(join(tmpdir(), "sheets-"));
	try {
		await takeInPhoto(folder);
		const { milliseconds, laidOut, megabytes, pages } = await printInProcess("run", folder, 0);
		const name = `Gang sheets of ${PIECES} pieces with photos, ${pages} sheets`;
		return [
			{ name, value: milliseconds / 1000, unit: "s" },
			{ name: "Gang sheets, laid out and packed without their file", value: laidOut / 1000, unit: "s" },
			{
				name: "Gang sheets, peak memory of the process",
				value: megabytes,
				unit: "MB",
				budget: `<= ${MOST_MEGABYTES} MB`,
				met: megabytes <= MOST_MEGABYTES,
			},
		];
	} finally {
		await rm(folder, { recursive: true });
	}
}

if (import.meta.main) console.log(tableOf(await benchGangSheets()));
