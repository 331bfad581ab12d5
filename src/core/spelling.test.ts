import { expect, test } from "vitest";
import { meantWords, slipsBetween, someOfEach } from "./spelling.ts";

test.each([
	["hnud", "hund", 1],
	["mugg", "mug", 1],
	["tase", "tasse", 1],
	["birtday", "birthday", 1],
	["brithdya", "birthday", 2],
	["mug", "mug", 0],
	["cat", "dog", 3],
])("%s and %s are %i slips apart", (one, other, slips) => {
	expect(slipsBetween(one, other)).toBe(slips);
	expect(slipsBetween(other, one)).toBe(slips);
});

test.each([
	["hnud", ["hand", "hund"], ["hund"]],
	["aug", ["mug", "auge"], ["auge"]],
	["fototasse", ["foto", "tasse", "totes"], ["foto", "tasse"]],
	["geburtstagstasse", ["geburtstag", "tasse"], ["geburtstag", "tasse"]],
	["verjaardagskaart", ["verjaardagstaart", "verjaardag", "kaart"], ["verjaardag", "kaart"]],
	["teeshirt", ["teashirt", "tee", "shirt"], ["teashirt"]],
	["chrismtsa", ["christmas"], ["christmas"]],
	["abcd", ["badc"], undefined],
	["zebra", [], undefined],
])("%s among %j means %j", (typed, known, meant) => {
	expect(meantWords(typed, known)).toEqual(meant);
});

test("of words that are equally near, the one that more things carry is meant, then the longer", () => {
	const known = ["casa", "tapa", "taza"];
	const carriers = new Map([
		["casa", 99],
		["tapa", 2],
		["taza", 3],
	]);
	expect(meantWords("tasa", known, carriers)).toEqual(["taza"]);
	expect(meantWords("tas", [...known, "tass"], carriers)).toEqual(["tass"]);
	expect(meantWords("postr", ["post", "poster"])).toEqual(["poster"]);
});

test("of many words that are equally near some are weighed, the longer ones sooner", () => {
	expect(someOfEach([["tapa", "tarta", "taza"], ["gato"]], 4)).toEqual(["tarta", "tapa", "gato"]);
	expect(someOfEach(Array(8).fill(Array(100).fill("word")), 24)).toHaveLength(24);
	expect(someOfEach([], 24)).toEqual([]);
});
