import type { Warning, WarningCode } from "#design/preflight/warning.ts";

/** What the designer left there to be replaced. */
const SAMPLES: readonly WarningCode[] = ["sample-words", "sample-photo"];

/** What goes into the cart only after the customer was asked: the grave, samples, and what is read across a fold. */
export function askedAtCart(warnings: readonly Warning[]): readonly Warning[] {
	return warnings.filter(
		({ severity, code, figures }) =>
			severity === "red" || SAMPLES.includes(code) || (code === "over-fold" && figures.across !== undefined),
	);
}
