import type { Warning, WarningCode } from "#design/preflight/warning.ts";

/** What the designer left there to be replaced. */
const SAMPLES: readonly WarningCode[] = ["sample-words", "sample-photo"];

/** What goes into the cart only after the customer was asked: the grave, samples, and what is read across a fold. */
export function askedAtCart(warnings: readonly Warning[]): readonly Warning[] {
	return warnings.filter((warning) => warning.severity === "red" || isSample(warning) || isAcrossFold(warning));
}

export function isSample({ code }: Pick<Warning, "code">): boolean {
	return SAMPLES.includes(code);
}

function isAcrossFold({ code, figures }: Warning): boolean {
	return code === "over-fold" && figures.across !== undefined;
}
