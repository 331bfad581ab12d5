import { expect, test } from "vitest";
import type { DesignElement, SideFormat } from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { PALETTE } from "../palette.ts";
import { currentSide } from "./editing.ts";
import { createEditorStore } from "./editor-store.ts";
import { newPhoto, newShape, newText } from "./new-elements.ts";
import { mayRepair } from "./repair.ts";
import { repairCommand } from "./repair-command.ts";
import { hasVividColors } from "./vivid-colors.ts";

const shaper = serverShaper();
const page: SideFormat = { code: "front", width: 200, height: 150, bleed: 3, safe: 5 };
const PRINTED: Readonly<Record<string, string>> = { "#0000ff": "#01499a", "#00ff00": "#69b433" };
const surroundings = { cloth: null, tonesOf: () => undefined, asPrinted: (color: string) => PRINTED[color] };
const limits = { yellowBelow: 100, redBelow: 60, folds: [] };

const words = { ...newText("words", "Ahoy", "en", page), color: "#0000FF", y: 10 };
const heart = { ...newShape("heart", "heart", "#b3261e", page), stroke: { color: "#0000ff", width: 2 } };
const ground: DesignElement = {
	kind: "background",
	id: "ground",
	opacity: 1,
	fill: {
		type: "linear",
		from: [0, 0],
		to: [1, 0],
		stops: [
			{ offset: 0, color: "#ffffff" },
			{ offset: 1, color: "#00ff00" },
		],
	},
};
const colorless: readonly DesignElement[] = [
	{ ...newPhoto("photo", { id: "sea", width: 4000, height: 3000 }, page), opacity: 1 },
	{ ...words, id: "blank", text: " " },
	{ ...heart, id: "unseen", opacity: 0 },
];

function told(elements: readonly DesignElement[]) {
	const found = preflight({ sides: [{ ...page, elements }] }, shaper, () => limits, surroundings);
	return found.filter(({ code }) => code === "duller-in-print");
}

test("colours that print duller are told wherever somebody chose them, mildly", () => {
	const said = told([ground, ...colorless, words, { kind: "group", id: "g", opacity: 1, children: [heart] }]);
	expect(said.map(({ elementId, severity, figures }) => [elementId, severity, figures.printed])).toEqual([
		["ground", "yellow", "#69b433"],
		["words", "yellow", "#01499a"],
		["heart", "yellow", "#01499a"],
	]);
});

test("what another press makes of the same element is told anew", () => {
	const toldBy = (asPrinted: (color: string) => string | undefined) =>
		preflight({ sides: [{ ...page, elements: [words] }] }, shaper, () => limits, { ...surroundings, asPrinted })
			.filter(({ code }) => code === "duller-in-print")
			.map(({ figures }) => figures.printed);
	expect([toldBy(() => "#01499a"), toldBy(() => "#2b50a0"), toldBy(() => undefined)]).toEqual([
		["#01499a"],
		["#2b50a0"],
		[],
	]);
});

test("one press gives all of a side in that colour the nearest one, but what a template keeps", () => {
	const kept = { ...words, id: "kept", y: 100, locks: ["style"] as const };
	const elements = [ground, words, heart, kept];
	const store = createEditorStore({ version: 1, bound: true, sides: [{ ...page, elements }] }, 1);
	const warning = told(elements).find(({ elementId }) => elementId === "words")!;
	expect([words, kept].map((each) => mayRepair(store.getState().document, each, "printable"))).toEqual([true, false]);
	expect(store.run(repairCommand(warning, words, currentSide(store), shaper, "new", limits, surroundings)!)).toBe(true);
	expect(told(currentSide(store).elements).map(({ elementId }) => elementId)).toEqual(["ground", "kept"]);
	expect(currentSide(store).elements).toMatchObject([
		ground,
		{ color: "#01499a" },
		{ fill: heart.fill, stroke: { color: "#01499a", width: 2 } },
		kept,
	]);
	store.undo();
	expect(currentSide(store).elements).toEqual(elements);
});

test("it is not pressed where letters could not be read any more", () => {
	const field = { ...newShape("field", "rectangle", "#01509a", page), x: 0, y: 0, width: 200, height: 150 };
	const green = { ...words, color: "#00ff00" };
	const press = (printed: string) => {
		const said = { ...surroundings, asPrinted: (color: string) => (color === "#00ff00" ? printed : undefined) };
		const side = { ...page, elements: [field, green] };
		const [warning] = preflight({ sides: [side] }, shaper, () => limits, said).filter(
			({ code }) => code === "duller-in-print",
		);
		return repairCommand(warning!, green, side, shaper, "new", limits, said);
	};
	expect([press("#69b433") === null, press("#01499a") === null]).toEqual([false, true]);
});

test("a press is asked only where a colour is neither ours nor nearly grey", () => {
	const isAsked = (element: DesignElement) => hasVividColors({ sides: [{ ...page, elements: [element] }] });
	const asked = (color: string) => isAsked(newShape("s", "star", color, page));
	expect(PALETTE.filter(({ color }) => asked(color))).toEqual([]);
	expect(["#ffffff", "#777777", "#101418", "#0000ff", "#e91e63"].map(asked)).toEqual([false, false, false, true, true]);
	expect(isAsked({ kind: "group", id: "g", opacity: 1, children: [newShape("s", "star", "#0000ff", page)] })).toBe(
		true,
	);
});
