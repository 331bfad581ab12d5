import { expect, test } from "vitest";
import type { Language } from "#core/languages.ts";
import { CLIP_ART_SETS, MOST_CLIP_ART_DATA, MOST_CLIP_ART_PATHS } from "#design/document.ts";
import { unitPathParts } from "#design/geometry/unit-path.ts";
import { clipArtIndex, pathsOf } from "./clip-art-index.server.ts";
import { CLIP_ART_TOPICS, findClipArt } from "./find-clip-art.server.ts";

/** Found by their names alone. */
const INSULTS = 2;
const DOGS: readonly [Language, string][] = [
	["en", "dog"],
	["es", "perro"],
	["de", "Hund"],
	["fr", "chien"],
	["it", "cane"],
	["pt", "cachorro"],
	["nl", "hond"],
	["da", "hund"],
	["sv", "hund"],
	["fi", "koira"],
	["pl", "pies"],
	["cs", "pes"],
];

test.each(DOGS)("a dog is found at once in %s, as %s", async (language, words) => {
	const { pictures } = await findClipArt({ words, language, page: 1 });
	expect(pictures.slice(0, 3).some(({ name }) => /dog|wolf/.test(name))).toBe(true);
});

test.each([
	["corazón", "en", false],
	["finger", "en", false],
	["", "en", false],
	["middle finger", "es", true],
	["Mittelfinger", "de", true],
] as const)("insults are found by their whole name alone: %s", async (words, language, isFound) => {
	const topic = words ? undefined : "people";
	const found = await Promise.all(
		[...Array(50).keys()].map((page) => findClipArt({ words, topic, language, page: page + 1 })),
	);
	const names = found.flatMap(({ pictures }) => pictures.map(({ name }) => name));
	expect([names.length > 0, names.includes("middle-finger")]).toEqual([true, isFound]);
});

test.each([
	["several, by an ending", "perros", "es", "fluent dog"],
	["without accents", "corazon rojo", "es", "fluent red-heart"],
	["within a compound", "kuchen", "de", "fluent birthday-cake"],
	["by a keyword", "celebración", "es", "fluent birthday-cake"],
	["an icon, by the emoji of its name", "Pokal", "de", "tabler trophy"],
	["by an English word, in any language", "guitar", "fi", "fluent guitar"],
	["by the beginning of an English word", "butterf", "pl", "fluent butterfly"],
	["by a word that a letter joins to another: Schraubenschlüssel", "Schraube", "de", "fluent wrench"],
	["by one that two letters join: Meeresfrüchte", "Meer", "de", "fluent shrimp"],
	["by one that is joined so in Dutch: tandenborstel", "tand", "nl", "fluent toothbrush"],
] as const)("found: %s", async (_how, words, language, name) => {
	const found = await Promise.all([1, 2, 3].map((page) => findClipArt({ words, language, page })));
	expect(found.flatMap(({ pictures }) => pictures).map((picture) => `${picture.set} ${picture.name}`)).toContain(name);
});

test.each([
	["œuf", "oeuf", "fr", "fluent egg"],
	["cœur", "coeur", "fr", "fluent heart-suit"],
	["æble", "aeble", "da", "fluent red-apple"],
	["sød", "sod", "da", "fluent roasted-sweet-potato"],
	["żółw", "zolw", "pl", "fluent turtle"],
	["Süßigkeit", "sussigkeit", "de", "fluent candy"],
] as const)("%s and %s find the same (%s)", async (words, plain, language, name) => {
	const [found, foundPlain] = await Promise.all(
		[words, plain].map((asked) => findClipArt({ words: asked, language, page: 1 })),
	);
	expect(found?.pictures.map((picture) => `${picture.set} ${picture.name}`)).toContain(name);
	expect(foundPlain).toEqual(found);
});

test.each([
	["Hund", "de"],
	["hund", "da"],
	["cat", "en"],
	["pies", "pl"],
] as const)("no other word that has the letters of %s in it is meant (%s)", async (words, language) => {
	const { total, pictures, pages } = await findClipArt({ words, language, page: 1 });
	expect([total < 25, pages]).toEqual([true, 1]);
	const strange = /cyclone|storm|hundred|education|category|fist|pedestrian|walking/;
	expect(pictures.map(({ name }) => name).filter((name) => strange.test(name))).toEqual([]);
});

test.each([
	["dogs", "dog-face", "en"],
	["Hunde", "dog", "de"],
	["Blumen", "tulip", "de"],
	["Geb", "birthday-cake", "de"],
	["hot do", "hot-dog", "en"],
	["birthday c", "birthday-cake", "en"],
] as const)("plurals and what is still being written find the same: %s", async (words, name, language) => {
	const { pictures } = await findClipArt({ words, language, page: 1 });
	expect(pictures.map((picture) => picture.name)).toContain(name);
});

test.each([
	["brithday", "en", "birthday-cake"],
	["rianbow", "en", "rainbow"],
	["birthdya", "en", "birthday-cake"],
	["Schmeterling", "de", "butterfly"],
	["Herrz", "de", "heart-suit"],
	["papilon", "fr", "butterfly"],
	["Hezr", "de", "heart-suit"],
	["Hudn", "de", "dog-face"],
	["cta", "en", "cat-face"],
	["rainbwo flag", "en", "rainbow-flag"],
	// French for a ball, which follows.
	["ballon", "en", "balloon"],
] as const)("one slip of the keys leads there too: %s (%s)", async (words, language, name) => {
	const { pictures } = await findClipArt({ words, language, page: 1 });
	expect(pictures.slice(0, 12).map((picture) => picture.name)).toContain(name);
});

