import { expect, test } from "vitest";
import type { DesignDocument, DesignElement, SideFormat } from "#design/document.ts";
import { newPhoto } from "./new-elements.ts";
import { goalsHere, photoGoals, waitingAt } from "./photo-goals.ts";

const FORMAT: SideFormat = { code: "page", width: 210, height: 297, bleed: 3, safe: 6 };
const own = (id: string) => newPhoto(id, { id: "sea", width: 3000, height: 2000 }, FORMAT);
const sample = (id: string) => ({ ...own(id), placeholder: true });
const empty = (id: string) => ({ ...own(id), picture: null });
const kept = (id: string) => ({ ...sample(id), locks: ["content"] as const });

type Sides = Readonly<Record<string, readonly DesignElement[]>>;
const TEMPLATE: Sides = {
	cover: [kept("k"), sample("a"), sample("b")],
	"month-1": [empty("c")],
	"month-2": [sample("d")],
};
const BLANK: Sides = { cover: [], "month-1": [], "month-2": [own("mine")], "month-3": [] };

test.each<[string, Sides, string, number, readonly string[]]>([
	["one takes the first sample that it may", TEMPLATE, "cover", 1, ["cover a"]],
	["several take the next ones, on the pages after it too", TEMPLATE, "cover", 4, ["a", "b", "c", "d"]],
	["the cover comes after the pages", TEMPLATE, "month-2", 3, ["month-2 d", "month-1 c", "cover a"]],
	[
		"what is left comes to pages without a photo, and has no place then",
		{ ...TEMPLATE, "month-3": [] },
		"month-2",
		6,
		["d", "c", "a", "b", "month-3"],
	],
	["one alone stays on the shown page", { cover: [], "month-1": [sample("a")] }, "cover", 1, ["cover"]],
	["one a page, past those with photos", BLANK, "month-1", 3, ["month-1", "month-3", "cover"]],
	["not the shown page, which has one", BLANK, "month-2", 5, ["month-3", "month-1", "cover"]],
	["sides without numbers are no pages", { front: [], back: [] }, "front", 2, ["front", "front"]],
	["what is left comes to the shown side of what has none", { front: [sample("a")] }, "front", 2, ["a", "front"]],
])("of photos for a design %s", (_what, sides, shown, count, expected) => {
	const goals = photoGoals(documentOf(sides), { ...FORMAT, code: shown }, { count, held: [], takesSamples: true });
	const told = goals.map(({ side, slot }, at) =>
		slot ? (expected[at]?.includes(" ") ? `${side} ${slot}` : slot) : side,
	);
	expect(told).toEqual(expected);
});

test("several for one frame of a page take it and the places after it; here they fill the shown side and lie on it", () => {
	const [page, asked] = [
		{ ...FORMAT, code: "cover" },
		{ count: 5, held: [], takesSamples: true },
	];
	const several = photoGoals(documentOf({ ...TEMPLATE, "month-3": [] }), page, { ...asked, frame: "a" });
	expect(several.map(({ side, slot }) => slot ?? side)).toEqual(["a", "b", "c", "d", "month-3"]);
	const here = goalsHere(documentOf(TEMPLATE), page, { ...asked, count: 3 });
	expect(here.map(({ side, slot }) => slot ?? side)).toEqual(["a", "b", "cover"]);
	expect(photoGoals(documentOf({ cover: [own("x")], "month-1": [own("y")] }), page, asked)).toEqual([]);
});

test("samples are filled as they are read, and by a drop the one that is seen there", () => {
	const at = (id: string, x: number, y: number) => ({ ...sample(id), x, y, width: 50, height: 50 });
	const [side] = documentOf({ cover: [at("low", 0, 90), at("right", 90, 0), at("left", 0, 5)] }).sides;
	const shown = (...over: readonly DesignElement[]) => ({ ...side!, elements: [...side!.elements, ...over] });
	const document = (...over: readonly DesignElement[]): DesignDocument => ({ version: 1, sides: [shown(...over)] });
	const goals = photoGoals(document(), { ...FORMAT, code: "cover" }, { count: 3, held: [], takesSamples: true });
	expect(goals.map(({ slot }) => slot)).toEqual(["left", "right", "low"]);
	const dropped = (...over: readonly DesignElement[]) => waitingAt(document(...over), shown(...over), [20, 100], true);
	expect(dropped()).toBe("low");
	expect(dropped({ ...at("mine", 10, 80), placeholder: false })).toBeNull();
	expect(waitingAt(document(), shown(), [60, 60], true)).toBeNull();
});

test("goals of photos on their way are not given again, nor are samples to who makes a template", () => {
	const room = { ...FORMAT, code: "cover" };
	const held = [{ side: "cover", slot: "a" }];
	const [next] = photoGoals(documentOf(TEMPLATE), room, { count: 1, held, takesSamples: true });
	expect(next?.slot).toBe("b");
	const [, second] = photoGoals(documentOf(BLANK), room, {
		...{ count: 2, takesSamples: true },
		held: [{ side: "month-1", slot: null }],
	});
	expect(second?.side).toBe("month-3");
	const [made] = photoGoals(documentOf(TEMPLATE), room, { count: 1, held: [], takesSamples: false });
	expect(made).toEqual({ side: "cover", slot: null });
});

function documentOf(sides: Sides): DesignDocument {
	return { version: 1, sides: Object.entries(sides).map(([code, elements]) => ({ ...FORMAT, code, elements })) };
}
