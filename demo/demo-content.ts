import type { ContentLocation, PagePurpose } from "#core/content-kinds.ts";
import type { Language } from "#core/languages.ts";
import { parseContent, type WrittenText } from "./parse-content.ts";

const files = import.meta.glob<string>("./content/*/*.md", { eager: true, query: "?raw", import: "default" });

/** In the order of the footer. */
export const DEMO_PAGES = [
	"about",
	"shipping",
	"terms",
	"withdrawal",
	"privacy",
	"accessibility",
	"imprint",
] as const satisfies readonly PagePurpose[];

/** Where its blocks stand, and what holds them. */
export const DEMO_BLOCKS = {
	"404": "not-found",
	HOME: "home-blocks",
	SEARCH_PAGE: "search-blocks",
	CART: "cart-blocks",
} as const satisfies Record<ContentLocation, string>;

/** A text of the demo shop in one language, and the sections of one that has several, each after a line `---`. */
export function demoContent(language: Language, name: string): WrittenText {
	return parseContent(readContent(language, name));
}

export function demoSections(language: Language, name: string): WrittenText[] {
	return readContent(language, name).split(/^---$/m).map(parseContent);
}

function readContent(language: Language, name: string): string {
	const text = files[`./content/${language}/${name}.md`];
	if (text === undefined) throw new Error(`The demo shop has no ${name} in ${language}`);
	return text;
}
