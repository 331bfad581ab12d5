import { expect, test } from "vitest";
import type { PhotoElement, ShapeElement, TextElement } from "#design/document.ts";
import { driveEditor } from "../../../../tests/support/drive-editor.ts";

const shape: ShapeElement = {
	kind: "shape",
	id: "shape",
	x: 20,
	y: 20,
	width: 30,
	height: 20,
	rotation: 0,
	opacity: 1,
	form: "rectangle",
	fill: { type: "solid", color: "#b4431f" },
	stroke: null,
	cornerRadius: 0,
};
const photo: PhotoElement = {
	kind: "photo",
	id: "photo",
	x: 120,
	y: 12,
	width: 40,
	height: 30,
	rotation: 0,
	opacity: 1,
	picture: { id: "pic", width: 4000, height: 4000 },
	crop: { x: 0, y: 0.125, width: 1, height: 0.75 },
	cornerRadius: 0,
};
const text: TextElement = {
	kind: "text",
	id: "text",
	x: 60,
	y: 60,
	width: 50,
	height: 10,
	rotation: 0,
	opacity: 1,
	text: "Zoë",
	font: "open-sans",
	size: 8,
	leading: 1.25,
	align: "left",
	color: "#000000",
	language: "en",
};

test("a drag moves the element under the pointer in one undoable step", () => {
	const editor = driveEditor([shape, photo]).drag([30, 30], [40, 43], { control: true });
	expect(editor.element("shape")).toMatchObject({ x: 30, y: 33 });
	editor.store.undo();
	expect(editor.element("shape")).toEqual(shape);
	editor.store.redo();
	expect(editor.element("shape")).toMatchObject({ x: 30, y: 33 });
});

test("nothing is written before the pointer is released, nor after a cancel", () => {
	const editor = driveEditor([shape]).pointerDown(30, 30).pointerMove(50, 30);
	expect(editor.element("shape")).toBe(shape);
	expect(editor.live()?.rigid).toBe(true);
	editor.pointerCancel();
	expect(editor.element("shape")).toBe(shape);
	expect(editor.live()).toBeNull();
	expect(editor.store.getState().canUndo).toBe(false);
});

test("Escape during a drag puts the element back and ignores the finger until it is lifted", () => {
	const editor = driveEditor([shape]).pointerDown(30, 30).pointerMove(60, 30).escape().pointerMove(90, 30).pointerUp();
	expect(editor.element("shape")).toBe(shape);
});

test("a trembling press selects and does not move", () => {
	const editor = driveEditor([shape]).drag([30, 30], [31, 31]);
	expect(editor.store.getState().selection.element).toBe("shape");
	expect(editor.element("shape")).toBe(shape);
});

test("a drag snaps to another element's edge and shows the line", () => {
	const editor = driveEditor([shape, photo]).pointerDown(30, 30).pointerMove(44, 22);
	expect(editor.live()?.element).toMatchObject({ y: 12 });
	expect(editor.guides()).toContainEqual(expect.objectContaining({ axis: "y", at: 12 }));
	editor.pointerUp();
	expect(editor.element("shape")).toMatchObject({ y: 12 });
	expect(editor.guides()).toEqual([]);
});

test("a photo's corner scales it, its edge opens the frame and keeps the picture's scale", () => {
	const corner = driveEditor([photo])
		.drag([130, 20], [130, 20])
		.drag([160, 42], [180, 42], { handle: "se", control: true });
	expect(corner.element("photo")).toMatchObject({ width: 60, height: 45, crop: photo.crop });
	const edge = driveEditor([photo])
		.drag([130, 20], [130, 20])
		.drag([160, 20], [150, 20], { handle: "e", control: true });
	expect(edge.element("photo")).toMatchObject({
		width: 30,
		height: 30,
		crop: { x: 0, y: 0.125, width: 0.75, height: 0.75 },
	});
});

