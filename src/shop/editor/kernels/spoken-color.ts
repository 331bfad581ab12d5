import { shadeOf } from "#design/shade.ts";
import type { PALETTE } from "../palette.ts";

export type SpokenColor = (typeof PALETTE)[number]["name"] | "brown";

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
	const { lightness, a, b } = shadeOf(color);
	const chroma = Math.hypot(a, b);
	const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
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
