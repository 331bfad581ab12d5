import { expect, test } from "vitest";
import type { DesignDocument, SideFormat, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { applyCommand } from "./commands.ts";
import { newText } from "./new-elements.ts";
import { repairOf } from "./repair.ts";
import { repairCommand } from "./repair-command.ts";
import { withUnwritable } from "./writable-font.ts";

const shaper = serverShaper();
const side: SideFormat = { code: "front", width: 200, height: 200, bleed: 3, safe: 5 };
const words = fittedText(newText("t", "Ahoy", "en", side), (text) => measuredText(text, shaper));

test.each<[string, Partial<TextElement>, Partial<TextElement> | null]>([
	[
		"letters beside them keep their look",
		{ text: "漢Zoë漢漢 & Ana", runs: [{ from: 2, to: 5, color: "#aa0000" }] },
		{ text: "Zoë & Ana", runs: [{ from: 1, to: 3, color: "#aa0000" }] },
	],
	[
		"the look of one goes with it",
		{ text: "漢Zoë", runs: [{ from: 0, to: 1, color: "#aa0000" }] },
		{ text: "Zoë", runs: undefined },
	],
	["no gap stays in a line", { text: "Land 漢 Zoë 漢" }, { text: "Land Zoë" }],
	["no line stays empty", { text: "漢 漢\nZoë\n漢" }, { text: "Zoë" }],
	["none at the end", { text: "Zoë\n漢\n漢 " }, { text: "Zoë" }],
	["what stays is whole after several lines of them", { text: "漢\n\n 漢\nAnna" }, { text: "Anna" }],
	["after one with a tab", { text: "漢字\n\n \t漢字\nAnna\nBob" }, { text: "Anna\nBob" }],
	["and before them", { text: "\nAnna 漢 \n\n漢" }, { text: "\nAnna" }],
	["lines with a tab between them go as one", { text: "Zoë\n漢\t字\nAna" }, { text: "Zoë\nAna" }],
	["nor a space before a comma", { text: "Zoë 漢, Ana" }, { text: "Zoë, Ana" }],
	["as capitals they are told, typed they are not", { text: "Zoë ա Ա", letterCase: "upper" }, { text: "Zoë" }],
	["nothing else is said", { text: "漢 漢" }, null],
])("characters that no font has are left out with one press: %s", (_what, change, expected) => {
	const text: TextElement = { ...words, ...change };
	const document: DesignDocument = { version: 1, sides: [{ ...side, elements: [text] }] };
	const warnings = withUnwritable(preflight(document, shaper), document, shaper);
	const warning = warnings.find(({ code }) => code === "missing-glyph");
	expect(repairOf(warning!, text, document)).toBe(expected && "without");
	const command = repairCommand(warning!, text, document.sides[0]!, shaper, "new");
	const after = command && applyCommand(document, command).sides[0]!.elements[0];
	if (expected) expect(after).toMatchObject(expected);
	else expect(after).toBeNull();
});
