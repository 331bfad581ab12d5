import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { DesignDocument, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { FACES } from "#painters/fonts.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { createShaper } from "#painters/shaper.ts";
import { documentWith } from "../../../../tests/support/factories.ts";
import { isSameWork } from "./as-written.ts";
import { contentMark, isMarkedAs } from "./content-mark.ts";
import { newText } from "./new-elements.ts";

const file = readFileSync(fileURLToPath(import.meta.resolve(FACES["open-sans"].file)));
const early = createShaper(new Map([["open-sans", file]]));
const side = { code: "front", width: 200, height: 90, bleed: 3, safe: 5 };
const written = { ...newText("t", "Für Zoë\nund Max", "de", side), font: "pacifico", x: 7.3, width: 90 } as const;

const byOthers = (text: TextElement) => ({
	...fittedText(text, (each) => measuredText({ ...each, font: "open-sans" }, early)),
	estimated: true,
});
const byOwn = (text: TextElement) => fittedText(text, (each) => measuredText(each, serverShaper()));
const within = (text: TextElement): DesignDocument =>
	documentWith({ kind: "group", id: "g", opacity: 1, children: [text] });
const isOf = (text: TextElement, sent: TextElement) =>
	isMarkedAs({ document: within(text) }, contentMark({ document: within(sent) }));

test.each([
	["as high as its lines", written],
	["turned", { ...written, rotation: 37 }],
	["bent", { ...written, rotation: -12, curve: { kind: "arc", angle: 90 } }],
	["as large as fits", { ...written, height: 30, fit: true }],
	["in a box that keeps its height", { ...written, height: 30, verticalAlign: "middle" }],
] as const)("what the shop measured anew is known as what was sent: a text %s", (_, text) => {
	const sent = byOthers(text);
	const stored = byOwn(sent);
	expect(stored).not.toEqual(sent);
	expect([isOf(stored, sent), isSameWork(within(stored), within(sent))]).toEqual([true, true]);
	const others = [
		{ ...sent, x: sent.x + 0.1 },
		{ ...sent, y: sent.y - 0.1 },
		{ ...sent, width: sent.width + 1 },
		{ ...sent, rotation: 40 },
		{ ...sent, text: "Für Zoe\nund Max" },
		text.fit ? { ...sent, height: 31 } : { ...sent, size: sent.size + 0.1 },
	];
	for (const each of others) {
		const other = byOwn(each);
		expect([isOf(other, sent), isSameWork(within(other), within(sent))]).toEqual([false, false]);
	}
});

test("of a text that was measured by its own letters every size is another work", () => {
	const fitting = byOwn({ ...written, height: 30, fit: true });
	const larger = { ...fitting, size: fitting.size * 1.1 };
	expect([isOf(larger, fitting), isSameWork(within(larger), within(fitting))]).toEqual([false, false]);
});
