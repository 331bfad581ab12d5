import { LANGUAGES, type Language } from "#core/languages.ts";
import type { DesignDocument, TextElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { USUAL_RESOLUTION_LIMITS } from "#design/preflight/resolution.ts";
import type { Warning, WarningCode } from "#design/preflight/warning.ts";
import { templateInLanguage } from "#design/template-in-language.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
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

/** `cloths`: the colours of the product with which it is one; null is white for every variant. */
export type FaultOnCloth = Warning & { readonly cloths: readonly (string | null)[] };

/** As it is drawn; if it greets somebody, in every language of the shop. */
export function inLanguages(document: DesignDocument): readonly (readonly [Language, DesignDocument])[] {
	const texts = document.sides.flatMap(({ elements }) => flatElements(elements)).filter((each) => each.kind === "text");
	if (!texts.some(({ translations }) => translations)) return [["en", document]];
	return LANGUAGES.map((language) => [
		language,
		templateInLanguage(document, { language, iso: language }, serverShaper()),
	]);
}

/** What is wrong with a design as it comes, on any cloth that it is printed on. */
export function faultsAsItIs(document: DesignDocument, article: DemoArticle): readonly FaultOnCloth[] {
	const limitsOf = (code: string) => {
		const { minimumDpi: dpi, folds = [] } = article.sides.find((side) => side.code === code)!;
		return { yellowBelow: dpi, redBelow: dpi * 0.6, folds };
	};
	const found = new Map<string, FaultOnCloth>();
	for (const cloth of clothsOf(article)) {
		for (const warning of preflight(document, serverShaper(), limitsOf, { cloth, tonesOf: () => undefined })) {
			if (SAMPLES.includes(warning.code)) continue;
			const fault = [warning.code, warning.sideCode, warning.elementId].join();
			const known = found.get(fault);
			found.set(fault, { ...(known ?? warning), cloths: [...(known?.cloths ?? []), cloth] });
		}
	}
	return [...found.values()];
}

/** Its different colours; null is white. */
export function clothsOf({ colored, variants }: DemoArticle): ReadonlySet<string | null> {
	return new Set(variants.map(({ color }) => (colored ? null : (color?.value ?? null))));
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
