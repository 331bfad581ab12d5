export const DARK = "#1f1b16";
export const LIGHT = "#ffffff";

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Contrast ratio of WCAG 2.2: from 1 (the same colour) to 21 (black on white). */
export function contrast(one: string, other: string): number {
	return contrastOf(luminance(rgbOf(one)), luminance(rgbOf(other)));
}

export function contrastOf(one: number, other: number): number {
	return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Our dark or our light: whichever is told from the ground better. */
export function readableColor(ground: string): string {
	return contrast(LIGHT, ground) > contrast(DARK, ground) ? LIGHT : DARK;
}

export function luminance(color: Rgb): number {
	const [red = 0, green = 0, blue = 0] = color.map((channel) => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function rgbOf(color: string): Rgb {
	const channel = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
	return [channel(1), channel(3), channel(5)];
}

export function hexOf(color: Rgb): string {
	return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** As painters lay a colour that is seen through over another. */
export function blended(over: Rgb, under: Rgb, opacity: number): Rgb {
	const mix = (top: number, bottom: number): number => top * opacity + bottom * (1 - opacity);
	return [mix(over[0], under[0]), mix(over[1], under[1]), mix(over[2], under[2])];
}
