import { rgbOf } from "#design/contrast.ts";
import type { PALETTE } from "../palette.ts";

export type SpokenColor = (typeof PALETTE)[number]["name"] | "brown";

/** In OKLCH (CSS Color 4): lightness 0 to 1, colourfulness from 0, hue in degrees. */
type Shade = { readonly lightness: number; readonly chroma: number; readonly hue: number };

const GREYISH = 0.018;
/** Up to which hue a colour has its name. */
const HUES = [
	[15, "pink"],
	[42, "red"],
	[72, "orange"],
	[110, "yellow"],
	[180, "green"],
	[280, "blue"],
	[325, "purple"],
	[360, "pink"],
] as const;

/** What somebody would call it: soft greens are green, weak oranges brown or cream. */
export function spokenColor(color: string): SpokenColor {
	const { lightness, chroma, hue } = shadeOf(color);
	if (lightness < 0.24) return "black";
	if (lightness > 0.985) return "white";
	const isWarm = hue > 25 && hue < 112;
	if (isWarm && lightness > 0.85 && chroma < 0.075) return chroma < 0.008 ? "white" : "cream";
	if (chroma < GREYISH) return lightness > 0.95 ? "white" : lightness < 0.3 ? "black" : "grey";
	if (isWarm && lightness < 0.55 && chroma < 0.11) return "brown";
	const name = HUES.find(([to]) => hue < to)?.[1] ?? "pink";
	if (name === "red" && lightness > 0.68) return "pink";
	if (name === "pink" && lightness < 0.6 && hue < 15) return "red";
	return name === "blue" && lightness > 0.7 ? "lightBlue" : name;
}

function shadeOf(color: string): Shade {
	const [red = 0, green = 0, blue = 0] = rgbOf(color).map((channel) => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
	const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
	return {
		lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
		chroma: Math.hypot(a, b),
		hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
	};
}
