import { expect, test } from "vitest";
import type { DesignElement, SideFormat } from "#design/document.ts";
import { checkFolds, type FoldedSide } from "#design/preflight/folds.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { newCalendar } from "../calendar/new-calendar.ts";
import { newClipArt } from "../clip-art/new-clip-art.ts";
import { newQr } from "../qr/new-qr.ts";
import { boundsOf, isPlaced, type PlacedElement } from "./boxes.ts";
import { byPanel } from "./by-panel.ts";
import { currentSide, insertNew, insertNewText } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { fillingSide, fitOf, newPhoto, newShape, newText, wholePicture } from "./new-elements.ts";
import { type PanelledSide, panelAt, panelsOf, type Room, roomForNew } from "./panels.ts";
import { placePicture } from "./place-picture.ts";

const CARD: FoldedSide = { code: "outside", width: 210, height: 148, bleed: 3, safe: 6, folds: [105] };
const FORMAT: SideFormat = { code: "outside", width: 210, height: 148, bleed: 3, safe: 6 };
const SEA = { id: "sea", width: 4000, height: 3000 };
const heart = { paths: [{ d: "M0 0H9V9Z" }], viewBox: [0, 0, 9, 9], label: "Heart", name: "a/heart" } as never;

function storeWith(elements: readonly DesignElement[] = []) {
	return createEditorStore({ version: 1, sides: [{ ...FORMAT, elements }] }, 1);
}

test.each<[string, (room: Room) => PlacedElement]>([
	["a shape", (room) => newShape("n", "heart", "#b3261e", room)],
	["a line", (room) => newShape("n", "line", "#b3261e", room)],
	["a code", (room) => newQr("n", room)],
	["a calendar", (room) => newCalendar("n", "en-GB", { year: 2027, month: 2 }, room)],
	["a graphic", (room) => newClipArt("n", heart, "#b3261e", room)],
	["a photo", (room) => newPhoto("n", SEA, room)],
])(
	"%s is made for the front of a folded card, in its middle and then beside what is there, else for the back",
	(_what, make) => {
		const store = storeWith();
		const room = roomForNew(currentSide(store), [CARD]);
		for (let count = 0; count < 4; count++) {
			expect(insertNew(store, { ...make(room), id: `n${count}` }, room)).toBe(true);
			const placed = currentSide(store).elements.at(-1) as PlacedElement;
			const { left, right } = boundsOf(placed);
			if (count === 0) expect((left + right) / 2).toBeCloseTo(157.5);
			const start = left < 105 && count > 0 ? 0 : 105;
			expect(left).toBeGreaterThanOrEqual(start + 6 - 0.001);
			expect(right).toBeLessThanOrEqual(start + 105 - 6 + 0.001);
		}
	},
);

test.each([148, 152, 156, 160])("a text is written on the front of a folded card, beside what begins at %d", (x) => {
	const shaper = serverShaper();
	const beside = { ...newShape("s", "rectangle", "#b3261e", FORMAT), x, y: 0, width: 204 - x, height: 148 };
	const store = storeWith([newPhoto("p", SEA, roomForNew(FORMAT, [CARD])), beside]);
	const room = roomForNew(currentSide(store), [CARD]);
	const surroundings = { cloth: null, tonesOf: () => undefined };
	for (let count = 0; count < 4; count++)
		insertNewText(store, newText(`t${count}`, "Your text", "en", room), surroundings, shaper, room);
	const found = currentSide(store).elements.filter(isPlaced).map(boundsOf);
	expect(found).toHaveLength(6);
	expect(found.flatMap(({ left, right }) => (left < 111 - 0.001 || right > 204.001 ? [[left, right]] : []))).toEqual(
		[],
	);
});

test("a photo is seen whole on the front of a card, and covers all of it only when asked", () => {
	const store = storeWith();
	placePicture(store, SEA, null, "p", roomForNew(FORMAT, [CARD]));
	const [photo] = currentSide(store).elements;
	if (photo?.kind !== "photo") throw new Error("No photo");
	expect(fitOf(photo, FORMAT)).toBe("whole");
	expect(photo).toMatchObject({ x: expect.closeTo(111), width: expect.closeTo(93) });
	const filled = fillingSide(photo, FORMAT);
	expect(filled).toMatchObject({ x: -3, width: 216 });
	expect(wholePicture(filled, panelAt(boundsOf(filled), FORMAT, CARD.folds))).toEqual(photo);
	const onBack = { ...photo, x: 8 };
	expect(wholePicture(onBack, panelAt(boundsOf(onBack), FORMAT, CARD.folds)).x).toBeCloseTo(6);
});

