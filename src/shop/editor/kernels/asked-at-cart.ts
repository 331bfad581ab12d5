import type { Warning, WarningCode } from "#design/preflight/warning.ts";

/** What the designer left there to be replaced. */
const SAMPLES: readonly WarningCode[] = ["sample-words", "sample-photo"];

/** What goes into the cart only after the customer was asked: the grave, samples, words that are broken, read across a fold or lie over themselves, and months out of their order. */
export function askedAtCart(warnings: readonly Warning[]): readonly Warning[] {
	return warnings.filter((warning) => warning.severity === "red" || isSample(warning) || isAskedAnyway(warning));
}

export function isSample({ code }: Pick<Warning, "code">): boolean {
	return SAMPLES.includes(code);
}

function isAskedAnyway({ code, figures }: Warning): boolean {
	if (code === "text-overflows") return figures.bent !== undefined;
	return code === "month-order" || code === "word-broken" || (code === "over-fold" && figures.across !== undefined);
}
