import type { DesignDocument, TextElement } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { USUAL_RESOLUTION_LIMITS } from "#design/preflight/resolution.ts";
import type { Warning, WarningCode } from "#design/preflight/warning.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { measuredText } from "#shop/editor/kernels/measured-text.ts";
import { fittedText } from "#shop/editor/kernels/resize-element.ts";
import type { DemoArticle } from "./demo-types.ts";

/** What buyers may write in place of samples that are like this. */
export const REPLACEMENTS = [
	{ like: /^\p{L}+$/u, words: "Maximiliane" },
	{ like: /\p{L}/u, words: "Zoë & Żaneta" },
	{ like: /\p{L}/u, words: "Marie-Antoinette & Bartholomäus" },
	{ like: /^\d+$/, words: "1000" },
	{ like: /^\d+$/, words: "Zosia 7" },
] as const;

const SAMPLES: readonly WarningCode[] = ["sample-words", "sample-photo"];
const CLUMSY: readonly WarningCode[] = [
	...(["word-broken", "over-text", "text-overflows", "over-fold"] as const),
	...(["outside-page", "text-cut-off", "outside-safe-zone", "cut-by-opening", "near-opening"] as const),
];

/** What is wrong with a design as it comes. */
export function faultsAsItIs(document: DesignDocument, { sides }: DemoArticle): readonly Warning[] {
	const warnings = preflight(document, serverShaper(), (code) => {
		const { minimumDpi: dpi, folds = [] } = sides.find((side) => side.code === code)!;
		return { yellowBelow: dpi, redBelow: dpi * 0.6, folds };
	});
	return warnings.filter(({ code }) => !SAMPLES.includes(code));
}

/** What goes wrong in its place when such a text replaces the samples. */
export function faultsWithWords(
	document: DesignDocument,
	{ sides }: DemoArticle,
	{ like, words }: (typeof REPLACEMENTS)[number],
): readonly Warning[] {
	const shaper = serverShaper();
	const written = (text: TextElement) => fittedText({ ...text, text: words }, (fitted) => measuredText(fitted, shaper));
	const replaced = document.sides.map((side) => ({
		...side,
		elements: side.elements.map((each) =>
			each.kind === "text" && each.placeholder && like.test(each.text) ? written(each) : each,
		),
	}));
	const warnings = preflight({ sides: replaced }, shaper, (code) => {
		const { folds = [] } = sides.find((side) => side.code === code)!;
		return { ...USUAL_RESOLUTION_LIMITS, folds };
	});
	return warnings.filter(({ code }) => CLUMSY.includes(code));
}