test("a text's corner changes its size, its edge the line width", () => {
	const corner = driveEditor([text]).drag([70, 65], [70, 65]).drag([110, 70], [160, 70], { handle: "se" });
	expect(corner.element("text")).toMatchObject({ width: 100, height: 20, size: 16 });
	const edge = driveEditor([text]).drag([70, 65], [70, 65]).drag([110, 65], [90, 65], { handle: "e", control: true });
	expect(edge.element("text")).toMatchObject({ width: 30, size: 8 });
});

test("two fingers turn and scale in one step, however they came down and left", () => {
	const editor = driveEditor([shape]);
	editor
		.pointerDown(25, 30, { kind: "touch", finger: 1 })
		.pointerMove(29, 30, { kind: "touch", finger: 1, control: true });
	editor.pointerDown(45, 30, { kind: "touch", finger: 2 }).pointerMove(61, 30, { kind: "touch", finger: 2 });
	editor
		.pointerUp({ finger: 2 })
		.pointerMove(29, 60, { kind: "touch", finger: 1, control: true })
		.pointerUp({ finger: 1 });
	const turned = editor.element("shape");
	expect(turned).toMatchObject({ width: 60, height: 40 });
	editor.store.undo();
	expect(editor.element("shape")).toEqual(shape);
	expect(editor.store.getState().canUndo).toBe(false);
});

test("two fingers beside the element zoom the page, one pans it", () => {
	const editor = driveEditor([shape]);
	editor.pointerDown(150, 70, { kind: "touch", finger: 1 }).pointerDown(170, 70, { kind: "touch", finger: 2 });
	editor.pointerMove(190, 70, { kind: "touch", finger: 2 }).pointerUp({ finger: 2 }).pointerUp({ finger: 1 });
	expect(editor.view().scale).toBe(2);
	expect(editor.element("shape")).toBe(shape);
});

const finger = (number: number, wait = 20) => ({ kind: "touch", finger: number, wait }) as const;

function spread(
	editor: ReturnType<typeof driveEditor>,
	one: readonly [number, number],
	two: readonly [number, number],
) {
	editor.pointerDown(...one, finger(1)).pointerDown(...two, finger(2));
	editor.pointerMove(2 * two[0] - one[0], two[1], finger(2));
	return editor.pointerUp(finger(2)).pointerUp(finger(1));
}

test("two fingers on what is not selected zoom the page and select nothing, whatever else is selected", () => {
	const none = spread(driveEditor([shape, photo]), [25, 30], [45, 30]);
	expect(none.view().scale).toBe(2);
	expect([none.element("shape"), none.selected()]).toEqual([shape, []]);
	const other = spread(driveEditor([shape, photo]).click(140, 25), [25, 30], [45, 30]);
	expect(other.view().scale).toBe(2);
	expect([other.element("shape"), other.element("photo"), other.selected()]).toEqual([shape, photo, ["photo"]]);
});

test("two fingers of which one was first to move take nothing along that was not selected", () => {
	const editor = driveEditor([shape]).pointerDown(25, 30, finger(1)).pointerMove(33, 30, finger(1));
	editor.pointerDown(45, 30, finger(2)).pointerMove(57, 30, finger(2)).pointerUp(finger(2)).pointerUp(finger(1));
	expect(editor.view().scale).toBe(2);
	expect([editor.element("shape"), editor.selected()]).toEqual([shape, []]);
	expect(editor.store.getState().canUndo).toBe(false);
});

test.each([
	["on it", [25, 30], [45, 30]],
	["on both sides of it", [10, 30], [60, 30]],
	["of which one is on it", [45, 30], [145, 30]],
] as const)("two fingers %s scale what is selected, whatever else they touch", (_where, one, two) => {
	const editor = spread(driveEditor([shape, photo]).click(35, 30), one, two);
	expect(editor.element("shape")).toMatchObject({ width: 60, height: 40 });
	expect(editor.element("photo")).toBe(photo);
	expect(editor.view().scale).toBe(1);
	expect(editor.selected()).toEqual(["shape"]);
});

