import { rgbOf } from "#design/contrast.ts";

/** In OKLab (CSS Color 4): lightness 0 to 1, green to red, blue to yellow. */
type Shade = { readonly lightness: number; readonly a: number; readonly b: number };

export function shadeOf(color: string): Shade {
	const [red = 0, green = 0, blue = 0] = rgbOf(color).map((channel) => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	return {
		lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
		a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
		b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
	};
}

/** How far two colours look apart: 0 the same, 1 black and white. */
export function distanceOf(one: string, other: string): number {
	const [from, to] = [shadeOf(one), shadeOf(other)];
	return Math.hypot(from.lightness - to.lightness, from.a - to.a, from.b - to.b);
}
