import { expect, test } from "vitest";
import { documentWith, textElement } from "../../tests/support/factories.ts";
import { tellingWords } from "./telling-words.ts";

const brought = (text: string) => ({ ...textElement(text), locks: ["content"] as const });
const sample = (text: string) => ({ ...textElement(text), placeholder: true });
const POEM = "Roses are red and violets are blue, sugar is sweet";

test.each([
	["the first that has letters", ["♥", "Nana  &\nJózef", "2026"], "Nana & Józef"],
	["the customer's before the template's", [brought("Happy birthday"), sample("Name"), "Anna"], "Anna"],
	["the template's where there are no others", [brought("Happy birthday"), sample("Name")], "Happy birthday"],
	["cut after forty letters, between words", [POEM], "Roses are red and violets are blue,…"],
	["and none of the letters in two", ["👩‍👧".repeat(41), `${"👩‍👧".repeat(40)}ab`], `${"👩‍👧".repeat(40)}…`],
	["without what would turn or break the words around", ["Anna\u202E\u0007 Maria"], "Anna Maria"],
	["none of a design without words", ["♥"], undefined],
])("a design is told by its words: %s", (_which, texts, words) => {
	expect(tellAll([1, texts])).toEqual([words]);
});

test.each([
	[
		"by what comes next and differs",
		[
			["Happy birthday", "to you", "Anna"],
			["Happy birthday", "to you", "Ben"],
		],
		["Happy birthday\u00a0· Anna", "Happy birthday\u00a0· Ben"],
	],
	[
		"not where they begin differently",
		[
			["Anna", "5"],
			["Ben", "5"],
		],
		["Anna", "Ben"],
	],
	["one of them by having no more", [["Anna"], ["Anna", "5"]], ["Anna", "Anna\u00a0· 5"]],
	[
		"as often as it takes",
		[
			["Hi", "Anna", "5"],
			["Hi", "Anna", "6"],
			["Hi", "Ben", "5"],
			["Hi", "Ben", "6"],
		],
		["Hi\u00a0· Anna\u00a0· 5", "Hi\u00a0· Anna\u00a0· 6", "Hi\u00a0· Ben\u00a0· 5", "Hi\u00a0· Ben\u00a0· 6"],
	],
	[
		"by the template's words after their own",
		[
			[brought("Get well"), "Anna"],
			[brought("Happy birthday"), "Anna"],
		],
		["Anna\u00a0· Get well", "Anna\u00a0· Happy birthday"],
	],
	[
		"within one long text",
		[[`${POEM} and so are you`], [`${POEM} and so is she`]],
		["Roses are red and violets are blue,… are you", "Roses are red and violets are blue,… is she"],
	],
	[
		"from the beginning of a text that is short",
		[
			["Hi", "Anna Lee"],
			["Hi", "Anna May"],
		],
		["Hi\u00a0· Anna Lee", "Hi\u00a0· Anna May"],
	],
	[
		"far into the next text",
		[
			["Hi", `${POEM}, Ann`],
			["Hi", `${POEM}, Ben`],
		],
		["Hi\u00a0· …Ann", "Hi\u00a0· …Ben"],
	],
	[
		"with what comes after",
		[
			["Hi", "from all of us at the seaside"],
			["Hi", "from all of us in the hills"],
		],
		["Hi\u00a0· from all of us at the seaside", "Hi\u00a0· from all of us in the hills"],
	],
	[
		"in nothing where they are the same",
		[
			["Hi", "Anna"],
			["Hi", "Anna"],
		],
		["Hi", "Hi"],
	],
])("designs on one article that begin alike are told apart: %s", (_which, lines, words) => {
	expect(tellAll(...lines.map((texts) => [1, texts] as const))).toEqual(words);
});

test("another article tells by its name", () => {
	expect(tellAll([1, ["Hi", "Anna"]], [2, ["Hi", "Ben"]])).toEqual(["Hi", "Hi"]);
});

type Text = string | ReturnType<typeof textElement>;

function tellAll(...lines: (readonly [articleId: number, texts: readonly Text[]])[]) {
	const shown = lines.map(([articleId, texts]) => {
		const elements = texts.map((text) => (typeof text === "string" ? textElement(text) : text));
		return { articleId, document: documentWith(...elements) };
	});
	return [...tellingWords(shown).values()];
}
