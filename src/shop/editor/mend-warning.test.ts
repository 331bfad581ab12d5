import { expect, test } from "vitest";
import type { DesignDocument, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import type { EditorTools } from "./editor-tools.ts";
import { createEditorStore } from "./kernels/editor-store.ts";
import { newText } from "./kernels/new-elements.ts";
import type { Repair } from "./kernels/repair.ts";
import { mendWarning } from "./mend-warning.ts";

const FORMAT = { code: "front", width: 200, height: 90, bleed: 3, safe: 5 };

test("while fonts are on their way a better one is promised; where none has the letters, none of them goes", async () => {
	const { told, words, press } = editorWith("Zoë 漢 Ana");
	await press("font");
	expect([words(), told]).toEqual(["Zoë 漢 Ana", ["font.impossible"]]);
	await press("without");
	expect(words()).toBe("Zoë Ana");
});

test("what fits nowhere but on other words is told to lie there", async () => {
	const all = "WWWWWW WWWWWW WWWWWW WWWWWW";
	const words = { ...newText("words", all, "en", FORMAT), x: 5, y: 4, width: 190, size: 20, leading: 1 };
	const name = { ...newText("t", "Anastasia Maximiliane", "en", FORMAT), x: 20, y: 82, width: 180, size: 16 };
	const { told, press } = editorOf([fitted(words), fitted({ ...name, color: "#c99a3a" })], "text-cut-off");
	await press("fit");
	expect(told).toEqual(["mended.overWords"]);
});

function fitted(text: TextElement): TextElement {
	return fittedText(text, (each) => measuredText(each, serverShaper()));
}

function editorWith(text: string) {
	return editorOf([{ ...newText("t", text, "en", FORMAT), font: "pacifico" }], "missing-glyph");
}

/** In which the text `t` is warned of. */
function editorOf(elements: readonly TextElement[], code: Warning["code"]) {
	const document: DesignDocument = { version: 1, sides: [{ ...FORMAT, elements }] };
	const store = createEditorStore(document, 1);
	const told: string[] = [];
	const tools = {
		store,
		shaper: serverShaper,
		surroundings: () => ({ cloth: null, tonesOf: () => undefined }),
		announce: (message: string) => told.push(message),
		tell: (message: string) => told.push(message),
		newId: () => "new",
		prepareFonts: async () => serverShaper(),
		props: { sides: [FORMAT] },
	} as unknown as EditorTools;
	const warning: Warning = {
		...{ code, sideCode: "front", elementId: "t", severity: "red" },
		figures: { characters: "漢" },
	};
	const t = ((key: string | readonly string[]) => [key].flat()[0]) as never;
	return {
		told,
		words: () => (store.getState().document.sides[0]!.elements[0] as TextElement).text,
		press: (repair: Repair) => mendWarning(warning, { repair, tools, t, tellShrinking: () => false }),
	};
}
