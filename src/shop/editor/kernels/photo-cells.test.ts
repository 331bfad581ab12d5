import { expect, test } from "vitest";
import type { DesignElement, DesignSide } from "#design/document.ts";
import { isBare } from "./free-place.ts";
import { newPhoto, newText } from "./new-elements.ts";
import { panelsOf, type Room } from "./panels.ts";
import { inCells } from "./photo-cells.ts";

const SIDE: DesignSide = { code: "front", width: 400, height: 200, bleed: 3, safe: 10, elements: [] };
const SEA = { id: "sea", width: 3000, height: 2000 };
const loose = (count: number) => Array.from({ length: count }, () => ({ side: "front", slot: null }));
const cellsIn = (count: number, ...rooms: readonly Room[]) =>
	inCells(
		loose(count),
		rooms.map((room, turn) => ({ side: SIDE, room, turn })),
	).map(({ cell }) => cell!);

test.each([2, 3, 4, 5, 7, 12])(
	"%i photos chosen together lie side by side, none over another, within the safe zone",
	(count) => {
		const cells = cellsIn(count, SIDE);
		expect(cells.length).toBe(count);
		for (const [index, one] of cells.entries()) {
			expect(one.x >= 10 && one.y >= 10 && one.x + one.width <= 390.001 && one.y + one.height <= 190.001).toBe(true);
			for (const other of cells.slice(index + 1)) {
				const isBeside = other.x >= one.x + one.width || other.y >= one.y + one.height;
				expect(isBeside).toBe(true);
			}
		}
		expect(
			Math.max(...cells.map(({ width, height }) => Math.max(width, height) / Math.min(width, height))),
		).toBeLessThan(2.2);
	},
);

test("the fewest rooms in which they are large enough are shared out evenly, the first ones take what is left over; one photo alone and frames go as they did", () => {
	const halves = panelsOf(SIDE, [200]);
	const onLeft = (count: number) => cellsIn(count, ...halves).map(({ x }) => x < 200);
	expect(onLeft(5)).toEqual([true, true, true, true, true]);
	expect(onLeft(13)).toEqual([...Array(7).fill(true), ...Array(6).fill(false)]);
	expect(inCells(loose(1), [{ side: SIDE, room: SIDE, turn: 0 }])[0]).not.toHaveProperty("cell");
	const [framed, ...others] = inCells(
		[{ side: "front", slot: "frame" }, ...loose(2)],
		[{ side: SIDE, room: SIDE, turn: 0 }],
	);
	expect(framed).not.toHaveProperty("cell");
	expect(others.every(({ cell }) => cell)).toBe(true);
});

test("a room is bare where nothing lies in its safe zone, a branch across a corner included", () => {
	const branch: DesignElement = {
		...{ kind: "clip-art", id: "fir", x: -20, y: -180, width: 300, height: 300, rotation: 0, opacity: 1 },
		...{ set: "house", name: "fir", label: "", paths: [{ d: "M 0.9 0.6 L 1 0.6 L 1 0.7 Z", color: "#204030" }] },
	};
	const [left, right] = panelsOf(SIDE, [200]);
	const isBareWith = (room: Room, ...elements: readonly DesignElement[]) => isBare({ ...room, elements });
	expect(isBareWith(left!, branch)).toBe(true);
	expect(isBareWith(right!, branch)).toBe(false);
	expect(isBareWith(left!, newPhoto("sea", SEA, left!))).toBe(false);
	expect(isBareWith(left!, newText("words", "Ana", "en", right!))).toBe(true);
});
