import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "#core/languages.ts";
import type { Locale } from "#core/sites.ts";

const files = import.meta.glob<Record<string, unknown>>("/locales/*/*.json", { eager: true, import: "default" });
const instances = new Map<string, i18n>();

/** All texts of a locale, in memory. Used to render pages and mails. */
export function textsOf(locale: Pick<Locale, "iso" | "language">): i18n {
	const known = instances.get(locale.iso);
	if (known) return known;
	const instance = i18next.createInstance();
	const texts = textFiles(locale.language);
	instance.use(initReactI18next).init({
		lng: locale.iso,
		fallbackLng: false,
		load: "currentOnly",
		ns: [...texts.keys()],
		defaultNS: "general",
		resources: { [locale.iso]: Object.fromEntries(texts) as never },
		initAsync: false,
		interpolation: { escapeValue: false },
		react: { useSuspense: false },
	});
	instances.set(locale.iso, instance);
	return instance;
}

export function textFile(namespace: string, language: Language): Record<string, unknown> | undefined {
	return files[`/locales/${language}/${namespace}.json`];
}

function textFiles(language: Language): Map<string, Record<string, unknown>> {
	const start = `/locales/${language}/`;
	const own = Object.entries(files).filter(([path]) => path.startsWith(start));
	return new Map(own.map(([path, texts]) => [path.slice(start.length, -".json".length), texts]));
}
