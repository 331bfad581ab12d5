import { contrastOf, DARK, hexOf, LIGHT, luminance, type Rgb, readableColor, rgbOf } from "#design/contrast.ts";
import type { DesignSide, TextElement } from "#design/document.ts";
import { elementsUnder, groundUnder, type Surroundings } from "#design/preflight/ground.ts";
import type { Finding } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** WCAG 2.2 asks 3 of large letters on a screen; on products soft tones are wanted, and only mistakes are meant here. */
const HARD_TO_READ = 1.6;
const HARDLY_SEEN = 1.4;
/** Nobody chose the tones of a photo, and its own lights and darks disturb. */
const HARD_TO_READ_ON_PHOTO = 2;

type Remembered = { readonly asked: readonly unknown[]; readonly findings: readonly Finding[] };
const remembered = new WeakMap<TextElement, Remembered>();

/** Looked at again only when the text or what lies under it is another. */
export function checkReadable(
	text: TextElement,
	side: DesignSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): readonly Finding[] {
	if (text.text.trim() === "") return [];
	const under = elementsUnder(text, side);
	const asked = [surroundings, shaper, side.width, side.height, ...under];
	const known = remembered.get(text);
	if (known?.asked.length === asked.length && known.asked.every((each, index) => each === asked[index])) {
		return known.findings;
	}
	const findings = findingsOn(groundUnder(text, under, side, surroundings, shaper), text);
	remembered.set(text, { asked, findings });
	return findings;
}

/** `figures.ink` is a colour that can be read there; where the ground is too mixed for any, there is none. */
function findingsOn(ground: readonly Rgb[] | null, text: TextElement): readonly Finding[] {
	if (!ground || contrastFor(text.color, ground, 0.25) >= wantedOn(ground)) return [];
	const severity = contrastFor(text.color, ground, 0.5) < HARDLY_SEEN ? "red" : "yellow";
	const ink = bestInk(ground);
	const helps = contrastFor(ink, ground, 0.25) >= wantedOn(ground);
	return [{ code: "hard-to-read", severity, figures: { ground: hexOf(mean(ground)), ...(helps ? { ink } : {}) } }];
}

/** For a text that is not there yet: its ink, and whether that will be read. */
export function inkFor(
	text: TextElement,
	side: DesignSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): { readonly color: string; readonly readable: boolean } {
	const ground = groundUnder(text, elementsUnder(text, side), side, surroundings, shaper);
	if (!ground) return { color: readableColor(surroundings.cloth ?? LIGHT), readable: false };
	const color = bestInk(ground);
	return { color, readable: contrastFor(color, ground, 0.25) >= wantedOn(ground) };
}

/** What all but the given part of the letters reach. */
function contrastFor(ink: string, ground: readonly Rgb[], part: number): number {
	const own = luminance(rgbOf(ink));
	const reached = ground.map((color) => contrastOf(own, luminance(color))).sort((a, b) => a - b);
	return reached[Math.floor((reached.length - 1) * part)] ?? 1;
}

function bestInk(ground: readonly Rgb[]): string {
	return contrastFor(LIGHT, ground, 0.25) > contrastFor(DARK, ground, 0.25) ? LIGHT : DARK;
}

function wantedOn(ground: readonly Rgb[]): number {
	const even = ground.every((color) => color.every((channel, index) => channel === ground[0]?.[index]));
	return even ? HARD_TO_READ : HARD_TO_READ_ON_PHOTO;
}

function mean(colors: readonly Rgb[]): Rgb {
	const of = (channel: 0 | 1 | 2): number =>
		colors.reduce((sum, color) => sum + color[channel], 0) / Math.max(1, colors.length);
	return [of(0), of(1), of(2)];
}
