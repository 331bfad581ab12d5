import { expect, test } from "vitest";
import type { PhotoElement, ShapeForm, SideFormat } from "#design/document.ts";
import { makeBackground } from "../photo/as-background.ts";
import { currentSide, insertElement, removeElement } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { createElementNumbers } from "./element-numbers.ts";
import { newPhoto, newShape, newText } from "./new-elements.ts";

const SIDE: SideFormat = { code: "front", width: 210, height: 148, bleed: 3, safe: 6 };
const photo = (id: string, y: number): PhotoElement => ({
	...newPhoto(id, { id, width: 3000, height: 2000 }, SIDE),
	...{ x: 10, y, width: 60, height: 40 },
});

test("a photo is called the same while it is there, whatever becomes the background, comes or goes", () => {
	const elements = [photo("above", 10), photo("below", 90)];
	const store = createEditorStore({ version: 1, sides: [{ ...SIDE, elements }] }, 1);
	const numbers = () => Object.fromEntries(store.numbers(currentSide(store)));
	expect(numbers()).toEqual({ above: 1, below: 2 });
	makeBackground(store, elements[1]!);
	expect(currentSide(store).elements.map(({ id }) => id)).toEqual(["below", "above"]);
	expect(numbers()).toEqual({ above: 1, below: 2 });
	insertElement(store, photo("third", 50));
	expect(numbers()).toEqual({ above: 1, below: 2, third: 3 });
	removeElement(store, "above");
	expect(numbers()).toEqual({ below: 2, third: 3 });
	store.undo();
	expect(numbers()).toEqual({ above: 1, below: 2, third: 3 });
	store.redo();
	insertElement(store, photo("new", 80));
	expect(numbers()).toEqual({ below: 2, new: 1, third: 3 });
});

test("what a template keeps leaves no gap in the numbers of what the form asks for", () => {
	const text = (id: string, y: number) => ({ ...newText(id, id, "en", SIDE), y });
	const elements = [text("Elena", 10), { ...text("&", 30), locks: ["content"] as const }, text("Jonas", 50)];
	const numbers = createElementNumbers()({ ...SIDE, elements });
	expect(["Elena", "Jonas", "&"].map((id) => numbers.get(id))).toEqual([1, 2, 3]);
});

test("shapes are numbered by what they are called: the first line is the first, whatever was drawn before", () => {
	const shape = (id: string, form: ShapeForm) => newShape(id, form, "#b3261e", SIDE);
	const elements = [shape("star", "star"), shape("line", "line"), shape("other", "line")];
	const numbers = createElementNumbers()({ ...SIDE, elements });
	expect(elements.map(({ id }) => numbers.get(id))).toEqual([1, 1, 2]);
});
