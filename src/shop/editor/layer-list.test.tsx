import { expect, test } from "vitest";
import type { DesignElement, PhotoElement, TextElement } from "#design/document.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { renderOnCard, wordsOfCard } from "../../../tests/support/render-editor.tsx";
import { ElementControls } from "./element-controls.tsx";
import { GraveList } from "./grave-list.tsx";
import { LayerList } from "./layer-list.tsx";
import { WarningBadges } from "./warning-badges.tsx";

const text = (words: string, x: number, y: number): TextElement => ({
	...{ kind: "text", id: words, x, y, width: 30, height: 10, rotation: 0, opacity: 1, text: words, font: "lora" },
	...{ size: 5, leading: 1.25, align: "left", color: "#1f1b16", language: "en" },
});
const photo: DesignElement = {
	...{ kind: "photo", id: "slot", x: 10, y: 10, width: 50, height: 50, rotation: 0, opacity: 1, picture: null },
	...{ crop: null, cornerRadius: 0 },
} as unknown as DesignElement;
const group: DesignElement = {
	...{ kind: "group", id: "pair", opacity: 1 },
	children: [text("Ada", 10, 20), text("Zoë", 130, 60)],
};

test("the list says on which parts of a folded side a thing and a group lie", () => {
	const words = wordsOfCard(<LayerList onKeyDown={() => {}} onMenu={() => {}} />, {
		outside: [group, text("Hello", 140, 5)],
	});
	expect(words.filter((line) => line !== ",")).toEqual([
		...["Text: Hello", "Front"],
		...["Group 1", "Back, Front"],
		...["Text: Zoë", "Front"],
		...["Text: Ada", "Back"],
	]);
});

test("four shapes that can't be changed are one entry, fewer are listed, and what can be changed always is", () => {
	const shape = (id: string, locked: boolean): DesignElement => ({
		...{ kind: "shape", id, x: 10, y: 10, width: 20, height: 20, rotation: 0, opacity: 1, cornerRadius: 0 },
		...{ form: "star", fill: { type: "solid", color: "#1f1b16" }, stroke: null, locked },
	});
	const listed = (...locked: readonly boolean[]) =>
		wordsOfCard(<LayerList onKeyDown={() => {}} onMenu={() => {}} />, {
			outside: locked.map((each, at) => shape(`s${at}`, each)),
		}).filter((line) => !line.startsWith(",") && line !== "Back");
	expect(listed(true, true, true)).toEqual(["Star 3", "Star 2", "Star 1"]);
	expect(listed(true, true, false, true, true)).toEqual(["Star 3", "Ornaments (4)"]);
});

test("a group that is warned of has its mark at its own corner, grave before mild", () => {
	const warning = { sideCode: "outside", elementId: "pair", figures: {} } as const;
	const warnings: readonly Warning[] = [
		{ ...warning, code: "outside-page", severity: "red" },
		{ ...warning, code: "art-over-fold", severity: "yellow" },
	];
	expect(badgesOn([group], warnings)).toEqual([["320 40", "fill-danger"]]);
});

test("the mark of a turned photo that reaches beyond its page stands at the page's edge", () => {
	const turned = { ...photo, x: 150, width: 100, rotation: 20 } as DesignElement;
	const warning: Warning = { sideCode: "outside", elementId: "slot", figures: {}, code: "few-pixels", severity: "red" };
	const [[place = ""] = []] = badgesOn([turned], [warning]);
	expect(Number(place.split(" ")[0])).toBe(2 * (200 + 3));
});

test("a photo that is there twice has one button to replace it", () => {
	const twice = {
		...photo,
		picture: { id: "sea", width: 3000, height: 2000 },
		crop: { x: 0, y: 0, width: 1, height: 1 },
	};
	const element = twice as PhotoElement;
	const warning: Warning = {
		sideCode: "outside",
		elementId: "slot",
		figures: {},
		code: "same-photo",
		severity: "yellow",
	};
	const words = wordsOfCard(<ElementControls element={element} warnings={[warning]} onMenu={() => {}} />, {
		outside: [element],
	});
	expect(words.filter((line) => line === "Replace photo").length).toBe(1);
});

test("a sample that waits for one's own words has another mark than a fault, unless it has that fault too", () => {
	const sample: Warning = {
		sideCode: "outside",
		elementId: "Ada",
		figures: {},
		code: "sample-words",
		severity: "yellow",
	};
	const faint: Warning = { ...sample, code: "hard-to-read" };
	const looks = (...warnings: readonly Warning[]) => badgesOn([text("Ada", 10, 20)], warnings).map(([, look]) => look);
	expect(looks(sample)).toEqual([expect.stringContaining("fill-field stroke-ink")]);
	expect([looks(sample, faint), looks(faint, sample)]).toEqual([["fill-warning"], ["fill-warning"]]);
});

test("a text that is warned of has its mark beside its words, however long its frame is", () => {
	const warning = { sideCode: "outside", code: "hard-to-read", severity: "yellow", figures: {} } as const;
	const [long, turned] = [
		{ ...text("Ada", 10, 20), width: 150 },
		{ ...text("Zoë", 50, 50), rotation: 90 },
	];
	const badges = badgesOn(
		[long, turned],
		[
			{ ...warning, elementId: "Ada" },
			{ ...warning, elementId: "Zoë" },
		],
	).map(([place = ""]) => place.split(" ").map(Number));
	const [[x, y], [turnedX, turnedY]] = badges as [[number, number], [number, number]];
	expect([x > 45, x < 63, Math.abs(y - 47) < 3]).toEqual([true, true, true]);
	expect([turnedX > 143, turnedX < 155, Math.abs(turnedY - 89) < 3]).toEqual([true, true, true]);
});

/** Where each stands, and how grave it is, at two pixels a millimetre. */
function badgesOn(outside: readonly DesignElement[], warnings: readonly Warning[]) {
	const view = { x: 0, y: 0, scale: 2 };
	const badges = <WarningBadges side="outside" view={view} warnings={warnings} shaper={serverShaper()} />;
	const drawn = renderOnCard(badges, { outside });
	return [...drawn.matchAll(/<g transform="translate\(([^)]+)\)[^"]*" class="([^"]+)"/g)].map(([, ...found]) => found);
}

test("what is asked about before the cart is numbered on its own side, which is named", () => {
	const asked = ["outside", "inside"].map(
		(sideCode): Warning => ({
			...{ sideCode, elementId: "slot", figures: {} },
			...{ code: "empty-photo-slot", severity: "red" },
		}),
	);
	const words = wordsOfCard(<GraveList warnings={asked} onShow={() => {}} />, {
		outside: [photo],
		inside: [{ ...photo, id: "first" } as DesignElement, photo],
	});
	expect(words).toEqual([
		"This frame has no photo yet.",
		"Empty photo frame 1 (Outside)",
		"Empty photo frame 2 (Inside)",
	]);
});
