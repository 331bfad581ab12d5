import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { crc32, deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import sharp from "sharp";

export const QUARTERS = ["#ff0000", "#0000ff", "#00ff00", "#ffffff"] as const;

/** Upright: red and blue above, green and white below. */
export function quarters(width = 60, height = 40) {
	const quarter = { width: width / 2, height: height / 2, channels: 3 } as const;
	const [topLeft, ...others] = QUARTERS;
	return sharp({ create: { width, height, channels: 3, background: topLeft } }).composite(
		others.map((background, index) => ({
			input: { create: { ...quarter, background } },
			left: index === 1 ? 0 : quarter.width,
			top: index === 0 ? 0 : quarter.height,
		})),
	);
}

/** Stored so that EXIF orientation 1 to 8 shows the quarters upright, with a place and a name inside. */
export async function orientedJpeg(orientation: number): Promise<Buffer> {
	return sharp(await storedFor(orientation))
		.withExif({
			IFD0: { Make: "Secretmake", Artist: "Ana Secretname" },
			IFD3: { GPSLatitudeRef: "N", GPSLatitude: "40/1 25/1 0/1", GPSLongitudeRef: "W", GPSLongitude: "3/1 42/1 0/1" },
		})
		.withMetadata({ orientation })
		.jpeg({ quality: 95, chromaSubsampling: "4:4:4" })
		.toBuffer();
}

/** libheif's own encoder makes the file, as sharp writes no HEVC. */
export async function heic(picture: Buffer, kind: "png" | "jpg" = "png"): Promise<Buffer> {
	const folder = await mkdtemp(join(tmpdir(), "keepsake-heic-"));
	const [source, target] = [join(folder, `in.${kind}`), join(folder, "out.heic")];
	await writeFile(source, picture);
	await promisify(execFile)("heif-enc", ["-q", "95", source, "-o", target]);
	const file = await readFile(target);
	await rm(folder, { recursive: true });
	return file;
}

/** A4 upright, its upper half red, with a word in a font that is not embedded. */
export function pdf(): Promise<Buffer> {
	const document = new PDFDocument({ size: "A4" });
	document.rect(0, 0, 595.28, 421).fill("#ff0000");
	document.fill("#000000").font("Helvetica").fontSize(80).text("HELLO", 50, 480);
	document.addPage().rect(0, 0, 600, 900).fill("#00ff00");
	const chunks: Buffer[] = [];
	document.on("data", (chunk: Buffer) => chunks.push(chunk));
	document.end();
	return new Promise((resolve) => document.once("end", () => resolve(Buffer.concat(chunks))));
}

/** A valid head of so many pixels with next to no data behind it. */
export function pngClaiming(width: number, height: number): Buffer {
	const size = Buffer.alloc(13);
	size.writeUInt32BE(width, 0);
	size.writeUInt32BE(height, 4);
	size.set([8, 2, 0, 0, 0], 8);
	const start = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
	return Buffer.concat([start, chunk("IHDR", size), chunk("IDAT", deflateSync(Buffer.alloc(100))), chunk("IEND")]);
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
	const body = Buffer.concat([Buffer.from(type), data]);
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, check]);
}

/** The turn and mirror of EXIF 2.32, tag 0x0112, taken back. */
async function storedFor(orientation: number): Promise<Buffer> {
	const turn = { 3: 180, 5: 90, 6: 270, 7: 270, 8: 90 }[orientation] ?? 0;
	const turned = sharp(
		await sharp(await quarters().png().toBuffer())
			.rotate(turn)
			.png()
			.toBuffer(),
	);
	if (orientation === 4) return turned.flip().png().toBuffer();
	return turned.flop([2, 5, 7].includes(orientation)).png().toBuffer();
}
