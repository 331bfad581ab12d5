import { expect, test } from "vitest";
import type { SideFormat } from "#design/document.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { boundsOf, isPlaced } from "./boxes.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { newShape } from "./new-elements.ts";
import { duplicateSeveral } from "./several-editing.ts";

const MUG: SideFormat = { code: "side", width: 226, height: 78, bleed: 2, safe: 4 };
const CARD: SideFormat = { code: "side", width: 210, height: 148, bleed: 3, safe: 6 };
const POSTER: SideFormat = { code: "side", width: 300, height: 400, bleed: 3, safe: 10 };

test.each<[string, SideFormat, readonly number[], number, number, number]>([
	["a mug", MUG, [], 100, 20, 5],
	["a poster", POSTER, [], 100, 20, 12],
	["a poster's lower right corner", POSTER, [], 250, 350, 12],
	["a poster's upper right corner", POSTER, [], 248, 12, 12],
	["a card beside its fold", CARD, [105], 63, 20, 5.9],
	["a card's lower corner beside its fold", CARD, [105], 63, 105, 5.9],
])(
	"a copy on %s is seen beside its original, within the safe zone and on its half",
	(_where, format, folds, x, y, least) => {
		const element = { ...newShape("a", "rectangle", "#b3261e", format), x, y, width: 40, height: 40 };
		const store = createEditorStore({ version: 1, sides: [{ ...format, elements: [element] }] }, 1);
		store.select("a");
		duplicateSeveral(store, () => "copy", { sides: [{ ...format, folds }], shaper: serverShaper });
		const copy = currentSide(store).elements[1];
		if (!isPlaced(copy)) throw new Error("No copy");
		const { left, top, right, bottom } = boundsOf(copy);
		expect(Math.min(Math.abs(copy.x - x), Math.abs(copy.y - y))).toBeGreaterThanOrEqual(least);
		const { width, height, safe } = format;
		const most = folds[0] ?? width - safe;
		expect([left >= safe, top >= safe, right <= most, bottom <= height - safe]).not.toContain(false);
	},
);

test("each of many copies lies on a place of its own, in a corner beside a fold too", () => {
	const element = { ...newShape("a", "rectangle", "#b3261e", CARD), x: 180, y: 122, width: 24, height: 20 };
	const store = createEditorStore({ version: 1, sides: [{ ...CARD, elements: [element] }] }, 1);
	let count = 0;
	const copy = () =>
		duplicateSeveral(store, () => `copy-${++count}`, { sides: [{ ...CARD, folds: [105] }], shaper: serverShaper });
	store.select("a");
	for (let press = 0; press < 6; press++) copy();
	for (let press = 0; press < 3; press++) {
		store.select("a");
		copy();
	}
	const places = currentSide(store)
		.elements.filter(isPlaced)
		.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
	expect(new Set(places).size).toBe(10);
});
