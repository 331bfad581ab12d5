import { blended, contrast, hexOf, rgbOf } from "#design/contrast.ts";
import type { ClipArtElement, DesignDocument } from "#design/document.ts";
import { type FlatSide, flatSide } from "#design/elements/group/flat-elements.ts";
import { elementsUnder } from "#design/preflight/ground.ts";
import { distanceOf, shadeOf } from "#design/shade.ts";
import type { Palette } from "#design/themes/palettes.ts";
import { colorsOf } from "#design/themes/recolored.ts";
import { LAST_INKS, shadesOf } from "#design/themes/told-apart.ts";

/** A part of a drawing that was told from its ground by so much is still; what was fainter stays as faint. */
const SEEN = 1.3;
/** Beside hue: a light red is rather a red than something light. */
const LIGHTNESS_COUNTS = 0.5;
/** In OKLab: parts of a drawing that lay so far apart still do. */
const APART = 0.05;
const HALVINGS = 12;
const STEPS = 6;

type Colors = ReadonlyMap<string, string>;
/** What a colour of a drawing was before the first palette, and what contrast it had then, at most what is seen well. */
export type Origin = { readonly color: string; readonly reached: number };

/** What lies under a drawing, before and after. */
type Ground = readonly [before: string, after: string];

type Painting = {
	/** Of all but drawings. */
	readonly colors: Colors;
	readonly cloth: string | null;
	readonly origins: ReadonlyMap<string, Origin>;
	/** By the element's id; its style is locked where not. */
	isFree(id: string): boolean;
};

/**
 * For each colour of our own drawings the hue of the palette that is nearest to it, as light as it was: light stays light and
 * what shades it shades it. Emoji and flags are known by their colours and keep them. Palettes that are tried one after another
 * all start from the `origins`, which come along for the next one.
 */
export function artColors(
	{ sides }: Pick<DesignDocument, "sides">,
	palette: Palette,
	{ colors, cloth, origins, isFree }: Painting,
): { readonly art: Colors; readonly origins: ReadonlyMap<string, Origin> } {
	const flat = sides.map(flatSide);
	const found = new Set(flat.flatMap(drawingsOn).flatMap((leaf) => colorsOf(leaf, "art")));
	const grounds = groundsUnder(flat, { colors, cloth, isFree });
	const hues = [...palette.grounds, ...palette.inks, ...palette.accents];
	const art = new Map<string, string>();
	const kept = new Map<string, Origin>();
	for (const now of found) {
		const reached = Math.min(SEEN, ...grounds.map(([before]) => contrast(now, before)));
		const first = origins.get(now) ?? { color: now, reached };
		const wished = asLightAs(first.color, nearest(first.color, hues));
		const tints = mixes(wished, nearest(first.color, palette.accents));
		const seen = [wished, ...tints, ...shadesOf(wished)].filter((color) =>
			grounds.every(([, after]) => contrast(color, after) >= first.reached),
		);
		const apart = seen.find((color) =>
			kept
				.entries()
				.every(([own, { color: old }]) => distanceOf(color, own) >= Math.min(APART, distanceOf(first.color, old))),
		);
		const color = apart ?? seen[0] ?? wished;
		art.set(now, color);
		kept.set(color, first);
	}
	return { art, origins: kept };
}

/** Of one colour some may become another, and some, whose style is locked, may not. */
function groundsUnder(
	sides: readonly FlatSide[],
	{ colors, cloth, isFree }: Pick<Painting, "colors" | "cloth" | "isFree">,
): readonly Ground[] {
	const grounds = new Map<string, Ground>(cloth === null ? [] : [["cloth", [cloth, cloth]]]);
	for (const side of sides) {
		for (const leaf of drawingsOn(side).flatMap((each) => elementsUnder(each, side))) {
			if (leaf.kind === "text") continue;
			for (const before of colorsOf(leaf, "ground", "accent")) {
				const after = (isFree(leaf.id) && colors.get(before)) || before;
				grounds.set(`${before} ${after}`, [before, after]);
			}
		}
	}
	return [...grounds.values()];
}

function drawingsOn({ elements }: FlatSide): readonly ClipArtElement[] {
	return elements.filter((leaf) => leaf.kind === "clip-art").filter(({ set }) => set === "house");
}

/** Towards the other colour; what is light on light paper becomes a pastel rather than grey. */
function mixes(color: string, other: string): readonly string[] {
	return Array.from({ length: STEPS }, (_, step) => hexOf(blended(rgbOf(other), rgbOf(color), (step + 1) / STEPS)));
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
