import { expect, test } from "vitest";
import type { QrElement } from "#design/document.ts";
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

test("a code across a fold is told on the side that has one", () => {
	const box = { x: 85, y: 20, width: 30, height: 30, rotation: 0, opacity: 1 };
	const code: QrElement = {
		kind: "qr",
		id: "code",
		...box,
		text: "https://example.com",
		level: "medium",
		color: "#000000",
		ground: "#ffffff",
	};
	const sides = [FORMAT, { ...FORMAT, code: "inside" }].map((format) => ({ ...format, elements: [code] }));
	const limits = (side: string) => ({ yellowBelow: 200, redBelow: 120, folds: side === "card" ? [100] : [] });
	const found = preflight({ sides }, {} as TextShaper, limits);
	expect(found.map(({ sideCode, code }) => `${sideCode} ${code}`)).toEqual(["card over-fold"]);
});
