import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "#core/languages.ts";
import { ELEMENT_KINDS, LETTER_CASES, SHAPE_FORMS, TEXT_ALIGNMENTS, VERTICAL_ALIGNMENTS } from "#design/document.ts";
import { ACCEPTED_CODES } from "#design/preflight/accepted-hints.ts";
import { WARNING_CODES } from "#design/preflight/warning.ts";
import en from "../../../locales/en/create.json";
import orders from "../../../locales/en/orders.json";
import es from "../../../locales/es/create.json";
import { SAVE_STATUSES } from "./kernels/save-status.ts";
import { UPLOAD_REFUSALS } from "./kernels/upload-refusal.ts";
import { PALETTE } from "./palette.ts";
import { CURVE_NAMES } from "./text/curve-names.ts";

type Texts = { readonly [key: string]: string | Texts };

function keysOf(texts: Texts, path = ""): string[] {
	return Object.entries(texts).flatMap(([key, value]) =>
		typeof value === "string" ? [(path + key).replace(/_(one|many|other)$/, "")] : keysOf(value, `${path}${key}.`),
	);
}

function usedKeys(): string[] {
	const files = readdirSync(import.meta.dirname, { encoding: "utf8", recursive: true }).filter(
		(name) => /\.tsx?$/.test(name) && !name.includes(".test."),
	);
	const sources = files.map((name) => readFileSync(`${import.meta.dirname}/${name}`, "utf8"));
	const written = sources.flatMap((source) => [...source.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map(([, key]) => key!));
	const warnings = WARNING_CODES.flatMap((code) =>
		code === "few-pixels" ? [`${code}-red`, `${code}-yellow`] : [code],
	);
	return [
		...written,
		...["warning.missing-glyph-anywhere", "warning.text-overflows-bent"],
		...SAVE_STATUSES.map((state) => `save.${state}`),
		...UPLOAD_REFUSALS.map((reason) => `upload.refused.${reason}`),
		...warnings.map((code) => `warning.${code}`),
		...[...PALETTE.map(({ name }) => name), "brown"].map((name) => `color.${name}`),
		...SHAPE_FORMS.flatMap((form) => [`element.${form}`, `shape.${form}`]),
		...TEXT_ALIGNMENTS.map((align) => `text.${align}`),
		...["lines", ...VERTICAL_ALIGNMENTS].map((place) => `text.frame.${place}`),
		...CURVE_NAMES.map((name) => `text.curve.${name}`),
		...LETTER_CASES.map((letterCase) => `text.cases.${letterCase}`),
		...ELEMENT_KINDS.map((kind) => `panel.${kind}`),
	];
}

test("every text that the editor shows exists in both languages", () => {
	const used = usedKeys();
	expect(used.length).toBeGreaterThan(120);
	for (const texts of [en, es]) {
		const known = new Set(keysOf(texts));
		expect(used.filter((key) => !known.has(key))).toEqual([]);
	}
	expect(new Set(keysOf(es))).toEqual(new Set(keysOf(en)));
});

test("in no language do two things of the editor bear one name", () => {
	for (const language of LANGUAGES) {
		const names = new Map<string, string>();
		for (const [key, english] of Object.entries(namesIn("en"))) {
			const name = namesIn(language)[key] ?? "";
			expect(names.get(name) ?? english, `${language}: ${key} is called ${name}`).toBe(english);
			names.set(name, english);
		}
	}
});

/** Of what can be pressed or set, wherever it stands on the screen. */
function namesIn(language: string): Readonly<Record<string, string>> {
	const read = (namespace: string) => JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8"));
	const { tools, zoom, background, qr, fit, text, folds, align } = read("create");
	const { enlarge } = read("mockup");
	const { warnings_one, warnings_other, photoFile, ...rest } = tools;
	const { gradients, patterns, first, middle, last, degrees, ...ground } = background;
	const named = { ...rest, in: zoom.in, out: zoom.out, fit: zoom.fit, enlarge, ...ground, folds: folds.name };
	const more = { under: qr.ground, mend: fit.action, bend: text.curve.angle, across: align.across, down: align.down };
	return { ...named, ...more };
}

test("an order can say of every hint that it was accepted", () => {
	expect(new Set(Object.keys(orders.hint))).toEqual(new Set(ACCEPTED_CODES));
});
