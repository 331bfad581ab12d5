import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#core/languages.ts";

type Texts = { [key: string]: string | Texts };
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const namespaces = readdirSync("locales/en").map((file) => file.replace(".json", ""));
const read = (language: string, namespace: string) =>
	flatten(JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8")) as Texts);

test.each(LANGUAGES)("%s has every text, no more and no empty one, with the same placeholders", (language) => {
	expect(readdirSync(`locales/${language}`).sort()).toEqual(namespaces.map((name) => `${name}.json`).sort());
	for (const namespace of namespaces) {
		const english = byStem(read("en", namespace));
		const own = byStem(read(language, namespace));
		expect([...own.keys()].sort(), namespace).toEqual([...english.keys()].sort());
		for (const [stem, texts] of own) {
			expect(
				texts.every((text) => text.trim() !== ""),
				`${namespace}:${stem}`,
			).toBe(true);
			expect(placeholders(texts), `${namespace}:${stem}`).toEqual(placeholders(english.get(stem) ?? []));
		}
	}
});

test.each(LANGUAGES)("%s has all plural forms of its counted texts", (language) => {
	const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
	for (const namespace of namespaces) {
		const keys = [...read(language, namespace).keys()];
		const counted = new Set(keys.filter((key) => /_other$/.test(key)).map((key) => key.replace(PLURAL, "")));
		for (const stem of counted)
			for (const form of forms) expect(keys, `${namespace}:${stem}`).toContain(`${stem}_${form}`);
	}
});

test.each(LANGUAGES.filter((language) => language !== "en"))("%s has no long text left in English", (language) => {
	for (const namespace of namespaces) {
		const english = read("en", namespace);
		for (const [key, text] of read(language, namespace))
			if (text.split(" ").length > 3) expect(text, `${namespace}:${key}`).not.toBe(english.get(key));
	}
});

test("French keeps its colons, question marks and quotation marks on the line of their words", () => {
	const apart = namespaces.flatMap((name) => [...read("fr", name)].filter(([, text]) => / [:;?!»]|« /.test(text)));
	expect(apart).toEqual([]);
});

test("sizes are written with the sign for times, in the demo shop too", () => {
	const texts = ["locales", "demo/texts", "demo/content"].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((path) => /\.(?:json|md)$/.test(path))
			.map((path) => `${folder}/${path}`),
	);
	expect(texts.length).toBeGreaterThan(12 * 20);
	expect(texts.filter((path) => /[\d}] ?x ?[\d{]/i.test(readFileSync(path, "utf8")))).toEqual([]);
});

test.each(LANGUAGES)("%s has no straight apostrophe between its words", (language) => {
	for (const namespace of namespaces)
		for (const [key, text] of read(language, namespace)) expect(text, `${namespace}:${key}`).not.toMatch(/\p{L}'/u);
});

test("every text that a page asks for by name is there, and every text is asked for", () => {
	const sources = sourceFiles("src").map((path) => ({ path, text: readFileSync(path, "utf8") }));
	const all = sources.map(({ text }) => text).join("\n");
	const known = new Set(namespaces.flatMap((namespace) => [...byStem(read("en", namespace)).keys()]));
	const asked = [...all.matchAll(/\bt\(\s*"([\w.]+)"/g)].map((match) => match[1] ?? "");
	expect(asked.length).toBeGreaterThan(100);
	const isKnown = (key: string) => known.has(key) || [...known].some((each) => each.endsWith(`.${key}`));
	expect(asked.filter((key) => !isKnown(key))).toEqual([]);
	const prefixes = [...all.matchAll(/[`":]((?:[\w]+\.)*[\w]*)(?:\.?\$\{|[`"])/g)].map((match) => match[1] ?? "");
	const roots = new Set(prefixes.map((prefix) => prefix.replace(/\.$/, "")).filter(Boolean));
	const unused = [...known].filter((key) => {
		const parts = key.split(".");
		return !parts.some((_, index) => roots.has(parts.slice(0, index + 1).join("."))) && !roots.has(parts.at(-1) ?? "");
	});
	expect(unused).toEqual([]);
});

function flatten(texts: Texts, path = ""): Map<string, string> {
	return new Map(
		Object.entries(texts).flatMap(([key, value]): [string, string][] =>
			typeof value === "string" ? [[path + key, value]] : [...flatten(value, `${path}${key}.`)],
		),
	);
}

function byStem(texts: Map<string, string>): Map<string, string[]> {
	const stems = new Map<string, string[]>();
	for (const [key, text] of texts) {
		const stem = key.replace(PLURAL, "");
		stems.set(stem, [...(stems.get(stem) ?? []), text]);
	}
	return stems;
}

function placeholders(texts: readonly string[]): string[] {
	const found = texts.flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? ""));
	return [...new Set(found)].filter((name) => name !== "count").sort();
}

function sourceFiles(folder: string): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
		.map((path) => `${folder}/${path}`);
}
