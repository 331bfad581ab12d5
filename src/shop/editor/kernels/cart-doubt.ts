import { emptyPages, isBlank } from "#design/blank.ts";
import type { DesignDocument } from "#design/document.ts";
import type { Warning } from "#design/preflight/warning.ts";
import type { Upload } from "./upload.ts";

export type CartDoubt = "unseen" | "uploading" | "missing" | "blank" | "pages" | "check";

/** What is to be settled before the design goes; null: nothing. */
export function doubtAbout(
	document: DesignDocument,
	uploads: readonly Upload[],
	grave: readonly Warning[],
): CartDoubt | null {
	if (uploads.some(({ refusal }) => !refusal)) return "uploading";
	if (uploads.length > 0) return "missing";
	if (isBlank(document)) return "blank";
	if (emptyPages(document).length > 0) return "pages";
	return grave.length > 0 ? "check" : null;
}

/** Whether photos that are lost, or letters that nobody has seen, were asked about since the design was wanted in the cart. */
export type AskedAbout = { readonly missing: boolean; readonly unseen: boolean };
export const NOT_ASKED: AskedAbout = { missing: false, unseen: false };

export type AtCart = {
	readonly question: CartDoubt | null;
	readonly ofDesign: CartDoubt | null;
	readonly areLettersThere: boolean;
	/** They may go as they are. */
	readonly unseenTold: boolean;
};

/** What came by itself though it was asked about, as when the network is back: it is looked at before the design goes. */
export function cameUnseen(asked: AskedAbout, now: AtCart): "photos" | "font" | null {
	const { question, ofDesign, areLettersThere, unseenTold } = now;
	if (asked.missing && question !== "missing" && ofDesign !== "uploading") return "photos";
	return asked.unseen && question !== "unseen" && !unseenTold && areLettersThere ? "font" : null;
}

export function askedWith(asked: AskedAbout, question: CartDoubt | null): AskedAbout {
	return { missing: asked.missing || question === "missing", unseen: asked.unseen || question === "unseen" };
}
