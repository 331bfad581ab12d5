import { expect, test } from "vitest";
import type { DesignDocument, GroupElement, PhotoElement, SideFormat } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { fillingSide, newPhoto } from "./new-elements.ts";
import { mayRepair, repairOf } from "./repair.ts";
import { repairCommand } from "./repair-command.ts";
import { leavesRim } from "./repair-place.ts";
import { toldSize } from "./told-size.ts";

const shaper = serverShaper();
const page: SideFormat = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };

test("a photo made as large as its pixels allow is sharp enough, whatever it was, and told its new size", () => {
	const limits = () => ({ yellowBelow: 100, redBelow: 60 });
	const format = { ...page, width: 300, height: 400 };
	for (let pixels = 880; pixels < 1160; pixels++) {
		const whole = fillingSide(newPhoto("p", { id: "sea", width: pixels, height: pixels * 0.75 }, format), format);
		const store = createEditorStore({ version: 1, sides: [{ ...format, elements: [whole] }] }, 1);
		const codes = () => preflight(store.getState().document, shaper, limits);
		const warning = codes()[0]!;
		store.run(repairCommand(warning, whole, currentSide(store), shaper, "new")!);
		expect(codes().map(({ code }) => code)).toEqual([]);
		const [left] = currentSide(store).elements;
		expect(toldSize(whole, left)?.height).toBe(Math.round((left as typeof whole).height));
	}
});

test.each([
	["as it would leave a gap in a shape that was drawn for it", 450, ["smaller", "smaller", "photo"]],
	["as it would be a stamp on the page", 100, ["photo", "photo", "photo"]],
])("a photo is exchanged where its pixels are too few, %s", (_why, width, expected) => {
	const photo = newPhoto("p", { id: "sea", width, height: width * 0.75 }, page);
	const [warning] = preflight({ sides: [{ ...page, elements: [photo] }] }, shaper);
	const masks = [undefined, { form: "heart" }, { form: "path", d: "M 0 0 L 1 0 L 0 1 Z" }] as const;
	const repairs = masks.map((mask) => repairOf(warning!, { ...photo, mask }, { sides: [] }));
	expect(repairs).toEqual(expected);
});

const drawn = { form: "path", d: "M 0 0 L 1 0 L 0 1 Z" } as const;
const coarse: PhotoElement = { ...newPhoto("p", { id: "sea", width: 100, height: 75 }, page), mask: drawn };

test.each<[string, PhotoElement | GroupElement]>([
	["by itself", { ...coarse, locks: ["content"] }],
	["by its group", { kind: "group", id: "g", opacity: 1, children: [coarse], locks: ["content"] }],
])("a photo of any shape that is kept %s is made smaller, not exchanged", (_what, element) => {
	const document: DesignDocument = { version: 1, sides: [{ ...page, elements: [element] }] };
	const photo = element.kind === "group" ? coarse : element;
	const [warning] = preflight(document, shaper).filter(({ code }) => code === "few-pixels");
	expect(repairOf(warning!, photo, document)).toBe("smaller");
	expect(mayRepair(document, photo, "smaller")).toBe(true);
});

test.each<[string, Partial<PhotoElement>, Partial<SideFormat>, boolean]>([
	["that covered the side", {}, {}, true],
	[
		"that covers it still",
		{ x: -100, y: -148, width: 410, height: 593, picture: { id: "sea", width: 1800, height: 2600 } },
		{},
		false,
	],
	["that ended at no edge", { x: 20, y: 20, width: 150, height: 200 }, {}, false],
	["on a part of cloth that goes on around it", {}, { bleed: 0 }, false],
])("a photo %s says before it is made smaller whether a rim stays free", (_what, place, format, expected) => {
	const paper = { ...page, width: 210, height: 297, bleed: 3, elements: [], folds: [], ...format };
	const whole = fillingSide(newPhoto("p", { id: "sea", width: 800, height: 1150 }, paper), paper);
	const shown = { ...whole, ...place };
	const [warning] = preflight({ sides: [{ ...paper, elements: [shown] }] }, shaper);
	expect(warning?.code).toBe("few-pixels");
	expect(leavesRim(warning!, shown, paper, shaper)).toBe(expected);
});
