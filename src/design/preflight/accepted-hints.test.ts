import { expect, test } from "vitest";
import { parseAcceptedHints, writeAcceptedHint } from "./accepted-hints.ts";

test("hints come back as they were written; what is none of ours is left out", () => {
	const hints = [
		{ side: "front", code: "few-pixels" },
		{ side: "back", code: "over-text" },
		{ side: "month-12", code: "empty-page" },
	] as const;
	const written = hints.map(writeAcceptedHint);
	const foreign = [
		"",
		"few-pixels",
		":few-pixels",
		"front:",
		"front:<b>",
		"a b:few-pixels",
		`${"x".repeat(41)}:few-pixels`,
		7,
	];
	expect(parseAcceptedHints([...foreign, ...written, ...written])).toEqual(hints);
});
