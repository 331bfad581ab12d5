import { expect, test } from "vitest";
import { readPlace, readTurn, writePlace } from "./list-order.ts";

test("a place is read as it was written", () => {
	for (const place of [
		{ part: 0, value: 0, id: 9001 },
		{ part: 1, value: 2_000_000_000, id: 199_999 },
		{ part: 2, value: 1, id: 1 },
	] as const)
		expect(readPlace(writePlace(place))).toEqual(place);
});

test("what is no place is none", () => {
	for (const text of [null, "", "0.1", "3.1.1", "0.zzzzzz.1", "0.1.zzzzzz", "0.-1.1", "0.1.1 ", "0.A.1", "0.1.1.1"])
		expect(readPlace(text), String(text)).toBeUndefined();
	expect(readTurn("0.1.1", "0.2.2")).toEqual({ after: { part: 0, value: 1, id: 1 } });
	expect(readTurn("x", "0.2.2")).toEqual({ before: { part: 0, value: 2, id: 2 } });
	expect(readTurn(null, null)).toEqual({});
});
