import type { Millimetres } from "#core/units.ts";
import { blended, contrastOf, LIGHT, luminance, type Rgb, rgbOf } from "#design/contrast.ts";
import type { QrElement, SideFormat } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import { moduleSize } from "#design/elements/qr/module-size.ts";
import { apply, boxMatrix, type Point } from "#design/geometry/matrix.ts";
import { overhangOf } from "#design/geometry/side-outline.ts";
import { squareIn } from "#design/geometry/square-in.ts";
import { colorsAt, elementsUnder, type Surroundings } from "#design/preflight/ground.ts";
import { checkOnPage, cornersOf, pageBounds } from "#design/preflight/placement.ts";
import { GOOD_MODULE } from "#design/preflight/qr-on-cloth.ts";
import { type Finding, tenths } from "#design/preflight/warning.ts";

/** Below a third of a millimetre even a good phone fails; where ink runs, below half of what is good there. */
const LEAST_MODULE = 0.33;
const LEAST_OF_GOOD = 0.5;
/** ISO/IEC 15415 grades the contrast of light; these are ratios of WCAG at its grades C and F. */
export const GOOD_CONTRAST = 3.5;
export const LEAST_CONTRAST = 2;
const SAMPLES = 8;
/** A code mends what is lost in a few places. */
export const PART_ALLOWED = 0.1;

/** What can be told from the code alone; `good`: the width of a module that is read well on what is printed on. */
export function checkQr(qr: QrElement, side: SideFormat, good: Millimetres = GOOD_MODULE): readonly Finding[] {
	const module = moduleSize(qr);
	if (module === undefined) return [{ code: "qr-empty", severity: "red", figures: {} }];
	const { x, y, size } = squareIn(qr);
	const square = { left: x, top: y, right: x + size, bottom: y + size };
	const lost = checkOnPage(pageBounds(qr, square), side);
	if (lost.length > 0) return lost;
	const beyond = overhangOf(cornersOf(qr, square), side, 0);
	const cut: Finding = { code: "qr-cut-off", severity: "red", figures: { overhang: tenths(beyond) } };
	return [...(beyond > 0.01 ? [cut] : []), ...checkSize(module, size, good)];
}

/** Dark modules on a light ground are what every reader expects; what lies below is seen through both. */
export function checkQrColors(qr: QrElement, side: FlatSide, surroundings: Surroundings): readonly Finding[] {
	if (!qr.text.trim() || qr.opacity === 0) return [];
	const below = colorsAt(samples(qr), elementsUnder(qr, side), side, surroundings);
	const contrasts = below.flatMap((under) => {
		const seen = under ?? (qr.ground !== null && qr.opacity === 1 ? rgbOf(LIGHT) : undefined);
		return seen ? [signedContrast(qr, seen)] : [];
	});
	const judged = contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length * PART_ALLOWED)];
	if (judged === undefined || judged >= GOOD_CONTRAST) return [];
	return [
		{
			code: "qr-hard-to-read",
			severity: judged < LEAST_CONTRAST && judged > -GOOD_CONTRAST ? "red" : "yellow",
			figures: {},
		},
	];
}

function checkSize(module: Millimetres, size: Millimetres, good: Millimetres): readonly Finding[] {
	if (module >= good) return [];
	const figures = { dot: Math.round(module * 100) / 100, size: Math.ceil((size * good) / module) };
	const isLost = module < Math.max(LEAST_MODULE, good * LEAST_OF_GOOD);
	return [{ code: "qr-too-small", severity: isLost ? "red" : "yellow", figures }];
}

/** Below 0 where the modules are lighter than their ground. */
function signedContrast({ color, ground, opacity }: QrElement, under: Rgb): number {
	const light = luminance(ground === null ? under : blended(rgbOf(ground), under, opacity));
	const dark = luminance(blended(rgbOf(color), under, opacity));
	return dark <= light ? contrastOf(dark, light) : -contrastOf(dark, light);
}

function samples(qr: QrElement): readonly Point[] {
	const { x, y, size } = squareIn(qr);
	const matrix = boxMatrix(qr);
	return Array.from({ length: SAMPLES * SAMPLES }, (_, index) => {
		const across = ((index % SAMPLES) + 0.5) / SAMPLES;
		const down = (Math.floor(index / SAMPLES) + 0.5) / SAMPLES;
		return apply(matrix, [x + across * size, y + down * size]);
	});
}
