import { expect, test } from "vitest";
import type { DesignDocument, DesignElement, GroupChild } from "#design/document.ts";
import { hasOwnIds, withOwnIds } from "#design/own-ids.ts";

const LONG = "x".repeat(60);

function shape(id: string): GroupChild {
	const box = { x: 0, y: 0, width: 10, height: 10, rotation: 0 };
	return { kind: "shape", id, ...box, opacity: 1, form: "ellipse", fill: null, stroke: null, cornerRadius: 0 };
}

function group(id: string, ...children: GroupChild[]): DesignElement {
	return { kind: "group", id, opacity: 1, children };
}

function pages(...elements: readonly DesignElement[][]): DesignDocument {
	const format = { width: 100, height: 100, bleed: 3, safe: 3 };
	return { version: 1, sides: elements.map((each, page) => ({ code: `page-${page}`, ...format, elements: each })) };
}

test.each([
	["pages alike", pages([shape("a")], [shape("a")], [shape("a"), shape("b")]), "a | page-1-a | page-2-a b"],
	["one side", pages([shape("a"), shape("a"), shape("a")]), "a page-0-a page-0-a-2"],
	["in groups", pages([group("g", shape("a"))], [group("a", shape("g"))]), "g(a) | page-1-a(page-1-g)"],
	["a name that is taken later", pages([shape("a")], [shape("a")], [shape("page-1-a")]), "a | page-1-a-2 | page-1-a"],
	["long ids", pages([shape(LONG)], [shape(LONG), shape(LONG)]), `${LONG} | page-1-shape page-1-shape-2`],
])("elements that share an id each have their own, the first one keeps it: %s", (_, shared, own) => {
	expect(hasOwnIds(shared)).toBe(false);
	const document = withOwnIds(shared);
	expect(document.sides.map(({ elements }) => elements.map(named).join(" ")).join(" | ")).toBe(own);
	expect(hasOwnIds(document)).toBe(true);
	expect(withOwnIds(document)).toBe(document);
	expect(withOwnIds(structuredClone(shared))).toEqual(document);
	const unnamed = (each: DesignDocument) => JSON.stringify(each).replace(/"id":"[^"]*"/g, "");
	expect(unnamed(document)).toBe(unnamed(shared));
});

function named(element: DesignElement): string {
	return element.kind === "group" ? `${element.id}(${element.children.map(named).join(" ")})` : element.id;
}
