import { blended, contrast, hexOf, rgbOf } from "#design/contrast.ts";
import type { DesignDocument, LeafElement } from "#design/document.ts";
import { flatSide } from "#design/elements/group/flat-elements.ts";
import { elementsUnder } from "#design/preflight/ground.ts";
import { distanceOf, shadeOf } from "#design/shade.ts";
import type { Palette } from "#design/themes/palettes.ts";
import { type ColorRole, recolored } from "#design/themes/recolored.ts";
import { LAST_INKS, shadesOf } from "#design/themes/told-apart.ts";

/** A part of a drawing that was told from its ground by so much is still; what was fainter stays as faint. */
const SEEN = 1.3;
/** Beside hue: a light red is rather a red than something light. */
const LIGHTNESS_COUNTS = 0.5;
/** In OKLab: parts of a drawing that lay so far apart still do. */
const APART = 0.05;
const HALVINGS = 12;

type Colors = ReadonlyMap<string, string>;

/**
 * For each colour of our own drawings the hue of the palette that is nearest to it, as light as it was: light stays light and
 * what shades it shades it. Emoji and flags are known by their colours and keep them. `colors`: of all else.
 */
export function artColors(
	{ sides }: Pick<DesignDocument, "sides">,
	palette: Palette,
	colors: Colors,
	cloth: string | null,
): Colors {
	const found = new Set<string>();
	const under = new Set<string>();
	for (const side of sides.map(flatSide)) {
		const drawings = side.elements.filter((leaf) => leaf.kind === "clip-art").filter(({ set }) => set === "house");
		for (const color of drawings.flatMap((leaf) => colorsOf(leaf, "art"))) found.add(color);
		const grounds = drawings.flatMap((leaf) => elementsUnder(leaf, side)).filter(({ kind }) => kind !== "text");
		for (const color of grounds.flatMap((leaf) => colorsOf(leaf, "ground", "accent"))) under.add(color);
	}
	const grounds = [...under].map((was) => [was, colors.get(was) ?? was] as const);
	if (cloth !== null) grounds.push([cloth, cloth]);
	const hues = [...palette.grounds, ...palette.inks, ...palette.accents];
	const chosen = new Map<string, string>();
	for (const was of found) {
		const now = asLightAs(was, nearest(was, hues));
		const seen = [now, ...shadesOf(now)].filter((color) =>
			grounds.every(([before, after]) => contrast(color, after) >= Math.min(SEEN, contrast(was, before))),
		);
		const apart = seen.find((color) =>
			chosen.entries().every(([old, own]) => distanceOf(color, own) >= Math.min(APART, distanceOf(was, old))),
		);
		chosen.set(was, apart ?? seen[0] ?? now);
	}
	return chosen;
}

function colorsOf(leaf: LeafElement, ...wanted: readonly (ColorRole | "art")[]): readonly string[] {
	const found: string[] = [];
	recolored(leaf, (color, role) => {
		if (wanted.includes(role)) found.push(color.toLowerCase());
		return color;
	});
	return found;
}

function nearest(color: string, hues: readonly string[]): string {
	const own = shadeOf(color);
	const distance = (hue: string) => {
		const { lightness, a, b } = shadeOf(hue);
		return Math.hypot((lightness - own.lightness) * LIGHTNESS_COUNTS, a - own.a, b - own.b);
	};
	return hues.reduce((best, hue) => (distance(hue) < distance(best) ? hue : best), hues[0] ?? color);
}

/** A hue mixed with white or black until it is as light as a colour. */
function asLightAs(color: string, hue: string): string {
	const wanted = shadeOf(color).lightness;
	const [black = hue, white = hue] = LAST_INKS;
	const toward = rgbOf(wanted > shadeOf(hue).lightness ? white : black);
	let [least, most] = [0, 1];
	for (let halving = 0; halving < HALVINGS; halving++) {
		const middle = (least + most) / 2;
		const mixed = shadeOf(hexOf(blended(toward, rgbOf(hue), middle))).lightness;
		const isShort = toward[0] > 0 ? mixed < wanted : mixed > wanted;
		if (isShort) least = middle;
		else most = middle;
	}
	return hexOf(blended(toward, rgbOf(hue), most));
}
