export const DARK = "#1f1b16";
export const LIGHT = "#ffffff";

/** Contrast ratio of WCAG 2.2: from 1 (the same colour) to 21 (black on white). */
export function contrast(one: string, other: string): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
}

/** Our dark or our light: whichever is told from the ground better. */
export function readableColor(ground: string): string {
	return contrast(LIGHT, ground) > contrast(DARK, ground) ? LIGHT : DARK;
}

function luminance(color: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
