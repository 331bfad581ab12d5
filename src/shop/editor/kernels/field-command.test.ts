import { expect, test } from "vitest";
import type { SideFormat, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { setCommand } from "./commands.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { everyElement } from "./element-tree.ts";
import { ungroupSelected } from "./group.ts";
import { fillingSide, newPhoto, newText } from "./new-elements.ts";
import { repairCommand } from "./repair-command.ts";
import { unitAt } from "./selection.ts";
import { nudgeSeveral } from "./several-editing.ts";

const shaper = serverShaper();
const side: SideFormat = { code: "front", width: 200, height: 200, bleed: 3, safe: 5 };
const photo = fillingSide(newPhoto("p", { id: "sea", width: 3000, height: 3000 }, side), side);
const words = fittedText(newText("t", "Ahoy", "en", side), (text) => measuredText(text, shaper));
const column = (level: number) => [level, level, level, 255];

test("the panel behind a text moves with it, and one that was left behind follows at the next press", () => {
	const levels = Array(16).fill([240, 20]).flat();
	const tones = { width: levels.length, height: 1, data: levels.flatMap(column) };
	const store = createEditorStore({ version: 1, sides: [{ ...side, elements: [photo, words] }] }, 1);
	const all = () => everyElement(currentSide(store).elements);
	const panel = () => all().find(({ id }) => id === "panel");
	const mend = (newId: string) => {
		const surroundings = { cloth: null, tonesOf: () => tones };
		const [warning] = preflight(store.getState().document, shaper, undefined, surroundings).filter(
			({ code }) => code === "hard-to-read",
		);
		const text = all().at(-1) as TextElement;
		if (warning) store.run(repairCommand(warning, text, currentSide(store), shaper, newId)!);
	};
	mend("panel");
	const before = panel() as TextElement;
	store.selectMany([unitAt(store.getState().document, store.getState().selection, "t")!.id]);
	nudgeSeveral(store, 0, -60, "up");
	expect(panel()).toMatchObject({ y: expect.closeTo(before.y - 60) });
	store.undo();
	store.run(setCommand(side.code, words, { y: words.y - 60 }));
	mend("another");
	expect(all().map(({ id }) => id)).toEqual(["p", "panel-group", "panel", "t"]);
	expect(panel()).toMatchObject({ y: expect.closeTo(before.y - 60) });
	store.selectMany(["panel-group"]);
	ungroupSelected(store);
	store.run(setCommand(side.code, words, { y: words.y }));
	mend("third");
	expect(all().map(({ id }) => id)).toEqual(["p", "third-group", "panel", "t"]);
	expect(panel()).toMatchObject({ y: expect.closeTo(before.y) });
	store.undo();
	expect(all().map(({ id }) => id)).toEqual(["p", "panel", "t"]);
});
