import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

test.each([
	["nobody is trusted", [], "10.0.0.1", "203.0.113.7", "10.0.0.1"],
	["a trusted proxy names the client", ["10.0.0.1"], "10.0.0.1", "203.0.113.7", "203.0.113.7"],
	["an IPv4 socket is written as IPv6", ["10.0.0.0/8"], "::ffff:10.0.0.1", "203.0.113.7", "203.0.113.7"],
	[
		"what the client wrote itself counts for nothing",
		["10.0.0.0/8"],
		"10.0.0.1",
		"1.1.1.1, 203.0.113.7",
		"203.0.113.7",
	],
	["two proxies in a row", ["10.0.0.0/8"], "10.0.0.1", "1.1.1.1, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
	["somebody past the proxy", ["10.0.0.1"], "203.0.113.9", "1.1.1.1", "203.0.113.9"],
	["a proxy that adds the port", ["10.0.0.1"], "10.0.0.1", "203.0.113.7:51234", "203.0.113.7"],
	["a proxy that adds the port to IPv6", ["10.0.0.1"], "10.0.0.1", "[2001:db8::1]:443", "2001:db8:0:0::/64"],
	["one subscriber's many addresses", [], "2001:0db8:1:2:aaaa::7", undefined, "2001:db8:1:2::/64"],
	["a proxy that names nobody", ["::1"], "::1", "unknown", "0:0:0:0::/64"],
	["a proxy without the header", ["fd00::/8"], "fd00::5", undefined, "fd00:0:0:0::/64"],
] as const)("%s", async (_, trusted, remoteAddress, forwarded, client) => {
	const app = new Hono().get("/", (context) => context.text(clientAddress(trusted)(context)));
	const headers: Record<string, string> = forwarded ? { "x-forwarded-for": forwarded } : {};
	const answer = await app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
	expect(await answer.text()).toBe(client);
});
