import { expect, test } from "vitest";
import type { DesignElement, ShapeElement } from "#design/document.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { type Bounds, boundsOf } from "./boxes.ts";
import { areOver, freeRooms } from "./free-rooms.ts";
import { newShape } from "./new-elements.ts";

const shaper = serverShaper();
const side = { code: "front", width: 200, height: 100, bleed: 3, safe: 5, folds: [] };
const own = newShape("own", "heart", "#b3261e", side);
let made = 0;
const box = (x: number, y: number, width: number, height: number, opacity = 1): ShapeElement => ({
	...newShape(`s${made++}`, "rectangle", "#b3261e", side),
	...{ x, y, width, height, opacity },
});
const rooms = (...elements: DesignElement[]) => freeRooms(own, { ...side, elements: [own, ...elements] }, shaper);
const place = ({ left, top, right, bottom }: Bounds) => [left, top, right, bottom];

test("free places are told largest first, off what is seen, the element itself left out", () => {
	const found = rooms(box(60, 0, 20, 100), box(150, 0, 20, 100), box(90, 10, 50, 80, 0));
	expect(found.slice(0, 3).map(place)).toEqual([
		[81, 5, 149, 95],
		[5, 5, 59, 95],
		[171, 5, 195, 95],
	]);
});

test("each part of a folded side has its own", () => {
	const found = freeRooms(own, { ...side, folds: [100], elements: [own] }, shaper);
	expect(found.map(({ left, right }) => [Math.round(left), Math.round(right)])).toEqual([
		[5, 97],
		[103, 195],
	]);
});

test("no place among very many things has one of them in it, however small", () => {
	const fence = Array.from({ length: 30 }, (_, index) => box(index * 6, 60, 6, 40));
	const confetti = Array.from({ length: 60 }, (_, index) =>
		box(10 + (index % 12) * 11, 8 + Math.floor(index / 12) * 8, 2, 2),
	);
	const things = [...fence, ...confetti];
	const found = rooms(...confetti, ...fence);
	expect(found.length).toBeGreaterThan(0);
	for (const room of found) expect(things.some((thing) => areOver(boundsOf(thing), room))).toBe(false);
	expect(place(found[0]!)).toEqual([134, 5, 195, 59]);
});