test("where the front is full a new photo goes to the half that is empty", () => {
	const store = storeWith([{ ...newText("t", "Zoë", "en", FORMAT), x: 112, y: 8, width: 91, height: 132 }]);
	placePicture(store, SEA, null, "p", roomForNew(FORMAT, [CARD]));
	const [, photo] = currentSide(store).elements;
	expect(photo).toMatchObject({ kind: "photo", x: expect.closeTo(6), width: expect.closeTo(93) });
});

test("beside a hinge a photo covers the side as before, and what is new lies off the hinge", () => {
	const store = storeWith();
	placePicture(store, SEA, null, "p", roomForNew(FORMAT, [{ ...CARD, folds: [8] }]));
	expect(currentSide(store).elements[0]).toMatchObject({ x: -3, width: 216 });
	const shape = newShape("s", "star", "#b3261e", roomForNew(FORMAT, [{ ...CARD, folds: [8] }]));
	expect(checkFolds(boundsOf(shape), FORMAT, [8])).toEqual([]);
	expect(shape.x + shape.width / 2).toBe(109);
});

test.each<[readonly number[], [number, number][]]>([
	[
		[105],
		[
			[0, 105],
			[105, 210],
		],
	],
	[
		[140, 70],
		[
			[0, 70],
			[70, 140],
			[140, 210],
		],
	],
	[
		[95, 115],
		[
			[0, 95],
			[115, 210],
		],
	],
	[[190], [[0, 190]]],
])("folds at %j leave panels", (folds, panels) => {
	expect(panelsOf(FORMAT, folds).map(({ left = 0, width }) => [left, left + width])).toEqual(panels);
});

test("a folded side is read part by part: what lies over several first, a fold's own inexactness left out", () => {
	const at = (id: string, x: number, y: number, width = 40) => ({
		...newShape(id, "star", "#b3261e", FORMAT),
		x,
		y,
		width,
	});
	const ground = { kind: "background", id: "ground", opacity: 1, fill: { type: "solid", color: "#ffffff" } } as const;
	const elements = [
		ground,
		at("low", 10, 90),
		at("front", 120, 5),
		at("edge", 64, 20, 42),
		at("both", 80, 60),
		at("top", 10, 5),
	];
	const read = (side: PanelledSide) =>
		byPanel(elements, side).map(({ panels, elements: inPart }) => [
			panels.map(({ name }) => name).join(),
			inPart.map(({ id }) => id).join(),
		]);
	expect(read({ ...CARD, panels: ["Back", "Front"] })).toEqual([
		["", "ground,both"],
		["Back", "top,edge,low"],
		["Front", "front"],
	]);
	expect(read(CARD)).toEqual([["", "ground,top,edge,front,both,low"]]);
});

test("what is thin or off the side is listed with the part that is nearest", () => {
	const thin = { ...newShape("thin", "line", "#b3261e", FORMAT), x: 20, width: 60, rotation: 90 };
	const elements = [
		thin,
		{ ...thin, id: "fold", x: 75.2 },
		{ ...thin, id: "left", x: -90 },
		{ ...thin, id: "right", x: 230 },
	];
	const parts = byPanel(elements, { ...CARD, panels: ["Back", "Front"] });
	expect(parts.map(({ panels, elements: inPart }) => [panels[0]?.name, inPart.map(({ id }) => id).toSorted()])).toEqual(
		[
			["Back", ["left", "thin"]],
			["Front", ["fold", "right"]],
		],
	);
});

test.each<[string, readonly number[], number, number]>([
	["goes to the other half of a card", [105], 6, 99],
	["stays where the other part is too narrow for it", [30], 36, 204],
])("where the front is full of words what is new %s, a text too", (_where, [fold], least, most) => {
	const poem = { ...newText("full", "all the day long ".repeat(99), "en", FORMAT), size: 5, leading: 1.25 };
	const full = { ...poem, x: fold! + 3, y: 0, width: 204 - fold!, height: 148 };
	const surroundings = { cloth: null, tonesOf: () => undefined };
	for (const kind of ["text", "code"]) {
		const store = storeWith([full]);
		const room = roomForNew(currentSide(store), [{ ...CARD, folds: [fold!] }]);
		const text = newText("t", "Your text", "en", room);
		if (kind === "text") insertNewText(store, text, surroundings, serverShaper(), room);
		else insertNew(store, newQr("q", room), room);
		const { left, right } = boundsOf(currentSide(store).elements[1] as PlacedElement);
		expect([left >= least - 0.001, right <= most + 0.001]).toEqual([true, true]);
	}
});

test("a side without folds is one room", () => {
	expect(roomForNew(FORMAT, [{ ...CARD, code: "inside" }])).toMatchObject({ width: 210 });
	expect(panelsOf({ ...FORMAT, width: 20 }, [10])).toEqual([{ ...FORMAT, width: 20 }]);
});
