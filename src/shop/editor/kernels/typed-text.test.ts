import { expect, test } from "vitest";
import { typedText } from "./text-editing.ts";

function typed(raw: string, focus = raw.length) {
	const { value, range, awaitsHalf } = typedText(raw, { anchor: focus, focus });
	return [value, range.focus, awaitsHalf];
}

test("what can't be stored is dropped where it enters, and the caret stays where it was in the rest", () => {
	expect(typed("a\0b\ud83dc\ude00d😀", 3)).toEqual(["abcd😀", 2, false]);
	expect(typed("a\0b\ud83dc\ude00d😀")).toEqual(["abcd😀", 6, false]);
});

test("a sign whose halves come one after the other is whole in the end", () => {
	expect(typed("Zoë \ud83d")).toEqual(["Zoë ", 4, true]);
	expect(typed("Zoë \ud83d\ude00")).toEqual(["Zoë 😀", 6, false]);
	expect(typed("Zoë \ud83dx")).toEqual(["Zoë x", 5, false]);
});
