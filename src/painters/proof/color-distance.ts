import type { Rgb } from "#design/contrast.ts";

/** L*, a* and b*, under the light that screens and sRGB are made for (D65). */
export type Lab = readonly [number, number, number];

const WHITE = [0.95047, 1, 1.08883] as const;
const FAR = 25 ** 7;

export function labOf(color: Rgb): Lab {
	const [red, green, blue] = color.map((channel) => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	const x = cubeRoot((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / WHITE[0]);
	const y = cubeRoot(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
	const z = cubeRoot((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / WHITE[2]);
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/**
 * How much duller a colour has become: CIEDE2000 (CIE 142-2001) of chroma and hue, nothing where it has as much chroma
 * as before. Lightness is left out: no ink is as dark as a screen can be, and nobody calls that dull.
 */
export function dullness(wanted: Lab, printed: Lab): number {
	const [plain, plainPrinted] = [Math.hypot(wanted[1], wanted[2]), Math.hypot(printed[1], printed[2])];
	if (plainPrinted >= plain) return 0;
	const mean7 = ((plain + plainPrinted) / 2) ** 7;
	const stretch = 1 + 0.5 * (1 - Math.sqrt(mean7 / (mean7 + FAR)));
	const [a1, a2] = [wanted[1] * stretch, printed[1] * stretch];
	const [c1, c2] = [Math.hypot(a1, wanted[2]), Math.hypot(a2, printed[2])];
	const [h1, h2] = [hueOf(a1, wanted[2]), hueOf(a2, printed[2])];
	const turned = c1 * c2 === 0 ? 0 : wrapped(h2 - h1);
	const hueDifference = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turned / 2));
	const hue = h1 + turned / 2;
	const chroma = (c1 + c2) / 2;
	const t =
		1 -
		0.17 * Math.cos(radians(hue - 30)) +
		0.24 * Math.cos(radians(2 * hue)) +
		0.32 * Math.cos(radians(3 * hue + 6)) -
		0.2 * Math.cos(radians(4 * hue - 63));
	const chromaPart = (c2 - c1) / (1 + 0.045 * chroma);
	const huePart = hueDifference / (1 + 0.015 * chroma * t);
	const chroma7 = chroma ** 7;
	const bend = 60 * Math.exp(-((((((hue % 360) + 360) % 360) - 275) / 25) ** 2));
	const rotation = -2 * Math.sqrt(chroma7 / (chroma7 + FAR)) * Math.sin(radians(bend));
	return Math.sqrt(Math.max(0, chromaPart ** 2 + huePart ** 2 + rotation * chromaPart * huePart));
}

function cubeRoot(part: number): number {
	return part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116;
}

function hueOf(a: number, b: number): number {
	return (Math.atan2(b, a) * 180) / Math.PI;
}

function wrapped(degrees: number): number {
	return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

function radians(degrees: number): number {
	return (degrees * Math.PI) / 180;
}
