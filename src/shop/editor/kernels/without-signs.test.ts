import { expect, test } from "vitest";
import type { DesignDocument, SideFormat, TextElement } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { applyCommand } from "./commands.ts";
import { measuredText } from "./measured-text.ts";
import { newText } from "./new-elements.ts";
import { repairCommand } from "./repair-command.ts";
import { fittedText } from "./resize-element.ts";
import { withUnwritable } from "./writable-font.ts";

const shaper = serverShaper();
const side: SideFormat = { code: "front", width: 200, height: 200, bleed: 3, safe: 5 };
const words = fittedText(newText("t", "Ahoy", "en", side), (text) => measuredText(text, shaper));

test("characters that no font has are left out with one press, but not where nothing else is said", () => {
	const press = (text: TextElement) => {
		const document: DesignDocument = { version: 1, sides: [{ ...side, elements: [text] }] };
		const warnings = withUnwritable(preflight(document, shaper), document, shaper);
		const warning = warnings.find(({ code }) => code === "missing-glyph");
		const command = repairCommand(warning!, text, document.sides[0]!, shaper, "new");
		const after = command && applyCommand(document, command);
		return after ? (after.sides[0]!.elements[0] as TextElement) : null;
	};
	const runs = [{ from: 2, to: 5, color: "#aa0000" }];
	const mended = press({ ...words, text: "漢Zoë漢漢 & Ana", runs });
	expect(mended).toMatchObject({ text: "Zoë & Ana", runs: [{ from: 1, to: 3, color: "#aa0000" }] });
	expect(press({ ...words, text: "漢 漢" })).toBeNull();
});
