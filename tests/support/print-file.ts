import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";

const run = promisify(execFile);
const POINTS_PER_MM = 72 / 25.4;

/** A page box in millimetres, from the media box's lower left corner. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type PrintedImage = { width: number; height: number; dpi: readonly [number, number] };

/** What Debian's poppler says of a print file: an eye of its own on what our painter wrote. */
export async function inspectPrintFile(path: string) {
	const [info, fonts, images] = await Promise.all([
		run("pdfinfo", ["-box", path]),
		run("pdffonts", [path]),
		run("pdfimages", ["-list", path]),
	]);
	return {
		media: box(info.stdout, "MediaBox"),
		trim: box(info.stdout, "TrimBox"),
		bleed: box(info.stdout, "BleedBox"),
		fonts: fonts.stdout.trim().split("\n").slice(2),
		images: images.stdout.trim().split("\n").slice(2).map(printedImage),
	};
}

/** The page inside its trim box, rasterised. */
export async function rasterizeTrim(path: string, pixelsPerMm: number): Promise<Buffer> {
	const { media, trim } = await inspectPrintFile(path);
	const folder = await mkdtemp(join(tmpdir(), "keepsake-print-"));
	try {
		const shown = join(folder, "shown.pdf");
		await writeFile(shown, withoutOutputIntent(await readFile(path)));
		await run("pdftoppm", ["-png", "-singlefile", "-r", String(pixelsPerMm * 25.4), shown, join(folder, "page")]);
		const area = {
			left: trim.x * pixelsPerMm,
			top: (media.height - trim.y - trim.height) * pixelsPerMm,
			width: trim.width * pixelsPerMm,
			height: trim.height * pixelsPerMm,
		};
		const whole = Object.fromEntries(Object.entries(area).map(([name, value]) => [name, Math.round(value)]));
		return await sharp(await readFile(join(folder, "page.png")))
			.extract(whole as typeof area)
			.png()
			.toBuffer();
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Poppler takes the press's profile for the screen's, and its inks for plain CMYK: it shows the page too dark. */
export function withoutOutputIntent(pdf: Buffer): Buffer {
	return Buffer.from(pdf.toString("latin1").replace("/OutputIntents ", "/OutputIgnored "), "latin1");
}

function box(info: string, name: string): Box {
	const found = new RegExp(`${name}:\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+)\\s+([\\d.]+)`).exec(info);
	if (!found) throw new Error(`The file has no ${name}`);
	const [left = 0, bottom = 0, right = 0, top = 0] = found.slice(1).map((points) => Number(points) / POINTS_PER_MM);
	return { x: left, y: bottom, width: right - left, height: top - bottom };
}

/** page num type width height color comp bpc enc interp object ID x-ppi y-ppi size ratio */
function printedImage(row: string): PrintedImage {
	const cells = row.trim().split(/\s+/);
	return { width: Number(cells[3]), height: Number(cells[4]), dpi: [Number(cells[12]), Number(cells[13])] };
}
