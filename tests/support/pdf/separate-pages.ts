import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

const run = promisify(execFile);

/** One ink of a page: how much of it, in per cent, lies at a point in pixels. */
export type Plate = { readonly width: number; at(x: number, y: number): number };

/** The first page's plates by their inks, as ghostscript separates it. */
export async function separateFirstPage(pdf: Buffer, dpi: number): Promise<ReadonlyMap<string, Plate>> {
	const folder = await mkdtemp(join(tmpdir(), "plates-"));
	try {
		await writeFile(join(folder, "file.pdf"), pdf);
		const options = ["-q", "-dNOPAUSE", "-dBATCH", "-dSAFER", "-dLastPage=1", "-sDEVICE=tiffsep", `-r${dpi}`];
		await run("gs", [...options, "-sOutputFile=page.tif", "file.pdf"], { cwd: folder });
		const names = (await readdir(folder)).flatMap((name) => /^page\((.+)\)\.tif$/.exec(name)?.[1] ?? []);
		const plates = names.map(async (ink) => [ink, await readPlate(join(folder, `page(${ink}).tif`))] as const);
		return new Map(await Promise.all(plates));
	} finally {
		await rm(folder, { recursive: true });
	}
}

async function readPlate(file: string): Promise<Plate> {
	const { data, info } = await sharp(file).toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
	const { width, channels } = info;
	return { width, at: (x, y) => 100 - Math.round((data[(y * width + x) * channels] ?? Number.NaN) / 2.55) };
}