test("two fingers beside words that are written, or a photo that is cropped, end neither", () => {
	const writing = spread(driveEditor([text]).doubleClick(70, 65), [20, 65], [80, 65]);
	expect(writing.store.getState()).toMatchObject({ mode: "text", selection: { range: { anchor: 3, focus: 3 } } });
	expect(writing.element("text")).toEqual(text);
	expect(writing.view().scale).toBe(2);
	const cropping = spread(driveEditor([photo]).doubleClick(130, 20), [20, 75], [40, 75]);
	expect(cropping.store.getState().mode).toBe("crop");
	expect(cropping.element("photo")).toMatchObject({ x: 120, y: 12, width: 40, height: 30 });
});

test("of words that are written two fingers touch neither caret nor selection, however soon one moves", () => {
	const begun = () => driveEditor([text, shape]).doubleClick(70, 65);
	const written = begun().store.getState();
	for (const [x, y] of [
		[70, 65],
		[35, 30],
	] as const) {
		for (const early of [0, 8]) {
			const editor = begun().pointerDown(x, y, finger(1));
			editor.pointerMove(x + early, y, finger(1)).pointerDown(90, 65, finger(2));
			editor.pointerMove(110, 65, finger(2)).pointerUp(finger(2)).pointerUp(finger(1));
			expect(editor.carets).toEqual([]);
			expect(editor.store.getState()).toMatchObject({ mode: "text", selection: written.selection });
			expect(editor.view().scale).toBeGreaterThan(1);
		}
	}
});

test("one finger sets the caret when it leaves, selects letters when it moves, and beside the words ends them", () => {
	const begun = () => driveEditor([text, shape]).doubleClick(70, 65);
	const tapped = begun().pointerDown(70, 65, finger(1));
	expect(tapped.carets).toHaveLength(0);
	expect(tapped.pointerUp(finger(1)).carets).toHaveLength(1);
	for (const wait of [20, 400]) {
		const dragged = begun().pointerDown(70, 65, finger(1)).pointerMove(85, 65, finger(1, wait));
		expect(dragged.carets).toHaveLength(wait > 250 ? 2 : 0);
		expect(dragged.pointerUp(finger(1)).carets).toHaveLength(2);
		const moved = begun().pointerDown(35, 30, finger(1)).pointerMove(45, 30, finger(1, wait)).pointerUp(finger(1));
		expect(moved.element("shape")).toMatchObject({ x: 30 });
		expect(moved.store.getState().mode).toBe("select");
	}
	const tappedBeside = begun().pointerDown(35, 30, finger(1)).pointerUp(finger(1)).hold();
	expect(tappedBeside.selected()).toEqual(["shape"]);
	expect(tappedBeside.store.getState().collecting).toBe(false);
	const ended = begun().pointerDown(150, 85, finger(1)).pointerUp(finger(1));
	expect([ended.store.getState().mode, ended.selected()]).toEqual(["select", []]);
});

test("a tap on a text that is selected writes in it, and a press on a pencil asks for the own words or photo at once", () => {
	const tapped = driveEditor([text, shape]).pointerDown(70, 65, finger(1, 1000)).pointerUp(finger(1));
	expect(tapped.store.getState()).toMatchObject({ mode: "select", selection: { element: "text" } });
	expect(tapped.pointerDown(72, 65, finger(1, 1000)).pointerUp(finger(1)).store.getState().mode).toBe("text");
	const dragged = driveEditor([text]).click(70, 65).pointerDown(70, 65, finger(1, 1000)).pointerMove(90, 65, finger(1));
	expect(dragged.pointerUp(finger(1)).store.getState().mode).toBe("select");
	expect(driveEditor([text]).click(70, 65).click(72, 65).store.getState().mode).toBe("select");
	const pencilled = driveEditor([text, photo]).click(5, 5, { pencil: "text" });
	expect(pencilled.store.getState()).toMatchObject({ mode: "text", selection: { element: "text" } });
	expect(driveEditor([text, photo]).click(5, 5, { pencil: "photo" }).wished).toEqual(["photo"]);
	const touched = driveEditor([text])
		.pointerDown(5, 5, { ...finger(1), pencil: "text" })
		.pointerUp(finger(1));
	expect(touched.store.getState().mode).toBe("text");
	const locked = driveEditor([{ ...photo, locked: true }]).click(5, 5, { pencil: "photo" });
	expect([locked.wished, locked.toldLocked]).toEqual([[], ["photo"]]);
	const writing = driveEditor([text, photo]).doubleClick(70, 65);
	writing.pointerDown(5, 5, { ...finger(1), pencil: "photo" }).pointerDown(30, 5, finger(2));
	expect(writing.store.getState()).toMatchObject({ mode: "text", selection: { element: "text" } });
});

