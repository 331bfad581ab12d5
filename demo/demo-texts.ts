import type { Language } from "#core/languages.ts";
import cs from "./texts/cs.json" with { type: "json" };
import da from "./texts/da.json" with { type: "json" };
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import es from "./texts/es.json" with { type: "json" };
import fi from "./texts/fi.json" with { type: "json" };
import fr from "./texts/fr.json" with { type: "json" };
import it from "./texts/it.json" with { type: "json" };
import nl from "./texts/nl.json" with { type: "json" };
import pl from "./texts/pl.json" with { type: "json" };
import pt from "./texts/pt.json" with { type: "json" };
import sv from "./texts/sv.json" with { type: "json" };

/** What the demo shop says in one language, by id; colours by code. */
export type DemoTexts = {
	readonly tags: Readonly<Record<string, DemoTagText>>;
	readonly articles: Readonly<Record<string, DemoArticleText>>;
	readonly colors: Readonly<Record<string, string>>;
	readonly designs: Readonly<Record<string, DemoDesignText>>;
	readonly reviews: Readonly<Record<string, DemoReviewText>>;
	/** What designs say, each line by itself. */
	readonly greetings: Readonly<Record<Greeting, string>>;
};

export type Greeting = keyof typeof en.greetings;

export type DemoTagText = {
	readonly name: string;
	readonly slug: string;
	readonly intro: string;
	readonly stories?: readonly { readonly heading: string; readonly text: string }[];
};
export type DemoReviewText = { readonly author: string; readonly text: string };
export type DemoDesignText = { readonly name: string; readonly slug: string; readonly description: string };
export type DemoArticleText = {
	readonly name: string;
	readonly namePlural: string;
	readonly slug: string;
	readonly summary: string;
	/** Paragraphs. */
	readonly description: readonly string[];
	/** What the law and a careful buyer ask for: material, fibres, care, food contact, size. */
	readonly facts: readonly { readonly name: string; readonly value: string }[];
};

export const demoTexts: Readonly<Record<Language, DemoTexts>> = { es, de, fr, it, pt, nl, da, pl, cs, en, sv, fi };
