import { expect, test } from "vitest";
import type {
	DesignElement,
	GroupChild,
	GroupElement,
	PhotoElement,
	QrElement,
	ShapeElement,
} from "#design/document.ts";
import { preflight } from "#design/preflight/preflight.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { checkFolds } from "./folds.ts";

const FORMAT = { code: "card", width: 200, height: 100, bleed: 3, safe: 5 };
const at = (left: number, right: number) => ({ left, right, top: 10, bottom: 20 });

test.each([
	["ends well before it", 80, 96.9, 5, []],
	["ends close to it", 80, 97.1, 5, [100]],
	["runs across it", 80, 120, 5, [100]],
	["begins close after it", 102.9, 120, 5, [100]],
	["begins well after it", 103.1, 120, 5, []],
	["ends close to it, where little is lost at edges", 80, 98.9, 1, []],
	["ends between two, close to the second", 103.1, 148, 5, [150]],
])("what %s", (_what, left, right, safe, folds) => {
	const found = checkFolds(at(left, right), { ...FORMAT, safe }, [100, 150]);
	expect(found).toEqual(folds.map((fold) => ({ code: "over-fold", severity: "yellow", figures: { fold } })));
});

const box = { y: 20, height: 30, rotation: 0, opacity: 1 } as const;
const shape = (id: string, x: number, width: number): ShapeElement => ({
	...{ kind: "shape", id, ...box, x, width, form: "rectangle", stroke: null, cornerRadius: 0 },
	fill: { type: "solid", color: "#b3261e" },
});
const photo = (id: string, x: number, width: number): PhotoElement => ({
	...{ kind: "photo", id, ...box, x, width, picture: null, crop: { x: 0, y: 0, width: 1, height: 1 }, cornerRadius: 0 },
});
const group = (id: string, ...children: readonly GroupChild[]): GroupElement => ({
	kind: "group",
	id,
	opacity: 1,
	children,
});

test.each<[string, readonly DesignElement[], readonly number[], readonly string[]]>([
	["a tenth of a shape over the fold", [shape("a", 64, 40)], [100], ["a 4"]],
	["a quarter of a photo", [photo("a", 95, 20)], [100], ["a 5"]],
	["no more than folds are inexact", [shape("a", 61, 40)], [100], []],
	["as much on either side", [shape("a", 80, 40)], [100], []],
	["a good third on the lesser side", [shape("a", 87, 20)], [100], []],
	["both parts, and all of the lesser one", [photo("a", -3, 206)], [8], []],
	["an end within a hinge", [photo("a", 4, 150)], [8], ["a 4"]],
	["a spine, to its end", [shape("a", 10, 100)], [90, 110], []],
	["a spine in part", [shape("a", 10, 88)], [90, 110], ["a 8"]],
	["what counts within the bleed", [shape("a", -300, 455)], [100], []],
	["a group that is across by accident", [group("g", shape("a", 20, 20), shape("b", 70, 36))], [100], ["g 6"]],
	["a group whose parts lie on one side each", [group("g", shape("a", 60, 35), shape("b", 105, 10))], [100], []],
	["a group meant for both", [group("g", shape("a", 20, 84), shape("b", 140, 30))], [100], []],
	["a side without folds", [shape("a", 64, 40)], [], []],
])("what is drawn over a fold is told when it is an accident: %s", (_what, elements, folds, told) => {
	const found = preflight({ sides: [{ ...FORMAT, elements }] }, {} as TextShaper, () => ({
		...{ yellowBelow: 0, redBelow: 0, folds },
	}));
	const art = found.filter(({ code }) => code === "art-over-fold");
	expect(art.map(({ elementId, figures }) => `${elementId} ${figures.beyond}`)).toEqual(told);
});

test("of a group it is told once, by its words where they lie across", () => {
	const words = { ...code("words"), x: 95 };
	const elements = [group("g", words, shape("a", 40, 64))];
	const found = preflight({ sides: [{ ...FORMAT, elements }] }, {} as TextShaper, () => ({
		...{ yellowBelow: 0, redBelow: 0, folds: [100] },
	}));
	expect(found.flatMap(({ elementId, code }) => (code.includes("fold") ? [elementId] : []))).toEqual(["words"]);
});

test("a code across a fold is told on the side that has one", () => {
	const sides = [FORMAT, { ...FORMAT, code: "inside" }].map((format) => ({ ...format, elements: [code("code")] }));
	const limits = (side: string) => ({ yellowBelow: 200, redBelow: 120, folds: side === "card" ? [100] : [] });
	const found = preflight({ sides }, {} as TextShaper, limits);
	expect(found.map(({ sideCode, code }) => `${sideCode} ${code}`)).toEqual(["card over-fold"]);
});

function code(id: string): QrElement {
	const ink = { level: "medium", color: "#000000", ground: "#ffffff" } as const;
	return { kind: "qr", id, ...box, x: 85, width: 30, text: "https://example.com", ...ink };
}
