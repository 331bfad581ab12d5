import { expect, test } from "vitest";
import { GRIPS, type GripName, gripSpan, HANDLE, handleShift } from "./grips.ts";

const from = (name: GripName, pull: -1 | 0 | 1, length: number): readonly [number, number] => {
	const { start, size } = gripSpan(name, pull, length);
	const place = ((pull + 1) / 2) * length;
	return [place + start, place + start + size];
};

test.each<[string, GripName, number, [number, number], [number, number], [number, number]]>([
	["a mouse, of something large", "mouse", 100, [-14, 14], [36, 64], [86, 114]],
	["a mouse, of something small", "mouse", 18, [-14, 4], [4, 14], [14, 32]],
	["a mouse, of a dot", "mouse", 4, [-14, 0], [-3, 7], [4, 18]],
	["a finger, of something large", "finger", 100, [-22, 22], [28, 72], [78, 122]],
	["a finger, of something of middling size", "finger", 50, [-22, 11], [11, 39], [39, 72]],
	["a finger, of something small", "finger", 18, [-22, -5], [0, 18], [23, 40]],
	["a finger, of a dot", "finger", 4, [-22, -6], [-3, 7], [10, 26]],
])("corners and edge are pulled by %s", (_what, name, length, start, middle, end) => {
	expect([-1, 0, 1].map((pull) => from(name, pull as -1 | 0 | 1, length))).toEqual([start, middle, end]);
});

test("the handles of something small are drawn around it, where the mouse pulls them", () => {
	expect([100, 33, 18, 4].map(handleShift)).toEqual([0, 0, 7.5, 8]);
	expect(handleShift(0) + HANDLE / 2).toBeLessThanOrEqual(GRIPS.mouse.reach);
});
