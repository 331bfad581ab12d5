import type { Millimetres } from "#core/units.ts";
import type { DesignDocument, LeafElement, PhotoElement, SideFormat, TextElement } from "#design/document.ts";
import { type FlatSide, flatSide } from "#design/elements/group/flat-elements.ts";
import { isSampleWords } from "#design/elements/text/sample-words.ts";
import { checkArtCut, checkArtOnPage } from "#design/preflight/art-outline.ts";
import { artOverFolds } from "#design/preflight/art-over-fold.ts";
import { checkArtSeen, checkPhotoSeen } from "#design/preflight/art-seen.ts";
import { checkCalendarContrast } from "#design/preflight/calendar-contrast.ts";
import { checkCalendar } from "#design/preflight/calendar-readable.ts";
import { checkEmoji } from "#design/preflight/emoji-color.ts";
import { checkFaces } from "#design/preflight/faces.ts";
import { checkFolds, type FoldedSide } from "#design/preflight/folds.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import { checkOpenings } from "#design/preflight/openings.ts";
import {
	checkBleed,
	checkOnPage,
	checkSafeZone,
	pageBounds,
	shownPart,
	wholeBox,
} from "#design/preflight/placement.ts";
import { checkPrintColors } from "#design/preflight/print-colors.ts";
import { checkQrCovered } from "#design/preflight/qr-covered.ts";
import { checkQr, checkQrColors } from "#design/preflight/qr-readable.ts";
import { checkReadable } from "#design/preflight/readability.ts";
import { checkResolution, type ResolutionLimits, USUAL_RESOLUTION_LIMITS } from "#design/preflight/resolution.ts";
import { samePhotoWarnings } from "#design/preflight/same-photo.ts";
import { checkLetterSizes } from "#design/preflight/small-letters.ts";
import { textExtent } from "#design/preflight/text-extent.ts";
import { checkGlyphs, checkTextFits, checkWords, inkBounds, printedBounds } from "#design/preflight/text-fit.ts";
import { checkCalendarOverlap, checkTextOverlap } from "#design/preflight/text-overlap.ts";
import type { Finding, Warning } from "#design/preflight/warning.ts";
import { checkWordsCovered } from "#design/preflight/words-covered.ts";
import type { TextShaper } from "#design/text-shaping.ts";

/** What is known of a side besides its format. */
export type PreflightLimits = ResolutionLimits & Pick<FoldedSide, "folds"> & { readonly goodModule?: Millimetres };

/** What a good printer would ask about before printing, in paint order. The fonts must be loaded. */
export function preflight(
	document: Pick<DesignDocument, "sides" | "bound">,
	shaper: TextShaper,
	limitsOf: (sideCode: string) => PreflightLimits = () => USUAL_RESOLUTION_LIMITS,
	surroundings: Surroundings = { cloth: null, tonesOf: () => undefined },
): readonly Warning[] {
	const sides = document.sides.map(flatSide);
	const byElement = sides.flatMap((side) =>
		side.elements.flatMap((element) => [
			...elementWarnings(element, side, shaper, limitsOf(side.code)),
			...neighbourWarnings(element, side, surroundings, shaper),
		]),
	);
	const art = artOverFolds(document, byElement, (side) => limitsOf(side).folds, shaper);
	return [...byElement, ...art, ...samePhotoWarnings(sides)];
}

/** What can be told from the element alone. */
export function elementWarnings(
	element: LeafElement,
	side: SideFormat,
	shaper: TextShaper,
	limits: PreflightLimits,
): readonly Warning[] {
	return findings(element, side, shaper, limits).map((finding) => warningOf(finding, element, side));
}

/** What depends on what lies under it and over it, and on who prints it. */
export function neighbourWarnings(
	element: LeafElement,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): readonly Warning[] {
	const found = [...neighbourFindings(element, side, surroundings, shaper), ...checkPrintColors(element, surroundings)];
	return found.map((finding) => warningOf(finding, element, side));
}

