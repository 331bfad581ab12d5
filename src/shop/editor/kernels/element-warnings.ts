import type { DesignDocument, DesignElement } from "#design/document.ts";
import { flatSide } from "#design/elements/group/flat-elements.ts";
import { artOverFolds } from "#design/preflight/art-over-fold.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import { monthOrderWarnings } from "#design/preflight/month-order.ts";
import { elementWarnings, neighbourWarnings, type PreflightLimits } from "#design/preflight/preflight.ts";
import { goodModule } from "#design/preflight/qr-on-cloth.ts";
import { USUAL_RESOLUTION_LIMITS } from "#design/preflight/resolution.ts";
import { samePhotoWarnings } from "#design/preflight/same-photo.ts";
import { type PrintedSide, wantedDpi } from "#design/preflight/viewing-distance.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";

const ASKED_FOR: ReadonlySet<Warning["code"]> = new Set(["qr-empty", "sample-words"]);

type Remembered = { readonly asked: readonly unknown[]; readonly warnings: readonly Warning[] };
const byShaper = new WeakMap<TextShaper, WeakMap<DesignElement, Remembered>>();

/** Preflight of the whole document, the grave ones first, where only elements that changed, or whose side did, are laid out again. */
export function documentWarnings(
	document: DesignDocument,
	shaper: TextShaper,
	limitsOf: (side: string) => PreflightLimits,
	surroundings: Surroundings,
): readonly Warning[] {
	const known = byShaper.get(shaper) ?? new WeakMap<DesignElement, Remembered>();
	byShaper.set(shaper, known);
	const sides = document.sides.map(flatSide);
	const byElement = sides.flatMap((side) => {
		const { code, width, height, bleed, safe, cut, openings } = side;
		const asked = [code, width, height, bleed, safe, cut, openings];
		return side.elements.flatMap((element) => {
			const last = known.get(element);
			const isSame = last?.asked.every((each, index) => each === asked[index]);
			const warnings = last && isSame ? last.warnings : elementWarnings(element, side, shaper, limitsOf(code));
			if (!isSame) known.set(element, { asked, warnings });
			return [...warnings, ...neighbourWarnings(element, side, surroundings, shaper)];
		});
	});
	const art = artOverFolds(document, byElement, (side) => limitsOf(side).folds, shaper);
	const all = [...byElement, ...art, ...monthOrderWarnings(sides), ...samePhotoWarnings(sides)];
	return all.toSorted((one, other) => Number(other.severity === "red") - Number(one.severity === "red"));
}

/** Who is asked for the words of a new text or code need not be told that they are missing. */
export function withoutBegun(warnings: readonly Warning[], begun: string | null): readonly Warning[] {
	if (begun === null) return warnings;
	return warnings.filter(({ code, elementId }) => elementId !== begun || !ASKED_FOR.has(code));
}

/** A side printed coarser than usual, as a T-shirt is, or seen from farther away needs fewer pixels. */
export function limitsFor(side: (FoldedSide & PrintedSide) | undefined): PreflightLimits {
	if (!side) return USUAL_RESOLUTION_LIMITS;
	const wanted = wantedDpi(side);
	return {
		yellowBelow: wanted,
		redBelow: Math.round(wanted * 0.6),
		folds: side.folds ?? [],
		goodModule: goodModule(side),
	};
}
