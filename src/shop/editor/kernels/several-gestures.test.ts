import { expect, test } from "vitest";
import type { ShapeElement } from "#design/document.ts";
import { driveEditor } from "../../../../tests/support/drive-editor.ts";

function shape(id: string, x: number, y: number, rotation = 0): ShapeElement {
	const place = { x, y, width: 20, height: 10, rotation, opacity: 1, cornerRadius: 2 };
	return { kind: "shape", id, ...place, form: "rectangle", fill: { type: "solid", color: "#b4431f" }, stroke: null };
}
const one = shape("one", 10, 20);
const two = shape("two", 60, 20);
const three = shape("three", 110, 60);

test("with Shift a click takes one in and out again; a plain one leaves only what was clicked", () => {
	const editor = driveEditor([one, two, three]).click(20, 25).click(70, 25, { shift: true });
	expect(editor.selected()).toEqual(["one", "two"]);
	expect(editor.click(20, 25, { shift: true }).selected()).toEqual(["two"]);
	editor.click(20, 25, { shift: true }).click(120, 65, { shift: true });
	expect(editor.selected()).toEqual(["two", "one", "three"]);
	expect(editor.click(70, 25).selected()).toEqual(["two"]);
	expect(editor.store.getState().canUndo).toBe(false);
});

test("several are dragged by any of them in one step, and stay selected", () => {
	const editor = driveEditor([one, two, three]).click(20, 25).click(70, 25, { shift: true });
	editor.drag([70, 25], [80, 42], { control: true });
	expect(editor.element("one")).toMatchObject({ x: 20, y: 37 });
	expect(editor.element("two")).toMatchObject({ x: 70, y: 37 });
	expect(editor.element("three")).toBe(three);
	expect(editor.selected()).toEqual(["one", "two"]);
	editor.store.undo();
	expect([editor.element("one"), editor.element("two")]).toEqual([one, two]);
	expect(editor.store.getState().canUndo).toBe(false);
});

test("a mouse draws a rectangle from an empty place and takes what it touches; a finger pans", () => {
	const turned = shape("turned", 160, 20, 45);
	const editor = driveEditor([one, two, turned, { ...three, locked: true }]).drag([5, 5], [62, 22]);
	expect(editor.selected()).toEqual(["one", "two"]);
	editor.drag([155, 80], [163, 32.5], { shift: true });
	expect(editor.selected()).toEqual(["one", "two"]);
	editor.drag([155, 80], [172, 30], { shift: true });
	expect(editor.selected()).toEqual(["one", "two", "turned"]);
	expect(editor.drag([100, 80], [140, 50]).selected()).toEqual([]);
	editor.drag([5, 5], [30, 30], { kind: "touch" });
	expect(editor.view().x).toBe(25);
	expect(editor.selected()).toEqual([]);
});

test("a finger that is held collects: taps take in and out, a tap beside ends it", () => {
	const touch = { kind: "touch" } as const;
	const editor = driveEditor([one, two, three]).pointerDown(20, 25, touch).hold().pointerUp(touch);
	expect(editor.store.getState().collecting).toBe(true);
	editor.click(70, 25, touch).click(120, 65, touch).click(20, 25, touch);
	expect(editor.selected()).toEqual(["two", "three"]);
	expect(editor.click(90, 50, touch).selected()).toEqual(["two", "three"]);
	expect(editor.click(5, 85, touch).selected()).toEqual([]);
	expect(editor.store.getState().collecting).toBe(false);
	editor
		.pointerDown(20, 25, touch)
		.pointerMove(40, 25, { ...touch, control: true })
		.hold()
		.pointerUp(touch);
	expect(editor.store.getState().collecting).toBe(false);
});

test("a corner scales several whole, with their corners and strokes, about the opposite one", () => {
	const stroked = { ...two, stroke: { color: "#000000", width: 1 } };
	const editor = driveEditor([one, stroked]).click(20, 25).click(70, 25, { shift: true });
	editor.drag([80, 30], [150, 40], { handle: "se" });
	expect(editor.element("one")).toMatchObject({ x: 10, y: 20, width: 40, height: 20, cornerRadius: 4 });
	expect(editor.element("two")).toMatchObject({ x: 110, y: 20, width: 40, stroke: { width: 2 } });
});

