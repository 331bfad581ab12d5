import { expect, test } from "vitest";
import { shortAddress } from "./short-address.ts";

test.each([
	["203.0.113.77", "203.0.113.0"],
	["2001:db8:85a3:8d3:1319:8a2e:370:7348", "2001:db8:85a3::"],
	["2001:db8::7348", "2001:db8::"],
	["::1", "::"],
	["local", ""],
])("%s is kept as %s", (address, kept) => {
	expect(shortAddress(address)).toBe(kept);
});
