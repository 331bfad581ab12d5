import fc from "fast-check";
import { expect, test } from "vitest";
import type { DesignElement, ElementKind, GroupChild, LeafElement } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { LOCK_PARTS, type LockPart } from "#design/locks.ts";
import { driveEditor } from "../../../../tests/support/drive-editor.ts";
import { makeBackground } from "../photo/as-background.ts";
import { alignSelected, distributeSelected } from "./align.ts";
import { centreOf, isPlaced } from "./boxes.ts";
import { changeElement } from "./change-element.ts";
import { clipOf, copyToSide, pasteElements } from "./clipboard.ts";
import type { ElementChange } from "./commands.ts";
import { grow, nudge, removeElement, selectedElement, turn } from "./editing.ts";
import type { EditorStore } from "./editor-store.ts";
import { everyElement } from "./element-tree.ts";
import { groupSelected, ungroupSelected } from "./group.ts";
import { placePicture } from "./place-picture.ts";
import { setLock } from "./set-lock.ts";
import {
	chosen,
	duplicateSeveral,
	growSeveral,
	lockSeveral,
	nudgeSeveral,
	removeSeveral,
	reorderSeveral,
	turnSeveral,
} from "./several-editing.ts";
import { editText } from "./text-editing.ts";

const box = (x: number) => ({ x, y: 10 + (x % 30), width: 30, height: 20, rotation: 0, opacity: 1 });
const text = (id: string, x: number): GroupChild => ({
	...{ kind: "text", id, ...box(x), height: 12, text: "Alma", font: "lora", size: 10, leading: 1.2, align: "left" },
	color: "#112233",
	language: "en",
});
const shape = (id: string, x: number): GroupChild => ({
	...{ kind: "shape", id, ...box(x), form: "rectangle", fill: { type: "solid", color: "#b4431f" } },
	stroke: { color: "#000000", width: 1 },
	cornerRadius: 2,
});
const photo = (id: string, x: number): GroupChild => ({
	...{ kind: "photo", id, ...box(x), cornerRadius: 3, crop: { x: 0.1, y: 0.1, width: 0.5, height: 0.5 } },
	picture: { id: "sea", width: 600, height: 400 },
	border: { color: "#ffffff", width: 1 },
});
const calendar = (id: string, x: number): GroupChild => ({
	...{ kind: "calendar", id, ...box(x), year: 2026, month: 11, firstDay: 1, title: "November" },
	...{ dayNames: ["S", "M", "T", "W", "T", "F", "S"], font: "lora", color: "#112233", weekendColor: "#b4431f" },
	...{ markColor: "#b4431f", lines: { color: "#000000", width: 0.2 }, language: "en" },
});
const code = (id: string, x: number): GroupChild => ({
	...{ kind: "qr", id, ...box(x), text: "Zoë", level: "medium", color: "#112233", ground: null },
});
const art = (id: string, x: number): GroupChild => ({
	...{ kind: "clip-art", id, ...box(x), set: "tabler-filled", name: "heart", label: "Heart", color: "#112233" },
	paths: [{ d: "M0 0L1 0L1 1Z" }],
});
const side = { code: "wrap", width: 200, height: 90, bleed: 3, safe: 5 };
const other = { ...side, code: "inside", elements: [] };

const locks = fc.subarray([...LOCK_PARTS]);
const template = fc.array(locks, { minLength: 10, maxLength: 10 }).map((given): readonly DesignElement[] => {
	const kept = <Element extends DesignElement>(element: Element, at: number): Element => ({
		...element,
		...(given[at]!.length > 0 && { locks: given[at]! }),
	});
	const group: GroupChild = {
		kind: "group",
		id: "g",
		opacity: 0.5,
		children: [kept(text("gt", 100), 0), kept(photo("gp", 140), 1)],
	};
	const ground = { kind: "background", id: "b", opacity: 1, fill: { type: "solid", color: "#f3e6d3" } } as const;
	return [
		kept<DesignElement>(ground, 2),
		kept(text("t", 10), 3),
		kept(shape("s", 40), 4),
		kept(photo("p", 70), 5),
		kept(group, 6),
		kept(calendar("c", 20), 7),
		kept(code("q", 60), 8),
		kept(art("a", 120), 9),
	];
});

const measure = ({ size, leading, text: words }: { size: number; leading: number; text: string }) => ({
	size,
	height: size * leading * words.split("\n").length,
});
let made = 0;
const newId = () => `n${made++}`;

