import { expect, test } from "vitest";
import type { DesignDocument, DesignSide } from "#design/document.ts";
import { flatSide } from "#design/elements/group/flat-elements.ts";
import { distanceOf } from "#design/shade.ts";
import { PALETTES } from "#design/themes/palettes.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { demoDesigns } from "../../../../demo/designs.ts";
import { createEditorStore } from "./editor-store.ts";
import { restyle } from "./restyle.ts";

const shaper = serverShaper();
const surroundings = { cloth: null, tonesOf: () => undefined };
/** In OKLab; about three times what an eye just notices. */
const APART = 0.06;

const documents = demoDesigns.flatMap(({ id, applications }) =>
	applications
		.slice(0, 1)
		.filter(({ document }) => [...colorsOf(document).values()].some((colors) => new Set(colors).size > 1))
		.map(({ document }) => [id, document] as const),
);

/** By the element: what may not become the same. */
function colorsOf(document: Pick<DesignDocument, "sides">): ReadonlyMap<string, readonly string[]> {
	const leaves = document.sides.flatMap((side) => flatSide(side).elements.map((leaf) => [side.code, leaf] as const));
	return new Map(
		leaves.flatMap(([code, leaf]) => {
			if (leaf.kind === "calendar") {
				return [[`${code} ${leaf.id}`, [leaf.color, leaf.weekendColor, leaf.markColor]] as const];
			}
			const runs = leaf.kind === "text" ? (leaf.runs ?? []).flatMap(({ color }) => color ?? []) : [];
			return leaf.kind === "text" ? [[`${code} ${leaf.id}`, [leaf.color, ...runs]] as const] : [];
		}),
	);
}

test("no ornament of a template keeps the colour of a ground that became another", () => {
	const left: unknown[] = [];
	let holes = 0;
	for (const { id, applications } of demoDesigns) {
		for (const { document } of applications.slice(0, 1)) {
			const before = document.sides.map(holesOf);
			holes += before.flat().length;
			if (before.flat().length === 0) continue;
			for (const palette of PALETTES) {
				const store = createEditorStore(document, 1);
				restyle(store, palette, surroundings, shaper);
				const after = store.getState().document.sides;
				for (const [index, own] of before.entries()) {
					if (holesOf(after[index]!).length < own.length) left.push([id, palette.name, own]);
				}
			}
		}
	}
	expect(left).toEqual([]);
	expect(holes).toBeGreaterThan(10);
});

/** Paths of graphics in the colour of a ground. */
function holesOf(side: DesignSide): readonly string[] {
	const { elements } = flatSide(side);
	const grounds = new Set(
		elements.flatMap((each) => {
			if (each.kind !== "background") return [];
			return each.fill.type === "solid" ? [each.fill.color] : each.fill.stops.map(({ color }) => color);
		}),
	);
	return elements.flatMap((each) =>
		each.kind === "clip-art" ? each.paths.flatMap(({ color }) => (color && grounds.has(color) ? color : [])) : [],
	);
}

test.each(PALETTES)(
	"in the colours of $name what a calendar or a text tells apart by colour stays apart",
	(palette) => {
		const merged: unknown[] = [];
		let pairs = 0;
		for (const [id, document] of documents) {
			const store = createEditorStore(document, 1);
			const before = colorsOf(document);
			restyle(store, palette, surroundings, shaper);
			const after = colorsOf(store.getState().document);
			for (const [element, was] of before) {
				const now = after.get(element)!;
				for (const [one, color] of was.entries()) {
					for (const [other, second] of was.entries()) {
						if (other <= one || color === second) continue;
						pairs++;
						const wanted = Math.min(APART, distanceOf(color, second)) - 0.001;
						if (distanceOf(now[one]!, now[other]!) < wanted) merged.push([id, element, now[one], now[other]]);
					}
				}
			}
		}
		expect(merged).toEqual([]);
		expect(pairs).toBeGreaterThan(100);
	},
);
