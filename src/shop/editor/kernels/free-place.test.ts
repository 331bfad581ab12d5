import { expect, test } from "vitest";
import type { CalendarElement, DesignElement, DesignSide, SideFormat } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newCalendar } from "../calendar/new-calendar.ts";
import { boundsOf, isPlaced } from "./boxes.ts";
import { currentSide, insertNew } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { readableScale } from "./grown-calendar.ts";
import { newPhoto, newShape, newText } from "./new-elements.ts";
import { placePicture } from "./place-picture.ts";

const shaper = serverShaper();
const page: SideFormat = { code: "front", width: 200, height: 150, bleed: 3, safe: 5 };
const format: SideFormat = { code: "front", width: 300, height: 360, bleed: 0, safe: 5 };

test("new texts, shapes and photos lie beside each other and inside the safe zone", () => {
	const store = createEditorStore({ version: 1, sides: [{ ...format, elements: [] }] }, 1);
	insertNew(store, newText("t1", "One", "en", format));
	insertNew(store, newText("t2", "Two", "en", format));
	insertNew(store, newShape("s1", "heart", "#b3261e", format));
	insertNew(store, newShape("s2", "star", "#b3261e", format));
	placePicture(store, { id: "p1", width: 3000, height: 2000 }, null, "p1");
	const side = currentSide(store);
	expect(coveringPairs(side)).toEqual([]);
	expect(side.elements[0]).toMatchObject({ x: (300 - 232) / 2, y: (360 - 37.5) / 2 });
	for (const { left, top, right, bottom } of side.elements.filter(isPlaced).map(boundsOf)) {
		expect(Math.min(left, top)).toBeGreaterThan(4.99);
		expect([right < 295.01, bottom < 355.01]).toEqual([true, true]);
	}
});

test("a photo beside a short text in a wide frame has the room that its words leave", () => {
	const band: SideFormat = { code: "front", width: 200, height: 90, bleed: 3, safe: 5 };
	const store = createEditorStore({ version: 1, sides: [{ ...band, elements: [] }] }, 1);
	insertNew(store, newText("t1", "Ada", "en", band));
	placePicture(store, { id: "p1", width: 2000, height: 3000 }, null, "p1", band, {
		shaper,
		surroundings: { cloth: null, tonesOf: () => undefined },
	});
	const [text, photo] = currentSide(store).elements.filter(isPlaced);
	expect(photo?.height).toBeGreaterThan(60);
	expect(photo!.x > text!.x + text!.width / 2 || photo!.x + photo!.width < text!.x + text!.width / 2).toBe(true);
});

test("where a photo fills the side, the next text still does not cover the last one", () => {
	const store = createEditorStore({ version: 1, sides: [{ ...format, elements: [] }] }, 1);
	placePicture(store, { id: "p1", width: 300, height: 360 }, null, "p1");
	insertNew(store, newText("t1", "One", "en", format));
	insertNew(store, newText("t2", "Two", "en", format));
	expect(coveringPairs(currentSide(store))).toEqual(["p1 t1", "p1 t2"]);
});

test("a calendar goes beside the photo as large as its letters can be read, and on top where nothing is free", () => {
	const photo = { ...newPhoto("p", { id: "sea", width: 400, height: 300 }, page), x: 5, y: 5, width: 110, height: 140 };
	const added = (elements: DesignElement[]) => {
		const store = createEditorStore({ version: 1, sides: [{ ...page, elements }] }, 1);
		const calendar = newCalendar("c", "en-GB", { year: 2027, month: 2 }, page);
		insertNew(store, calendar, page, { least: readableScale(calendar, shaper) });
		const warnings = preflight(store.getState().document, shaper).filter(({ elementId }) => elementId === "c");
		expect(warnings).toEqual([]);
		return { calendar, side: currentSide(store), placed: currentSide(store).elements.at(-1) as CalendarElement };
	};
	const beside = added([photo]);
	expect(coveringPairs(beside.side)).toEqual([]);
	expect(beside.placed.width).toBeLessThan(beside.calendar.width);
	expect(beside.placed.height / beside.placed.width).toBeCloseTo(0.8);
	const over = added([{ ...photo, width: 170 }]);
	expect(coveringPairs(over.side)).toEqual(["p c"]);
	expect(over.placed.width).toBe(over.calendar.width);
});

test("a calendar stays beside the picture of its page where that is free, else it goes to a free place", () => {
	const month = { ...page, code: "month-3" };
	const added = (elements: DesignElement[]) => {
		const store = createEditorStore({ version: 1, sides: [{ ...month, elements }] }, 1);
		const calendar = newCalendar("c", "en-GB", { year: 2027, month: 3 }, month);
		insertNew(store, calendar, month, { least: readableScale(calendar, shaper), wantsPlace: true });
		const { x, y } = currentSide(store).elements.at(-1) as CalendarElement;
		return { isMoved: x !== calendar.x || y !== calendar.y, pairs: coveringPairs(currentSide(store)) };
	};
	const picture = { ...newPhoto("p", { id: "sea", width: 400, height: 300 }, page), x: 5, y: 5, width: 60, height: 40 };
	expect(added([picture])).toEqual({ isMoved: false, pairs: [] });
	expect(added([{ ...picture, x: 130, y: 50 }])).toEqual({ isMoved: true, pairs: [] });
});

function coveringPairs(side: DesignSide): string[] {
	const placed = side.elements.filter(isPlaced).map((element) => ({ id: element.id, ...boundsOf(element) }));
	return placed.flatMap((a, index) =>
		placed
			.slice(index + 1)
			.filter(
				(b) =>
					Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.01 &&
					Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.01,
			)
			.map((b) => `${a.id} ${b.id}`),
	);
}
