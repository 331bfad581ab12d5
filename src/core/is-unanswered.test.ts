import { expect, test } from "vitest";
import { isUnanswered } from "./is-unanswered.ts";

test.each(["Failed to fetch", "NetworkError when attempting to fetch resource.", "network error", "Load failed"])(
	"no whole answer came: %s, by itself and as a cause",
	(message) => {
		const lost = new TypeError(message);
		expect(isUnanswered(lost)).toBe(true);
		expect(isUnanswered(new Error("The page broke", { cause: new Error("Unread", { cause: lost }) }))).toBe(true);
	},
);

test("what a proxy says or a network's sign-in, as an answer or as the router's error, is no answer of the shop", () => {
	for (const status of [502, 503, 504, 511]) {
		expect(isUnanswered(new Response("", { status }))).toBe(true);
		expect(isUnanswered({ status, statusText: "", internal: false, data: "" })).toBe(true);
	}
	const cause = new SyntaxError("Unexpected token");
	expect(isUnanswered(new Error("Unable to decode turbo-stream response", { cause }))).toBe(true);
});

test("what the shop itself refuses is an answer", () => {
	for (const status of [400, 403, 404, 422, 429, 500]) expect(isUnanswered(new Response("", { status }))).toBe(false);
});

test("a fault of the program is none, whatever it says and whatever caused it", () => {
	expect(isUnanswered(new TypeError("x is not a function"))).toBe(false);
	expect(isUnanswered(new Error("Failed to fetch"))).toBe(false);
	expect(isUnanswered(new Error("Broken", { cause: new TypeError("x is undefined") }))).toBe(false);
	expect(isUnanswered("Failed to fetch")).toBe(false);
});
