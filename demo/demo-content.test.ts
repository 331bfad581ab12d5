import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { COMPANY_FIELDS } from "#core/company.ts";
import { LANGUAGES } from "#core/languages.ts";
import { type Block, fieldsOf, fillIn } from "#core/rich-text.ts";
import { isLocaleShaped, SITES, type Site } from "#core/sites.ts";
import { slugify } from "#core/slug.ts";
import { richTextSchema } from "#shop/content/rich-text-schema.ts";
import routes from "../src/routes.ts";
import { DEMO_BLOCKS, DEMO_PAGES, demoContent, demoSections } from "./demo-content.ts";
import { DEMO_CATEGORIES, DEMO_TOPICS } from "./help-topics.ts";
import { parseContent } from "./parse-content.ts";

type Route = { path?: string; children?: Route[] };

const FACTS = ["brand", "country", "withdrawalDays", "guaranteeYears", "imprintLaw"];
/** What every language says; the rest belongs to the law of single countries. */
const COMMON = [undefined, "withdrawal", "disputes", "EU", "keepsake"];
const shape = (blocks: readonly Block[]) =>
	blocks.filter(({ only }) => COMMON.includes(only?.join())).map(({ kind, only }) => `${kind} ${only ?? ""}`);

test.each(LANGUAGES)("pages in %s say what the English ones say, under slugs of their own", (language) => {
	const taken = new Set((routes as Route[]).flatMap(({ children = [] }) => children.map(({ path }) => path)));
	const slugs = DEMO_PAGES.map((name) => demoContent(language, name).head.slug ?? "");
	expect(new Set(slugs).size).toBe(slugs.length);
	expect(slugs.map(slugify)).toEqual(slugs);
	expect(slugs.filter((slug) => (taken.has(slug) && slug !== "about-us") || isLocaleShaped(slug))).toEqual([]);
	for (const name of DEMO_PAGES) {
		const { head, blocks } = demoContent(language, name);
		expect(
			[head.title, head.summary].every((text) => text?.trim()),
			name,
		).toBe(true);
		expect(richTextSchema.parse(blocks)).toEqual(blocks);
		expect(shape(blocks), name).toEqual(shape(demoContent("en", name).blocks));
		expect(fieldsOf(blocks).filter((field) => !Object.hasOwn(COMPANY_FIELDS, field) && !FACTS.includes(field))).toEqual(
			[],
		);
	}
	for (const name of Object.values(DEMO_BLOCKS)) {
		const [own, english] = [demoSections(language, name), demoSections("en", name)];
		expect(own.map(({ head, blocks }) => [head.to, Object.keys(head), shape(blocks)])).toEqual(
			english.map(({ head, blocks }) => [head.to, Object.keys(head), shape(blocks)]),
		);
	}
	expect(demoSections(language, "not-found")).toHaveLength(2);
});

test("every country has its law in its languages: somebody to turn to, data protection, accessibility", () => {
	for (const site of SITES as readonly Site[])
		for (const { language } of site.locales) {
			const law = ["CH", "GB"].includes(site.code) ? site.code : "EU";
			for (const name of ["privacy", "accessibility", "terms"]) {
				const scoped = demoContent(language, name).blocks.filter(({ only }) => only?.includes(law));
				expect(scoped.length, `${site.code} ${language} ${name}`).toBeGreaterThan(0);
			}
			const right = site.code === "CH" ? "noWithdrawal" : "withdrawal";
			const { blocks } = demoContent(language, "withdrawal");
			expect(
				blocks.some(({ only }) => only?.includes(right)),
				`${site.code} ${language}`,
			).toBe(true);
		}
});

test("what is written becomes blocks, and what is missing is shown by its name", () => {
	const { head, blocks } = parseContent(
		"slug: a\ntitle: A: b\n\n## One\n- **x** of {companyName}\n- y\n@CH,GB ! [go {brand}]({termsPage})\n: n | v",
	);
	expect(head).toEqual({ slug: "a", title: "A: b" });
	expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "list", "callout", "facts"]);
	const fields = { termsPage: "/terms", brand: "Popkin" };
	const shown = fillIn(blocks, { scopes: ["GB"], fields, nameOf: (field) => `name of ${field}` });
	expect(shown[1]).toMatchObject({
		items: [[{ text: "x", strong: true }, " of ", { text: "[name of companyName]" }], ["y"]],
	});
	expect(shown[2]).toMatchObject({ text: [{ text: "go Popkin", link: "/terms" }] });
	expect(fillIn(blocks, { scopes: ["DE"], fields, nameOf: String })).toHaveLength(3);
});

test.each(LANGUAGES)("the help in %s has every topic and category, each under a slug of its own", (language) => {
	const sections = demoSections(language, "help");
	const ids = (name: string) => sections.flatMap(({ head }) => (head[name] ? [Number(head[name])] : []));
	expect(ids("category").sort()).toEqual([...DEMO_CATEGORIES].sort());
	expect(ids("topic").sort()).toEqual(DEMO_TOPICS.map(({ id }) => id).sort());
	const slugs = sections.flatMap(({ head }) => head.slug ?? []);
	expect(slugs.map(slugify)).toEqual(slugs);
	for (const { head, blocks } of sections.filter(({ head: { topic } }) => topic)) {
		expect(head.title, head.topic).toMatch(/\S/);
		expect(richTextSchema.parse(blocks)).toEqual(blocks);
		const english = demoSections("en", "help").find((section) => section.head.topic === head.topic);
		expect(shape(blocks), head.topic).toEqual(shape(english?.blocks ?? []));
	}
});

test("French signs stay beside their words", () => {
	const files = [
		"demo/texts/fr.json",
		...readdirSync("locales/fr").map((file) => `locales/fr/${file}`),
		...readdirSync("demo/content/fr").map((file) => `demo/content/fr/${file}`),
	];
	const torn = files.flatMap((file) =>
		readFileSync(file, "utf8")
			.split("\n")
			// "@FR : a term | its words": what is before the term is not shown.
			.map((line) => line.replace(/^@\S+ : /, ""))
			.filter((line) => /\S [:;?!»]/.test(line))
			.map((line) => `${file}: ${line}`),
	);
	expect(torn).toEqual([]);
});
