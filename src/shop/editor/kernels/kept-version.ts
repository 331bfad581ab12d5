import type { KeepingReason } from "#core/keeping-reasons.ts";
import type { DesignDocument } from "#design/document.ts";
import { sameData } from "./same-data.ts";

/** An earlier state of the project; `savedAt` is an ISO time. */
export type KeptVersion = {
	readonly version: number;
	readonly savedAt: string;
	readonly reason: KeepingReason | null;
};
export type KeptContent = { readonly document: DesignDocument; readonly variantId: number };

/** The article may have been given other sides since. */
export function fitsSides(one: DesignDocument, other: DesignDocument): boolean {
	return sameData(formatsOf(one), formatsOf(other));
}

function formatsOf({ sides }: DesignDocument) {
	return sides.map(({ elements: _, cut: __, ...format }) => format);
}
