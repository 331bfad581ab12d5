import { expect, test } from "vitest";
import { askedQuery } from "./asked-query.ts";

const LONG = "x".repeat(199);

test.each([
	[" dog ", "dog"],
	["", ""],
	[null, ""],
	[`${LONG}yz`, `${LONG}y`],
	[`${LONG}😀`, LONG],
	[`${LONG.slice(1)}😀`, `${LONG.slice(1)}😀`],
])("%s asks for %s", (typed, query) => {
	expect(askedQuery(typed)).toBe(query);
});
