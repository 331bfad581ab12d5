import { expect, test } from "vitest";
import { shortenedAddress } from "#core/network-address.ts";

test.each([
	["192.0.2.17", "192.0.2.0"],
	["2001:db8:1:2::/64", "2001:db8:1::/48"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
	["::1", "::/48"],
	["local", "local"],
])("%s is kept as %s", (address, kept) => {
	expect(shortenedAddress(address)).toBe(kept);
});
