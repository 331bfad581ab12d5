import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import sharp from "sharp";
import type { BrandCode } from "#core/brands.ts";
import { MAIL_COLORS, MAIL_HEADER } from "./mail-look.ts";

/** Sharp on dense screens. */
const SCALE = 2;
const LOGO = { left: 28, top: 22, height: 34 };

/** That of Keepsake's mark, about its middle; 17 wide. */
const HEART = "M0 7.6C-5.2 3.9-8.5.7-8.5-3A4.6 4.6 0 0 1 0-5.5 4.6 4.6 0 0 1 8.5-3C8.5.7 5.2 3.9 0 7.6Z";

const drawn = new Map<BrandCode, Promise<Buffer>>();

/** The picture on top of a brand's mails, as PNG: mail programs show no SVG. */
export function mailHeader(brand: BrandCode): Promise<Buffer> {
	const known = drawn.get(brand);
	if (known) return known;
	const made = draw(brand);
	drawn.set(brand, made);
	made.catch(() => drawn.delete(brand));
	return made;
}

async function draw(brand: BrandCode): Promise<Buffer> {
	const { width, height } = MAIL_HEADER;
	const logo = (await readFile(resolve(`public/brand/${brand}.svg`), "utf8")).replace(
		/^<svg([^>]*?) width="(\d+)" height="(\d+)"/,
		(_, attributes, wide, high) => {
			const at = `x="${LOGO.left}" y="${LOGO.top}" width="${(wide * LOGO.height) / high}" height="${LOGO.height}"`;
			return `<svg${attributes} ${at}`;
		},
	);
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * SCALE}" height="${height * SCALE}">${GROUNDS[brand]()}${logo}</svg>`;
	return sharp(Buffer.from(svg)).flatten().png({ palette: true }).toBuffer();
}

const GROUNDS = {
	keepsake: () => {
		const { accentSoft, accent, paper, support1, support2 } = MAIL_COLORS.keepsake;
		return [
			ground(accentSoft),
			sheet(366, 56, -14, support2),
			sheet(474, 50, 15, support1),
			sheet(421, 44, -3, paper),
			`<g transform="translate(421 50) rotate(-3) scale(1.7)"><path fill="${accent}" d="${HEART}"/></g>`,
		].join("");
	},
	popkin: () => {
		const { support1, support2, support3, accent } = MAIL_COLORS.popkin;
		return [
			ground(support1),
			disc(486, 24, 44, support3),
			disc(428, 74, 30, support2),
			disc(470, 60, 21, accent),
			`<path d="M459.5 62.5a10.9 10.9 0 0 0 21 0" fill="none" stroke="${support1}" stroke-width="5.2" stroke-linecap="round"/>`,
			disc(380, 22, 9, accent),
		].join("");
	},
} as const satisfies Record<BrandCode, () => string>;

function ground(color: string): string {
	return `<rect width="${MAIL_HEADER.width}" height="${MAIL_HEADER.height}" fill="${color}"/>`;
}

function disc(x: number, y: number, radius: number, color: string): string {
	return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/>`;
}

/** A sheet with a corner folded, as in Keepsake's mark, its middle at (x, y). */
function sheet(x: number, y: number, degrees: number, color: string): string {
	const outline = "M-26-34H16L34-16V34A8 8 0 0 1 26 42H-26A8 8 0 0 1-34 34V-26A8 8 0 0 1-26-34Z";
	const shadow = `<path transform="translate(-2 3)" fill="${MAIL_COLORS.keepsake.ink}" fill-opacity="0.1" d="${outline}"/>`;
	const fold = `<path fill="${MAIL_COLORS.keepsake.ink}" fill-opacity="0.14" d="M16-34 34-16H22A6 6 0 0 1 16-22Z"/>`;
	return `<g transform="translate(${x} ${y}) rotate(${degrees})">${shadow}<path fill="${color}" d="${outline}"/>${fold}</g>`;
}