/** Whatever is offered by a button, a key, a field or a hand; `at` chooses among what there is. */
const DEEDS = {
	select: (store, at) => {
		const all = everyElement(elementsOf(store));
		store.selectMany([all[at % all.length]!.id, ...(at % 3 === 0 ? [all[(at * 7) % all.length]!.id] : [])]);
	},
	nudge: (store, at) => onPlaced(store, (element) => nudge(store, element, at, -3, `n${at}`)),
	turn: (store, at) => onPlaced(store, (element) => turn(store, element, at, `t${at}`)),
	grow: (store, at) => onPlaced(store, (element) => grow(store, element, (at % 9) - 4, 0, measure, `g${at}`)),
	change: (store, at) =>
		onPlaced(store, (element) => {
			const fields = [...CHANGES, ...(OWN_CHANGES[element.kind] ?? [])];
			changeElement(store, element, fields[at % fields.length]!, measure);
		}),
	type: (store, at) =>
		onPlaced(store, (element) => {
			const range = { anchor: 0, focus: 0 };
			const input = { inputType: "insertText", time: at, session: "s", before: range, after: range };
			if (element.kind === "text") editText(store, { element, value: `Zoë\n${at}`, ...input }, null, measure);
		}),
	remove: (store) => {
		const id = store.getState().selection.element;
		if (id) removeElement(store, id);
		else removeSeveral(store);
	},
	place: (store, at) => {
		const { element } = store.getState().selection;
		placePicture(store, { id: `dog${at}`, width: 300, height: 500 }, at % 2 ? element : null, newId());
	},
	ground: (store) => onPlaced(store, (element) => element.kind === "photo" && makeBackground(store, element)),
	nudgeAll: (store, at) => nudgeSeveral(store, at, 1, `m${at}`),
	turnAll: (store, at) => chosen(store).length > 0 && turnSeveral(store, at, `r${at}`),
	growAll: (store, at) => chosen(store).length > 0 && growSeveral(store, (at % 9) - 4, `w${at}`),
	order: (store, at) => reorderSeveral(store, at % 2 ? 1 : -1, at % 3 === 0),
	align: (store, at) => alignSelected(store, at % 2 ? "left" : "bottom"),
	distribute: (store) => distributeSelected(store, "x"),
	duplicate: (store) => duplicateSeveral(store, newId),
	paste: (store) => pasteElements(store, clipOf(store, chosen(store)), newId),
	copy: (store) => copyToSide(store, "inside", newId),
	group: (store) => groupSelected(store, newId()),
	ungroup: (store) => ungroupSelected(store),
	lock: (store) => lockSeveral(store),
	open: (store, at) => setLock(store, chosen(store), LOCK_PARTS[at % LOCK_PARTS.length]!, at % 4 === 0),
	undo: (store) => store.undo(),
	redo: (store) => store.redo(),
} satisfies Record<string, (store: EditorStore, at: number) => unknown>;

const CHANGES: readonly ElementChange[] = [
	{ x: 1 },
	{ width: 12 },
	{ rotation: 45 },
	{ opacity: 0.2 },
	{ locked: false },
];
const OWN_CHANGES: Partial<Record<ElementKind, readonly ElementChange[]>> = {
	text: [
		{ color: "#ff0000" },
		{ text: "Carl" },
		{ size: 4 },
		{ runs: [{ from: 0, to: 2, color: "#00ff00" }] },
		{ fit: true },
	],
	shape: [{ fill: null }, { cornerRadius: 5 }],
	calendar: [
		{ month: 5 },
		{ months: Array(12).fill("May") },
		{ marks: [{ day: 3, words: "Zoë", form: "heart" }] },
		{ weekendColor: "#00ff00" },
	],
	qr: [{ text: "Carl" }, { color: "#00ff00" }],
	"clip-art": [{ flipX: true }, { color: "#00ff00" }],
	photo: [{ mask: { form: "heart" } }, { crop: { x: 0, y: 0, width: 1, height: 1 } }],
};

function onPlaced(store: EditorStore, act: (element: Exclude<LeafElement, { kind: "background" }>) => unknown): void {
	const element = selectedElement(store);
	if (isPlaced(element)) act(element);
}

function elementsOf(store: EditorStore): readonly DesignElement[] {
	return store.getState().document.sides[0]!.elements;
}

