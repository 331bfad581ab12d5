import type { DesignDocument, DesignElement, TextElement } from "#design/document.ts";
import { casedText } from "#design/elements/text/letter-case.ts";
import type { LockPart } from "#design/locks.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { mayGoBeside } from "./beside-rights.ts";
import { FIT_WARNINGS } from "./fit-text.ts";
import type { QrRepair } from "./repair-qr.ts";
import { may, mayReorder } from "./rights.ts";

export type Repair =
	| "fit"
	| "readable"
	| "field"
	| "font"
	| "apart"
	| "smaller"
	| "bleed"
	| "inside"
	| "photo"
	| "words"
	| "enlarge"
	| "beside"
	| "opening"
	| "printable"
	| "face"
	| "turn"
	| "without"
	| "seen"
	| "opaque"
	| QrRepair;

const NEEDS: Readonly<Record<Exclude<Repair, "beside" | "front">, readonly LockPart[]>> = {
	fit: ["place", "size"],
	readable: ["style"],
	field: [],
	font: ["style"],
	apart: ["place", "size"],
	opening: ["place", "size"],
	smaller: ["size"],
	bleed: ["place", "size"],
	inside: ["place"],
	photo: ["content"],
	words: ["content"],
	enlarge: ["place", "size"],
	larger: ["place", "size"],
	scannable: ["style"],
	printable: ["style"],
	face: ["content"],
	turn: ["content"],
	without: ["content"],
	seen: ["style"],
	opaque: ["style"],
};

/** Of its width: a photo that had to be made smaller still would be a stamp on an empty page. */
const LEAST_SHARE = 1 / 3;

/** Whether nothing that the repair changes is locked. */
export function mayRepair(document: DesignDocument, element: DesignElement, repair: Repair): boolean {
	if (repair === "beside") return mayGoBeside(document, element);
	if (repair === "front") return mayReorder(document, element);
	const shrinks = repair === "inside" && (element.kind === "qr" || element.kind === "calendar");
	return may(document, element, ...NEEDS[repair], ...(shrinks ? (["size"] as const) : []));
}

/** What one press can do about a warning; null: only the customer knows. */
export function repairOf(
	{ code, figures }: Warning,
	element: DesignElement,
	document: Pick<DesignDocument, "sides">,
): Repair | null {
	switch (code) {
		case "hard-to-read":
			if (figures.ink !== undefined) return "readable";
			if (figures.faint) return isFaint(element) ? "opaque" : null;
			return "field";
		case "hard-to-see":
			if (figures.faint) return isFaint(element) ? "opaque" : null;
			return figures.ink === undefined ? null : "seen";
		case "missing-glyph":
			if (figures.nowhere === undefined) return "font";
			return element.kind === "text" && saysMore(element, String(figures.unwritable ?? "")) ? "without" : null;
		case "over-fold":
		case "art-over-fold":
			return "beside";
		case "cut-by-opening":
		case "near-opening":
			return "opening";
		case "over-text":
			return "apart";
		case "few-pixels":
			if (!may(document, element, "content")) return "smaller";
			// A shape that somebody drew for it would be left with a gap.
			if (element.kind === "photo" && element.mask?.form === "path") return "photo";
			return Number(figures.dpi) < Number(figures.wanted) * LEAST_SHARE ? "photo" : "smaller";
		case "short-of-bleed":
			return "bleed";
		case "empty-photo-slot":
		case "same-photo":
		case "sample-photo":
			return "photo";
		case "outside-page":
			return element.kind === "text" ? "fit" : "inside";
		case "sample-words":
			return "words";
		case "letters-too-small":
			return element.kind === "calendar" && element.months ? "enlarge" : null;
		case "qr-too-small":
			return "larger";
		case "qr-hard-to-read":
			return "scannable";
		case "qr-cut-off":
			return "inside";
		case "face-cut-off":
			return "face";
		case "upside-down":
			return "turn";
		case "duller-in-print":
			return "printable";
		case "text-covered":
		case "calendar-covered":
			return figures.code ? "apart" : "front";
		case "qr-covered":
			return figures.words ? "apart" : "front";
		default:
			if (!FIT_WARNINGS.includes(code)) return null;
			return element.kind === "calendar" ? "inside" : "fit";
	}
}

/** By itself, not by its group. */
function isFaint(element: DesignElement): boolean {
	return element.opacity < 1;
}

/** Something is left without the characters that no font has, where each of them is known to be such a one. */
function saysMore({ text, letterCase, language }: TextElement, unwritable: string): boolean {
	const signs = unwritable.split(" ").filter(Boolean);
	const left = signs.reduce((words, sign) => words.replaceAll(sign, ""), casedText(text, letterCase, language).text);
	return signs.length > 0 && left.trim() !== "";
}
