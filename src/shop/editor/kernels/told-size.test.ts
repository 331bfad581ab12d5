import { expect, test } from "vitest";
import { newPhoto, newShape, newText } from "./new-elements.ts";
import { isMovedFar, isSmallerText, toldSize } from "./told-size.ts";

const page = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
const photo = newPhoto("p", { id: "sea", width: 560, height: 420 }, page);
const heart = newShape("h", "heart", "#b3261e", page);

test.each([
	["a photo", photo],
	["a shape", heart],
])("%s that a mend makes smaller is told with its new size; moved only, it is not", (_what, element) => {
	const now = { ...element, x: element.x + 5, width: element.width * 0.8, height: element.height * 0.8 };
	expect(toldSize(element, now)).toEqual({ width: Math.round(now.width), height: Math.round(now.height) });
	expect(toldSize(element, { ...element, x: element.x + 5 })).toBeNull();
});

test("words are smaller from a tenth on", () => {
	const words = newText("t", "Ahoy", "en", page);
	const isTold = (scale: number) => isSmallerText(words, { ...words, size: words.size * scale });
	expect([0.85, 0.95].map(isTold)).toEqual([true, false]);
});

test("what was moved half a centimetre and more is looked for elsewhere", () => {
	const isTold = (by: number) => isMovedFar(heart, { ...heart, y: heart.y + by });
	expect([2, -8].map(isTold)).toEqual([false, true]);
});