function neighbourFindings(
	element: LeafElement,
	side: FlatSide,
	surroundings: Surroundings,
	shaper: TextShaper,
): readonly Finding[] {
	if (element.kind === "photo") {
		const faces = element.picture ? surroundings.facesOf?.(element.picture.id) : undefined;
		return [...checkFaces(element, side, faces), ...checkPhotoSeen(element, side, surroundings)];
	}
	if (element.kind === "shape" || element.kind === "clip-art") return checkArtSeen(element, side, surroundings);
	if (element.kind === "qr") {
		return [...checkQrColors(element, side, surroundings), ...checkQrCovered(element, side, surroundings, shaper)];
	}
	if (element.kind === "calendar") {
		return [
			...checkCalendarContrast(element, side, surroundings, shaper),
			...checkCalendarOverlap(element, side, shaper),
			...checkWordsCovered(element, side, surroundings, shaper),
		];
	}
	if (element.kind !== "text") return [];
	return [
		...checkReadable(element, side, surroundings, shaper),
		...checkTextOverlap(element, side, shaper),
		...checkWordsCovered(element, side, surroundings, shaper),
	];
}

function warningOf(finding: Finding, { id }: LeafElement, { code }: SideFormat): Warning {
	return { ...finding, sideCode: code, elementId: id };
}

function findings(
	element: LeafElement,
	side: SideFormat,
	shaper: TextShaper,
	limits: PreflightLimits,
): readonly Finding[] {
	switch (element.kind) {
		case "background":
			return [];
		case "shape":
			return checkArtOnPage(element, wholeBox(element), side);
		case "clip-art": {
			const lost = checkArtOnPage(element, wholeBox(element), side);
			return lost.length > 0 ? lost : checkArtCut(element, side);
		}
		case "photo":
			return photoFindings(element, side, limits);
		case "qr":
			return [
				...checkQr(element, side, limits.goodModule),
				...checkOpenings(element, side, shaper),
				...checkFolds(pageBounds(element, wholeBox(element)), side, limits.folds),
			];
		case "calendar":
			return [
				...checkCalendar(element, side, shaper),
				...checkOpenings(element, side, shaper),
				...checkFolds(pageBounds(element, wholeBox(element)), side, limits.folds),
			];
		case "text":
			return textFindings(element, side, shaper, limits);
	}
}

const SAMPLE_WORDS: Finding = { code: "sample-words", severity: "yellow", figures: {} };
const SAMPLE_PHOTO: Finding = { code: "sample-photo", severity: "yellow", figures: {} };

function photoFindings(photo: PhotoElement, side: SideFormat, limits: PreflightLimits): readonly Finding[] {
	const part = shownPart(photo);
	const lost = checkArtOnPage(photo, part, side);
	return [
		...(photo.placeholder && photo.picture ? [SAMPLE_PHOTO] : []),
		...(lost.length > 0
			? lost
			: [...checkResolution(photo, limits), ...checkBleed(photo, side), ...checkArtCut(photo, side)]),
	];
}

function textFindings(
	text: TextElement,
	side: SideFormat,
	shaper: TextShaper,
	{ folds }: PreflightLimits,
): readonly Finding[] {
	const shaped = shaper.shape(text);
	const ink = inkBounds(shaped, text.size);
	const printed = printedBounds(text, shaped);
	if (!ink || !printed) return [];
	const place = pageBounds(text, printed);
	const lost = checkOnPage(place, side);
	return [
		...(isSampleWords(text) ? [SAMPLE_WORDS] : []),
		...(lost.length > 0
			? lost
			: [...checkSafeZone(textExtent(text, side, shaper), side), ...checkFolds(place, side, folds)]),
		...checkOpenings(text, side, shaper),
		...checkTextFits(text, ink, shaped),
		...checkWords(text, shaped),
		...checkLetterSizes(text),
		...checkGlyphs(text, shaper),
		...checkEmoji(text, shaper),
	];
}
