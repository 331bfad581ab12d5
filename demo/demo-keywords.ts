import type { Language } from "#core/languages.ts";
import { demoTexts, type Greeting } from "./demo-texts.ts";
import type { DemoDesign } from "./designs.ts";
import cs from "./keywords/cs.json" with { type: "json" };
import da from "./keywords/da.json" with { type: "json" };
import de from "./keywords/de.json" with { type: "json" };
import en from "./keywords/en.json" with { type: "json" };
import es from "./keywords/es.json" with { type: "json" };
import fi from "./keywords/fi.json" with { type: "json" };
import fr from "./keywords/fr.json" with { type: "json" };
import it from "./keywords/it.json" with { type: "json" };
import nl from "./keywords/nl.json" with { type: "json" };
import pl from "./keywords/pl.json" with { type: "json" };
import pt from "./keywords/pt.json" with { type: "json" };
import sv from "./keywords/sv.json" with { type: "json" };
import { TAG } from "./tags.ts";

/** By id: what people type who look for it, beyond its name and description. */
export type DemoKeywords = {
	readonly articles: Readonly<Record<string, string>>;
	readonly designs: Readonly<Record<string, string>>;
};

export const demoKeywords: Readonly<Record<Language, DemoKeywords>> = {
	es,
	de,
	fr,
	it,
	pt,
	nl,
	da,
	pl,
	cs,
	en,
	sv,
	fi,
};

/** On these occasions people look for what they wish, too. */
const WISHED: Readonly<Partial<Record<number, Greeting>>> = {
	[TAG.birthday]: "happyBirthday",
	[TAG.christmas]: "merryChristmas",
};

/** A design's own words and what is wished on its occasions. */
export function designKeywords(language: Language, { id, tags }: Pick<DemoDesign, "id" | "tags">): string | undefined {
	const { greetings } = demoTexts[language];
	const wishes = tags.flatMap((tag) => WISHED[tag] ?? []).map((wish) => greetings[wish].replaceAll("\n", " "));
	return [demoKeywords[language].designs[id], ...wishes].filter(Boolean).join(", ") || undefined;
}
