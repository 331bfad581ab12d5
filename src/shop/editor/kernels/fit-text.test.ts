import { expect, test } from "vitest";
import type { DesignElement, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { applyCommand } from "./commands.ts";
import { FIT_WARNINGS, fitText, movedInside } from "./fit-text.ts";
import { newText } from "./new-elements.ts";
import { repairCommand } from "./repair-command.ts";

const side = { code: "wrap", width: 200, height: 90, bleed: 3, safe: 5 };
const shaper = serverShaper();
const eighty = "A very long line of words for somebody who means a great deal to all of us here.";

test.each([
	["eighty letters", {}, eighty],
	["one long word", { width: 70 }, "Donaudampfschifffahrtsgesellschaft"],
	["turned", { rotation: 30 }, eighty],
	["beside the page", { x: 500 }, "Hello"],
])("%s: made to fit, no smaller than needed", (_, change, words) => {
	const long = { ...newText("t", words, "en", side), ...change };
	const text = fittedText(long, (each) => measuredText(each, shaper));
	const warningsOf = (each: typeof text) => preflight({ sides: [{ ...side, elements: [each] }] }, shaper);
	expect(warningsOf(text)).not.toEqual([]);
	const fitting = fitText(text, side, shaper);
	if (!fitting) throw new Error("It does not fit");
	expect(warningsOf(fitting)).toEqual([]);
	expect(fitting.size).toBeGreaterThan(3);
	expect(fitting).toMatchObject({ text: words, rotation: text.rotation });
});

test("a text half outside of the page is moved in, as large as it is, unless it would lie over another there", () => {
	const text = fittedText({ ...newText("t", "Hello", "en", side), x: -4, width: 40, size: 14 }, (each) =>
		measuredText(each, shaper),
	);
	const repaired = (others: readonly DesignElement[]) => {
		const full = { ...side, elements: [text, ...others] };
		const warning = preflight({ sides: [full] }, shaper).find(({ code }) => FIT_WARNINGS.includes(code))!;
		const command = repairCommand(warning, text, full, shaper, "new")!;
		return applyCommand({ version: 1, sides: [full] }, command).sides[0]!.elements[0] as TextElement;
	};
	const moved = repaired([]);
	expect([moved.size, moved.y, moved.x > text.x]).toEqual([text.size, text.y, true]);
	expect(movedInside(text, side, shaper)).toEqual(moved);
	const other = { ...text, id: "other", text: "Oh", x: 34, y: text.y + 6, width: 10, size: 4, height: 5 };
	const beside = repaired([other]);
	expect(beside).not.toEqual(moved);
	const there = { ...side, elements: [beside, other] };
	expect(preflight({ sides: [there] }, shaper)).toEqual([]);
	const wide = { ...text, x: 0, width: side.width };
	expect(movedInside({ ...wide, text: "Hello ".repeat(12), size: 40 }, side, shaper)).toBeNull();
});

test("a text that need not move stays where it begins", () => {
	const shirt = { code: "front", width: 300, height: 360, bleed: 0, safe: 5 };
	const text = fittedText(newText("t", eighty, "en", shirt), (each) => measuredText(each, shaper));
	expect(fitText(text, shirt, shaper)?.y).toBe(text.y);
});

test("what would be illegible is not made to fit", () => {
	const tag = { ...side, width: 30, height: 15 };
	expect(fitText(newText("t", eighty.repeat(5), "en", tag), tag, shaper)).toBeNull();
});

test.each([
	["in two lines", "Anna Maria", []],
	["too long for its line", "Maximiliane", ["word-broken"]],
	["torn from the sign at its end", "Maximilia, Zoë", ["word-broken"]],
	["torn from its closing quote, as German has it", "Maximilia“ Zoë", ["word-broken"]],
	["torn from its sign after a space that may not break", "Maximilia\u00a0! Zoë", ["word-broken"]],
	["a row of signs", "♥".repeat(14), []],
	["a row of pictures", "❤️".repeat(14), []],
	["a row of keys", "1️⃣".repeat(14), []],
	["a row of letters that are drawn as signs", "ℹ️".repeat(14), []],
	["without spaces, as its script is written", "生日快乐祝你生日快乐", []],
])("a word is broken or not: %s", (_, words, expected) => {
	const text = { ...newText("t", words, "en", side), x: 80, y: 20, width: 45, size: 10 };
	const fitted = fittedText(text, (each) => measuredText(each, shaper));
	const codes = preflight({ sides: [{ ...side, elements: [fitted] }] }, shaper).map(({ code }) => code);
	expect(codes.filter((code) => code !== "missing-glyph")).toEqual(expected);
});
