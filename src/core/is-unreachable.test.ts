import { expect, test } from "vitest";
import { isUnreachable } from "./is-unreachable.ts";

test.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "network error", "Load failed"])(
	"no whole answer came: %s, by itself and as a cause",
	(message) => {
		const lost = new TypeError(message);
		expect(isUnreachable(lost)).toBe(true);
		const unread = new Error("Unable to decode turbo-stream response", { cause: lost });
		expect(isUnreachable(new Error("The page broke", { cause: unread }))).toBe(true);
	},
);

test("a fault of the program is none, whatever it says and whatever caused it", () => {
	expect(isUnreachable(new TypeError("x is not a function"))).toBe(false);
	expect(isUnreachable(new Error("Failed to fetch"))).toBe(false);
	expect(isUnreachable(new Error("Broken", { cause: new TypeError("x is undefined") }))).toBe(false);
	expect(isUnreachable("Failed to fetch")).toBe(false);
});