test("letters that stay selected for the panel stay so under two fingers", () => {
	const editor = driveEditor([text, shape]);
	editor.store.enter("select", "text", { anchor: 0, focus: 2 });
	spread(editor, [25, 30], [45, 30]);
	expect(editor.store.getState().selection).toMatchObject({ element: "text", range: { anchor: 0, focus: 2 } });
});

test("a second finger after a long press leaves what that collected", () => {
	const editor = driveEditor([shape, photo]).pointerDown(35, 30, finger(1));
	editor.hold();
	editor.pointerDown(60, 70, finger(2)).pointerUp(finger(2)).pointerUp(finger(1));
	expect(editor.selected()).toEqual(["shape"]);
	expect(editor.store.getState().collecting).toBe(true);
});

test("a double click opens words, a photo's crop, or asks for a photo", () => {
	expect(driveEditor([text]).doubleClick(70, 65).store.getState().mode).toBe("text");
	expect(driveEditor([photo]).doubleClick(130, 20).store.getState().mode).toBe("crop");
	expect(driveEditor([{ ...photo, picture: null }]).doubleClick(130, 20).wished).toEqual(["photo"]);
});

test("in crop mode a drag pans the picture and a press beside it ends the mode", () => {
	const close = { ...photo, crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.375 } };
	const editor = driveEditor([close]).doubleClick(130, 20).drag([130, 20], [140, 20]);
	expect(editor.element("photo")).toMatchObject({ x: 120, crop: { x: 0.125, width: 0.5 } });
	expect(editor.drag([20, 70], [20, 70]).store.getState().mode).toBe("select");
});

test("a drag of a picture that is shown whole is no step", () => {
	const whole = {
		...photo,
		picture: { id: "pic", width: 4000, height: 3000 },
		crop: { x: 0, y: 0, width: 1, height: 1 },
	};
	const editor = driveEditor([whole]).doubleClick(140, 27).drag([140, 27], [150, 30]);
	expect(editor.element("photo")).toEqual(whole);
	expect(editor.store.getState()).toMatchObject({ mode: "crop", canUndo: false });
});

test("a locked element lets the pointer through", () => {
	const editor = driveEditor([shape, { ...shape, id: "above", locked: true }]).drag([30, 30], [40, 43], {
		control: true,
	});
	expect(editor.element("above")).toMatchObject({ x: 20 });
	expect(editor.element("shape")).toMatchObject({ x: 30 });
});

test("who taps or opens what is kept is told so, but not who only ends a selection", () => {
	const kept = { ...shape, locks: ["place", "size", "style", "presence"] } as const;
	const words = { ...text, locks: ["content"] } as const;
	const editor = driveEditor([kept, words]).click(30, 30);
	expect(editor.toldLocked).toEqual(["shape"]);
	expect(editor.click(5, 85).drag([30, 30], [45, 45]).toldLocked).toEqual(["shape"]);
	expect(editor.doubleClick(70, 65).toldLocked).toEqual(["shape", "text"]);
	expect(editor.store.getState().mode).toBe("select");
	expect(editor.click(30, 30).toldLocked).toEqual(["shape", "text"]);
});
