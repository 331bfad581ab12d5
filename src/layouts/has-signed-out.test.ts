import { afterEach, expect, test, vi } from "vitest";
import { hasSignedOut } from "./has-signed-out.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
	["who is signed in", { user: { id: 1 } }, 200, false],
	["that nobody is", {}, 200, true],
	["that it is broken", { message: "Internal Server Error" }, 500, false],
	["that it was asked too often", { message: "Too Many Requests" }, 429, false],
])("to a shop that says %s", async (_, body, status, isSignedOut) => {
	vi.stubGlobal("fetch", async () => Response.json(body, { status }));
	expect(await hasSignedOut()).toBe(isSignedOut);
});