test.each([
	["serce", "de", "beating-heart"],
	["pies", "de", "dog-face"],
	["kwiaty", "de", "bouquet"],
	["corazón", "sv", "beating-heart"],
	["koira", "fr", "dog-face"],
	["czerwone serce", "en", "red-heart"],
	["motyl", "es", "butterfly"],
	["narozen", "it", "birthday-cake"],
	["narozeninám", "de", "birthday-cake"],
] as const)("who asks in a language of their own is answered: %s on a page in %s", async (words, language, name) => {
	const { pictures } = await findClipArt({ words, language, page: 1 });
	expect(pictures.slice(0, 12).map((picture) => picture.name)).toContain(name);
});

test("all words that somebody writes in a language of their own are meant", async () => {
	expect((await findClipArt({ words: "serce xyzzyq", language: "de", page: 1 })).total).toBe(0);
});

test.each([
	["what only has its letters within", "hart", "en", /heart/, /chart/],
	["what ends with its letters", "Wein", "de", /glass|grapes/, /pig|boar/],
	["the organ", "serce", "pl", /^red-heart$/, /anatomical-heart/],
	["another with more to its name", "dog", "en", /^dog$/, /bowl/],
] as const)("whole words come before %s: %s (%s)", async (_what, words, language, first, last) => {
	const found = await Promise.all([1, 2, 3].map((page) => findClipArt({ words, language, page })));
	const names = found.flatMap(({ pictures }) => pictures.map(({ name }) => name));
	expect(names[0]).toMatch(first);
	expect(names[1]).not.toMatch(last);
});

test.each([
	["mum", "en", "bouquet"],
	["Muttertag", "de", "bouquet"],
	["Schultüte", "de", "backpack"],
	["łapa", "pl", "paw-prints"],
	["baptême", "fr", "dove"],
	["Hasenstall", "de", "rabbit"],
] as const)("what a present is for leads somewhere: %s (%s)", async (words, language, name) => {
	const { pictures } = await findClipArt({ words, language, page: 1 });
	expect(pictures.slice(0, 5).map((picture) => picture.name)).toContain(name);
});

test.each([
	["miłość", "pl", "red-heart two-hearts sparkling-heart"],
	["Herzen", "de", "red-heart heart-suit two-hearts"],
	["urodziny", "pl", "cake birthday-cake partying-face"],
	["Blume", "de", "cherry-blossom tulip rose"],
	["cão", "pt", "dog dog dog-bowl"],
	["kerst", "nl", "christmas-tree christmas-tree christmas-tree"],
	["bebè", "it", "baby baby-carriage baby-carriage"],
] as const)("what is mostly meant comes first, in its order: %s (%s)", async (words, language, names) => {
	const { pictures } = await findClipArt({ words, language, page: 1 });
	const first = pictures.slice(0, 3).map(({ name }) => name);
	expect(first.join(" ")).toBe(names);
});

test("words of the page's language come before those of others", async () => {
	const { pictures } = await findClipArt({ words: "Kot", language: "de", page: 1 });
	const names = pictures.map(({ name }) => name);
	expect(names[0]).toBe("pile-of-poo");
	expect(names).toContain("cat");
});

test("whole words of the page's language come before English ones of what has no name there", async () => {
	const { pictures } = await findClipArt({ words: "Bär", language: "de", page: 1 });
	const names = pictures.map(({ name }) => name);
	expect([...names.slice(0, 3)].sort()).toEqual(["bear", "polar-bear", "teddy-bear"]);
});

test.each([
	["psi", "cs"],
	["psy", "pl"],
] as const)("%s are dogs before all else (%s)", async (words, language) => {
	const { pictures } = await findClipArt({ words, language, page: 1 });
	expect(pictures[0]?.name).toBe("dog");
});

test("pages follow one another without gap or repetition, and end", async () => {
	const first = await findClipArt({ words: "heart", language: "en", page: 1 });
	const pages = await Promise.all(
		Array.from({ length: first.pages }, (_, index) => findClipArt({ words: "heart", language: "en", page: index + 1 })),
	);
	const names = pages.flatMap(({ pictures }) => pictures.map(({ set, name }) => `${set} ${name}`));
	expect(new Set(names).size).toBe(first.total);
	expect((await findClipArt({ words: "heart", language: "en", page: first.pages + 1 })).pictures).toEqual([]);
	expect(await findClipArt({ words: "xyzzyq", language: "en", page: 1 })).toEqual({ pictures: [], total: 0, pages: 0 });
	expect((await findClipArt({ words: "?!", language: "en", page: 1 })).total).toBe(clipArtIndex("en").length - INSULTS);
});

test("every picture is of a known set and topic and fits into a document", () => {
	const index = clipArtIndex("en");
	expect(index.length).toBeGreaterThan(3500);
	const unfit = index.filter(({ set, name, topic, label, drawn }) => {
		const paths = pathsOf({ drawn });
		const letters = paths.reduce((sum, { d }) => sum + d.length, 0);
		return !(
			CLIP_ART_SETS.includes(set) &&
			CLIP_ART_TOPICS.some((each) => each === topic) &&
			label.length > 0 &&
			label.length <= 120 &&
			name.length <= 100 &&
			paths.length > 0 &&
			paths.length <= MOST_CLIP_ART_PATHS &&
			paths.every(({ d }) => unitPathParts(d)) &&
			letters <= MOST_CLIP_ART_DATA
		);
	});
	expect(unfit.map(({ name }) => name)).toEqual([]);
});

test("no trade marks are offered", () => {
	expect(clipArtIndex("en").filter(({ name }) => name.startsWith("brand-"))).toEqual([]);
});
