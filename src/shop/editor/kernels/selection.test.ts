import { expect, test } from "vitest";
import type { DesignElement, ShapeElement } from "#design/document.ts";
import { extendedAlong, selectionOf } from "./selection.ts";

const fill = { type: "solid", color: "#b4431f" } as const;
function shape(id: string): ShapeElement {
	const place = { x: 10, y: 10, width: 20, height: 10, rotation: 0, opacity: 1, cornerRadius: 0 };
	return { kind: "shape", id, ...place, form: "star", fill, stroke: null };
}

test("along a list one more is taken in, past what is in a chosen group and the background, and goes out on the way back", () => {
	const elements: readonly DesignElement[] = [
		{ kind: "background", id: "ground", opacity: 1, fill },
		shape("below"),
		{ kind: "group", id: "group", opacity: 1, children: [shape("a"), shape("b")] },
	];
	const document = { version: 1, sides: [{ code: "s", width: 99, height: 99, bleed: 0, safe: 0, elements }] } as const;
	const extendedFrom = (ids: readonly string[], ...list: readonly string[]) =>
		extendedAlong(document, selectionOf(document, "s", ids), list);
	expect(extendedFrom(["group"], "b", "a", "below", "ground")).toEqual(["group", "below"]);
	expect(extendedFrom(["group", "below"], "ground")).toBeNull();
	expect(extendedFrom(["group", "below"], "a", "b", "group")).toEqual(["group"]);
	expect(extendedFrom(["below"], "a", "b", "group")).toEqual(["below", "a"]);
});