function look(leaf: LeafElement | undefined, part: LockPart) {
	if (!leaf) return undefined;
	const fields = leaf as unknown as Record<string, unknown>;
	switch (part) {
		case "place": {
			if (!isPlaced(leaf)) return null;
			const [x, y] = leaf.kind === "text" ? [leaf.x + leaf.width / 2, leaf.y] : centreOf(leaf);
			return [Math.round(x * 100), Math.round(y * 100), leaf.rotation];
		}
		case "size":
			return [fields.width, fields.size, fields.fit];
		case "style": {
			const colors = [fields.color, fields.runs, fields.font, fields.fill, fields.mask, fields.pattern];
			return [...colors, fields.weekendColor, Math.round(leaf.opacity * 1e6)];
		}
		case "content":
			return [fields.text, fields.picture, fields.month, fields.marks, leaf.kind === "clip-art" && leaf.flipX];
		case "presence":
			return leaf.id;
	}
}

const step = fc.tuple(fc.constantFrom(...(Object.keys(DEEDS) as (keyof typeof DEEDS)[])), fc.nat(40));
const hand = fc.tuple(fc.nat(199), fc.nat(89), fc.nat(199), fc.nat(89), fc.constantFrom(null, "se", "n", "rotate"));

test("no sequence of steps changes what a template keeps", () => {
	fc.assert(
		fc.property(template, fc.array(fc.oneof(step, hand), { maxLength: 25 }), (elements, steps) => {
			const editor = driveEditor(elements, side, { bound: true, others: [other] });
			const kept = flatElements(elements).filter((leaf) => leaf.locks);
			for (const each of steps) {
				if (each.length === 2) DEEDS[each[0]](editor.store, each[1]);
				else editor.drag([each[0], each[1]], [each[2], each[3]], { handle: each[4] });
			}
			const now = flatElements(elementsOf(editor.store));
			for (const leaf of kept) {
				const after = now.find(({ id }) => id === leaf.id);
				for (const part of leaf.locks ?? [])
					if (after || part === "presence")
						expect([leaf.id, part, look(after, part)]).toEqual([leaf.id, part, look(leaf, part)]);
				if (after) expect(after.locks).toEqual(expect.arrayContaining([...(leaf.locks ?? [])]));
			}
		}),
		{ numRuns: 1000 },
	);
});

test("what may be changed of a template is changed, and who made it opens its locks", () => {
	const kept = { ...shape("s", 40), locks: ["place", "size"] } as DesignElement;
	const bound = driveEditor([kept], side, { bound: true }).click(50, 25);
	expect(bound.selected()).toEqual(["s"]);
	bound.drag([50, 25], [80, 30]);
	setLock(bound.store, [kept], "place", false);
	expect(bound.element("s")).toBe(kept);
	changeElement(bound.store, kept, { fill: { type: "solid", color: "#00ff00" } }, measure);
	expect(bound.element("s")).toMatchObject({ fill: { color: "#00ff00" } });
	const own = driveEditor([kept], side);
	setLock(own.store, [kept], "place", false);
	own.drag([50, 25], [60, 25], { alt: true });
	expect(own.element("s")).toMatchObject({ x: 50, locks: ["size"] });
});

test("of a calendar that keeps its look the days are filled in, and of one that keeps its days the look is", () => {
	const looks = { ...calendar("c", 20), locks: ["place", "size", "style", "presence"] } as DesignElement;
	const days = { ...calendar("d", 100), locks: ["content"] } as DesignElement;
	const editor = driveEditor([looks, days], side, { bound: true }).click(30, 32);
	expect(editor.selected()).toEqual(["c"]);
	for (const each of [looks, days]) {
		changeElement(editor.store, each, { month: 5 }, measure);
		changeElement(editor.store, each, { weekendColor: "#00ff00" }, measure);
	}
	expect(editor.element("c")).toMatchObject({ month: 5, weekendColor: "#b4431f" });
	expect(editor.element("d")).toMatchObject({ month: 11, weekendColor: "#00ff00" });
});

test("what keeps its place grows about its middle", () => {
	const editor = driveEditor([{ ...shape("s", 40), locks: ["place"] } as DesignElement], side, { bound: true });
	editor.click(50, 25).drag([70, 40], [75, 40], { handle: "e" });
	expect(editor.element("s")).toMatchObject({ x: 35, width: 40 });
});

test("a copy can be moved and thrown away, and keeps the rest", () => {
	const kept = { ...text("t", 10), locks: ["place", "content", "presence"] } as DesignElement;
	const { store, order, element } = driveEditor([kept], side, { bound: true }).click(15, 25);
	duplicateSeveral(store, () => "copy");
	expect(element("copy")).toMatchObject({ locks: ["content"] });
	removeElement(store, "copy");
	removeElement(store, "t");
	expect(order()).toEqual(["t"]);
});
