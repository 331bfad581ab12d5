import { blended, contrastOf, LIGHT, luminance, type Rgb, rgbOf } from "#design/contrast.ts";
import type { LeafElement, QrElement, QrLevel } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { qrModules } from "#design/elements/qr/qr-modules.ts";
import { type Bounds, transformBounds } from "#design/geometry/bounds.ts";
import { common, displayBounds } from "#design/geometry/display-bounds.ts";
import { boxMatrix } from "#design/geometry/matrix.ts";
import { squareIn } from "#design/geometry/square-in.ts";
import { layoutElement } from "#design/layout.ts";
import { elementsUnder, groundAt, type Surroundings } from "#design/preflight/ground.ts";
import { type Ink, printedAt } from "#design/preflight/printed-at.ts";
import { type Place, type QrCell, qrCells } from "#design/preflight/qr-cells.ts";
import { GOOD_CONTRAST, LEAST_CONTRAST, PART_ALLOWED } from "#design/preflight/qr-readable.ts";
import type { Finding } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** ISO/IEC 18004, 6.5.1: what may be lost. Print and camera take a part of it. */
const RECOVERY: Readonly<Record<QrLevel, number>> = { low: 0.07, medium: 0.15, quartile: 0.25, high: 0.3 };
const PART_LEFT = 0.4;
/** No level mends a lost one. */
const PART_OF_EYE = 0.1;
const PART_OF_QUIET = 0.02;
/** All of one side is more. */
const MOST_OF_QUIET = 0.25;

type Remembered = { readonly asked: readonly unknown[]; readonly findings: readonly Finding[] };

const remembered = new WeakMap<QrElement, Remembered>();
const knownBounds = new WeakMap<LeafElement, { readonly shaper: TextShaper; readonly bounds: Bounds | undefined }>();

/** Told of what is printed over a code or its quiet zone and can be seen there; `words`: letters are among it. */
export function checkQrCovered(
	qr: QrElement,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): readonly Finding[] {
	const modules = qrModules(qr)?.length;
	if (!modules || qr.opacity === 0) return [];
	const above = elementsAbove(qr, side, shaper);
	if (above.length === 0) return [];
	const under = elementsUnder(qr, side);
	const asked = [surroundings, shaper, side.width, side.height, side.cut, above.length, ...above, ...under];
	const known = remembered.get(qr);
	if (known?.asked.length === asked.length && known.asked.every((each, index) => each === asked[index])) {
		return known.findings;
	}
	const findings = found();
	remembered.set(qr, { asked, findings });
	return findings;

	function found(): readonly Finding[] {
		const cells = qrCells(qr, modules ?? 0);
		const points = cells.map(({ point }) => point);
		const grounds = groundAt(points, under, side, surroundings, shaper);
		const inks = above.map((element) => printedAt([nodeOf(element, side, shaper)], surroundings.tonesOf));
		const harmed = { lost: 0, faint: 0, quiet: 0, eyes: [0, 0, 0], words: false };
		const judge = judgeOf(qr, cells);
		const mayBeWords = above.some(hasWords);
		for (const [index, { point, place }] of cells.entries()) {
			const covering = inks.map((ink) => ink(point));
			if (covering.every(({ alpha }) => alpha === 0)) continue;
			const harm = harmOf(qr, place, grounds[index] ?? rgbOf(LIGHT), covering);
			if (!harm) continue;
			harmed[harm]++;
			if (harm === "lost" && typeof place === "number") harmed.eyes[place]!++;
			if (covering.some(({ alpha }, at) => alpha > 0 && hasWords(above[at]!))) harmed.words = true;
			if (harmed.words === mayBeWords && judge(harmed) === "red") break;
		}
		const severity = judge(harmed);
		const figures = harmed.words ? { words: 1 } : ({} as Finding["figures"]);
		return severity ? [{ code: "qr-covered", severity, figures }] : [];
	}
}

type Harmed = {
	readonly lost: number;
	readonly faint: number;
	readonly quiet: number;
	readonly eyes: readonly number[];
	readonly words: boolean;
};

/** What is red stays so, however much more is harmed. */
function judgeOf({ level }: QrElement, cells: readonly QrCell[]): (harmed: Harmed) => Finding["severity"] | undefined {
	const countOf = (isPart: (place: Place) => boolean) => Math.max(1, cells.filter(({ place }) => isPart(place)).length);
	const code = countOf((place) => place !== "quiet");
	const rim = countOf((place) => place === "quiet");
	const eyes = [0, 1, 2].map((eye) => countOf((place) => place === eye));
	return (harmed) => {
		const [lost, quiet] = [harmed.lost / code, harmed.quiet / rim];
		const isBlind = harmed.eyes.some((count, eye) => count / eyes[eye]! > PART_OF_EYE);
		if (isBlind || lost > RECOVERY[level] * PART_LEFT || quiet > MOST_OF_QUIET) return "red";
		return lost > 0 || quiet > PART_OF_QUIET || harmed.faint / code > PART_ALLOWED ? "yellow" : undefined;
	};
}

/** Dark and light are both tried: whichever the module is, the other one must look different. The rim must not look dark. */
function harmOf({ color, ground, opacity }: QrElement, place: Place, under: Rgb, covering: readonly Ink[]) {
	const light = ground === null ? under : blended(rgbOf(ground), under, opacity);
	const dark = blended(rgbOf(color), under, opacity);
	const [seenLight, seenDark] = [light, dark].map((below) =>
		covering.reduce<Rgb>((seen, ink) => blended(ink.color, seen, ink.alpha), below),
	) as [Rgb, Rgb];
	if (place === "quiet") return between(seenLight, light) > between(seenLight, dark) ? "quiet" : undefined;
	const [before, now] = [between(light, dark), between(seenLight, seenDark)];
	if (now > before * 0.9) return undefined;
	return now < LEAST_CONTRAST ? "lost" : now < GOOD_CONTRAST ? "faint" : undefined;
}

function between(one: Rgb, other: Rgb): number {
	return contrastOf(luminance(one), luminance(other));
}

/** Those that print something near it. */
function elementsAbove(qr: QrElement, side: FlatSide, shaper: TextShaper): readonly LeafElement[] {
	const place = side.elements.findIndex(({ id }) => id === qr.id);
	const { x, y, size } = squareIn(qr);
	const own = transformBounds({ left: x, top: y, right: x + size, bottom: y + size }, boxMatrix(qr));
	return side.elements.slice(place + 1).filter((element) => {
		const bounds = element.opacity > 0 ? printedBounds(element, side, shaper) : undefined;
		const met = bounds && common(own, bounds);
		return met !== undefined && met.right > met.left && met.bottom > met.top;
	});
}

/** Asked for every pair at every change; elements are never changed, only replaced. */
function printedBounds(element: LeafElement, side: FlatSide, shaper: TextShaper): Bounds | undefined {
	const known = knownBounds.get(element);
	if (known?.shaper === shaper) return known.bounds;
	const bounds = displayBounds([nodeOf(element, side, shaper)]);
	knownBounds.set(element, { shaper, bounds });
	return bounds;
}

function nodeOf(element: LeafElement, side: FlatSide, shaper: TextShaper) {
	const { matrix, opacity, body } = layoutElement(element, side, shaper);
	return { type: "group", matrix, opacity, ...body } as const;
}

function hasWords({ kind }: LeafElement): boolean {
	return kind === "text" || kind === "calendar";
}
