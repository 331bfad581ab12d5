import type { Millimetres } from "#core/units.ts";
import { DARK, LIGHT } from "#design/contrast.ts";
import type { DesignSide, QrElement } from "#design/document.ts";
import { moduleSize } from "#design/elements/qr/module-size.ts";
import { resizedAbout } from "#design/geometry/resized-about.ts";
import { squareIn } from "#design/geometry/square-in.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { GOOD_MODULE } from "#design/preflight/qr-on-cloth.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { apart } from "./apart.ts";
import { intoSafeZone, onPage } from "./repair-place.ts";

export type QrRepair = "larger" | "scannable" | "front";

const STEPS = [1, 1.02, 1.05];
const SMALLER = [1, 0.9, 0.8, 0.7, 0.6, 0.5];
/** Whatever lies below, and whatever colour the product has. */
const CLOTHS = [LIGHT, "#000000"];

/** The first of some changes after which preflight has nothing to say any more of the code; null where none heals. */
export function mendedQr(
	repair: string,
	{ figures }: Pick<Warning, "figures">,
	qr: QrElement,
	side: DesignSide & Pick<FoldedSide, "folds">,
	shaper: TextShaper,
	suits: (mended: QrElement) => boolean,
): QrElement | null {
	if (repair === "apart") {
		const placed = apart(qr, side, Math.min(1, GOOD_MODULE / (moduleSize(qr) ?? GOOD_MODULE)));
		return suits(placed) ? placed : null;
	}
	const isJudged = repair === "scannable" ? isScannable : isReadInPlace;
	const all = candidates(repair, Number(figures.size), qr, side);
	return all.find((mended) => isJudged(mended, side, shaper) && suits(mended)) ?? null;
}

function candidates(repair: string, wanted: Millimetres, qr: QrElement, side: DesignSide): readonly QrElement[] {
	switch (repair) {
		case "larger":
			return STEPS.map((step) => onPage(inSize(qr, wanted * step), side));
		case "inside":
			return [
				...SMALLER.map((part) => onPage(inSize(qr, squareIn(qr).size * part), side)),
				intoSafeZone(inSize(qr, squareIn(qr).size), side),
			];
		case "scannable": {
			const onGround = { ...qr, ground: LIGHT };
			return [
				...(qr.ground === null ? [] : [{ ...qr, color: DARK }]),
				onGround,
				{ ...onGround, color: DARK },
				{ ...onGround, color: DARK, opacity: 1 },
			];
		}
		default:
			return [];
	}
}

function isReadInPlace(qr: QrElement, side: DesignSide, shaper: TextShaper): boolean {
	const found = preflight({ sides: [{ ...side, elements: [qr] }] }, shaper);
	return found.every(({ code }) => code === "qr-hard-to-read");
}

function isScannable(qr: QrElement, side: DesignSide, shaper: TextShaper): boolean {
	return CLOTHS.every((cloth) => {
		const found = preflight({ sides: [{ ...side, elements: [qr] }] }, shaper, undefined, {
			cloth,
			tonesOf: () => undefined,
		});
		return !found.some(({ code }) => code === "qr-hard-to-read");
	});
}

function inSize(qr: QrElement, size: number): QrElement {
	return { ...qr, ...resizedAbout(qr, size, size, [0.5, 0.5]) };
}
