import { expect, test } from "vitest";
import type { SideFormat, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { newText } from "./new-elements.ts";
import { repairCommand } from "./repair-command.ts";

const shaper = serverShaper();
const page: SideFormat = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const line = { ...newText("t", "Ahoy", "en", page), x: 20, width: 60, size: 8 };
const say = (id: string, text: string, y: number): TextElement => ({
	...fittedText({ ...line, id, text }, (each) => measuredText(each, shaper)),
	y,
});

test("a name over words in a high frame moves below them", () => {
	const frame = {
		...say("number", "Zosia", 5),
		x: 10,
		width: 80,
		height: 70,
		fit: true,
		verticalAlign: "middle",
	} as const;
	const number = fittedText(frame, (each) => measuredText(each, shaper));
	const name = say("name", "Carmen", 35);
	const store = createEditorStore({ version: 1, sides: [{ ...page, elements: [number, name] }] }, 1);
	const [warning] = preflight(store.getState().document, shaper);
	expect(warning).toMatchObject({ code: "over-text", elementId: "name" });
	store.run(repairCommand(warning!, name, currentSide(store), shaper, "new")!);
	expect(preflight(store.getState().document, shaper)).toEqual([]);
});

test("where nothing else is free it becomes as small as it must", () => {
	const large = (id: string, y: number) => ({ ...say(id, "Zosia", y), x: 5, width: 90, size: 25.6, height: 32 });
	const name = say("name", "Carmen", 28);
	const elements = [large("first", 5), large("second", 43), name];
	const store = createEditorStore({ version: 1, sides: [{ ...page, elements }] }, 1);
	const warning = preflight(store.getState().document, shaper).find(({ code }) => code === "over-text");
	store.run(repairCommand(warning!, name, currentSide(store), shaper, "new")!);
	expect(preflight(store.getState().document, shaper)).toEqual([]);
});
