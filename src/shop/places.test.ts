import { expect, test } from "vitest";
import { limitedPlaces } from "./places.ts";

test("places end for one visitor and for all, and what is given back is free", () => {
	const take = limitedPlaces({ most: 3, each: 2 });
	const first = take("ana");
	expect([take("ana"), take("ana")].map(Boolean)).toEqual([true, false]);
	expect([take("zoe"), take("zoe")].map(Boolean)).toEqual([true, false]);
	first?.();
	expect(take("zoe")).toBeDefined();
	expect([take("noe"), take("ana")]).toEqual([undefined, undefined]);
});

test("who has given one place back may take one again, and not two", () => {
	const take = limitedPlaces({ most: 9, each: 2 });
	const [first] = [take("ana"), take("ana")];
	first?.();
	expect([take("ana"), take("ana")].map(Boolean)).toEqual([true, false]);
});
