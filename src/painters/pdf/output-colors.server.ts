import sharp from "sharp";
import type { DisplayList } from "#design/display-list.ts";
import { isBlackAlone } from "#painters/black-ink.ts";
import { flatColors } from "#painters/flat-colors.ts";
import { type PdfColor, type PdfDocument, streamObject } from "#painters/pdf/pdf-document.server.ts";
import type { PrintCondition } from "#painters/pdf/print-condition.server.ts";
import { srgbProfile } from "#painters/pdf/srgb-profile.server.ts";

export const OUTPUT_COLORS = ["RGB", "CMYK"] as const;
/** What a print shop wants: calibrated screen colours that it separates itself, or the inks of its press. */
export type PrintOutput = { readonly colors: (typeof OUTPUT_COLORS)[number]; readonly condition: PrintCondition };

/** How colours stand in a file. */
export type OutputColors = {
	/** In which colours are mixed. */
	readonly space: unknown;
	/** By its name in a page's resources: what the device's colours mean. */
	readonly pageSpaces: Readonly<Record<string, unknown>>;
	/** Of a photo's object. */
	readonly photo: Readonly<Record<string, unknown>>;
	/** The profile that photos are separated by. */
	readonly profilePath?: string;
	/** Of what a path fills or draws. */
	flat(color: string, d: string): PdfColor;
	stop(color: string): PdfColor;
};

/** A JPEG of four inks has them the other way round, as Adobe's programs began it. */
const INVERTED = [1, 0, 1, 0, 1, 0, 1, 0];
const ONLY_BLACK: PdfColor = [0, 0, 0, 100];

export async function outputColors(
	pdf: PdfDocument,
	{ colors, condition }: PrintOutput,
	displays: readonly DisplayList[],
): Promise<OutputColors> {
	return colors === "CMYK" ? pressColors(condition.profilePath, displays) : calibratedColors(pdf);
}

/** DeviceRGB means sRGB: colours are calibrated, and mixed as on screen. */
async function calibratedColors(pdf: PdfDocument): Promise<OutputColors> {
	const space = ["ICCBased", streamObject(pdf, { N: 3 }, await srgbProfile())];
	const same = (color: string) => color;
	return { space, pageSpaces: { DefaultRGB: space }, photo: { ColorSpace: "DeviceRGB" }, flat: same, stop: same };
}

async function pressColors(profilePath: string, displays: readonly DisplayList[]): Promise<OutputColors> {
	const separated = await separate(new Set(displays.flatMap((display) => [...flatColors(display)])), profilePath);
	const stop = (color: string) => {
		const inks = separated.get(color.toLowerCase());
		if (!inks) throw new Error(`${color} was not separated`);
		return inks;
	};
	return {
		space: "DeviceCMYK",
		pageSpaces: {},
		photo: { ColorSpace: "DeviceCMYK", Decode: INVERTED },
		profilePath,
		flat: (color, d) => (isBlackAlone(color, d) ? ONLY_BLACK : stop(color)),
		stop,
	};
}

/** All colours are the pixels of one picture: the same way as photos go. */
async function separate(colors: ReadonlySet<string>, profilePath: string): Promise<ReadonlyMap<string, PdfColor>> {
	const all = [...new Set([...colors].map((color) => color.toLowerCase()))].sort();
	if (!all.length) return new Map();
	const pixels = Buffer.from(all.map((color) => color.slice(1)).join(""), "hex");
	const inks = await sharp(pixels, { raw: { width: all.length, height: 1, channels: 3 } })
		.withIccProfile(profilePath, { attach: false })
		.raw()
		.toBuffer();
	const percent = (index: number) => Math.round((inks[index] ?? 0) / 0.255) / 10;
	return new Map(all.map((color, at) => [color, [0, 1, 2, 3].map((ink) => percent(at * 4 + ink)) as PdfColor]));
}