test("several turn about their middle by the handle and under two fingers", () => {
	const editor = driveEditor([one, two]).click(20, 25).click(70, 25, { shift: true });
	editor.drag([45, 60], [10, 25], { handle: "rotate", shift: true });
	expect(editor.element("one")).toMatchObject({ rotation: 90, x: 35, y: -5 });
	editor.store.undo();
	editor.pointerDown(35, 25, { kind: "touch", finger: 1 }).pointerDown(55, 25, { kind: "touch", finger: 2 });
	editor.pointerMove(25, 25, { kind: "touch", finger: 1 }).pointerMove(65, 25, { kind: "touch", finger: 2 });
	editor.pointerUp({ finger: 2 }).pointerUp({ finger: 1 });
	expect(editor.element("one")).toMatchObject({ width: 40, height: 20 });
	expect(editor.element("two")).toMatchObject({ x: 75, y: 15, width: 40 });
	editor.store.undo();
	expect([editor.element("one"), editor.element("two")]).toEqual([one, two]);
	expect(editor.selected()).toEqual(["one", "two"]);
});

test("a dragged element settles in the middle of a gap and shows both halves; Alt, Control or the switch hold it off", () => {
	const [left, right, moving] = [shape("left", 10, 20), shape("right", 100, 22), shape("moving", 50, 40)];
	const dragged = (press: object) =>
		driveEditor([left, right, moving]).pointerDown(60, 45).pointerMove(66.5, 26.3, press);
	const editor = dragged({});
	expect(editor.live()?.element).toMatchObject({ x: 55 });
	expect(editor.gaps()).toEqual([
		{ axis: "x", from: 30, to: 55, at: expect.any(Number) },
		{ axis: "x", from: 75, to: 100, at: expect.any(Number) },
	]);
	expect(editor.pointerUp().gaps()).toEqual([]);
	for (const press of [{ alt: true }, { control: true }]) {
		const free = dragged(press);
		expect(free.live()?.element).toMatchObject({ x: 56.5, y: 21.3 });
		expect([...free.guides(), ...free.gaps()]).toEqual([]);
	}
	const off = driveEditor([left, right, moving]);
	off.store.snap(false);
	expect(off.drag([60, 45], [66.5, 26.3]).element("moving")).toMatchObject({ x: 56.5, y: 21.3 });
});

test("two taps beside all come closer, two more show the whole page again", () => {
	const tap = { kind: "touch", wait: 50 } as const;
	const editor = driveEditor([one]).click(100, 80, tap).click(100, 80, tap);
	expect(editor.view()).toEqual({ x: -150, y: -120, scale: 2.5 });
	editor.click(20, 80, tap).click(100, 80, tap).click(100, 80, tap);
	expect(editor.view()).toEqual({ x: 0, y: 0, scale: 1 });
});

test("what two fingers show is what is written: corners and strokes grow along; by its corner a photo keeps them", () => {
	const stroked = { ...one, stroke: { color: "#000000", width: 1 } };
	const editor = driveEditor([stroked]).click(20, 25);
	editor.pointerDown(15, 25, { kind: "touch", finger: 1 }).pointerDown(25, 25, { kind: "touch", finger: 2 });
	editor.pointerMove(35, 25, { kind: "touch", finger: 2 }).pointerUp({ finger: 2 }).pointerUp({ finger: 1 });
	expect(editor.element("one")).toMatchObject({ width: 40, cornerRadius: 4, stroke: { width: 2 } });
	const crop = { x: 0, y: 0, width: 1, height: 1 };
	const photo = { ...two, kind: "photo", picture: null, crop } as const;
	const framed = driveEditor([photo]).click(70, 25).pointerDown(80, 30, { handle: "se" }).pointerMove(100, 40, {});
	expect(framed.live()).toMatchObject({ rigid: false, element: { width: 40, cornerRadius: 2 } });
});
