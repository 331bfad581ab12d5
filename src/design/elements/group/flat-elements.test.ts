import { expect, test } from "vitest";
import type { GroupElement, ShapeElement } from "#design/document.ts";
import { flatElements } from "./flat-elements.ts";

const BOX = { x: 0, y: 0, width: 20, height: 10, rotation: 0 };
const REST = { kind: "shape", ...BOX, form: "ellipse", fill: null, stroke: null, cornerRadius: 0 } as const;

test("what lies in groups is as faint and as locked as all groups around it, in the order it is painted in", () => {
	const inner: GroupElement = {
		...around(shape("two"), shape("three", { locks: ["style"] })),
		opacity: 0.5,
		locked: true,
	};
	const outer: GroupElement = { ...around(shape("one"), inner, shape("four")), opacity: 0.8, locks: ["place"] };
	const flat = flatElements([shape("zero"), outer, around(shape("five"))]);
	expect(flat).toEqual([
		shape("zero"),
		shape("one", { opacity: 0.4, locks: ["place"] }),
		shape("two", { opacity: 0.2, locked: true, locks: ["place"] }),
		shape("three", { opacity: 0.2, locked: true, locks: ["place", "style"] }),
		shape("four", { opacity: 0.4, locks: ["place"] }),
		shape("five"),
	]);
});

function shape(id: string, own: Partial<ShapeElement> = {}): ShapeElement {
	return { ...REST, id, opacity: 0.5, ...own };
}

function around(...children: GroupElement["children"]): GroupElement {
	return { kind: "group", id: "group", opacity: 1, children };
}
