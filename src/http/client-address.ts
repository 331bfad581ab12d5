import { BlockList, isIP } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

const UNKNOWN = "local";

/**
 * Whose request it is. Headers may lie: X-Forwarded-For is believed only as far as trusted proxies have written it,
 * from its right end to the first address that is none of theirs.
 */
export function clientAddress(trustedProxies: readonly string[]): (context: Context) => string {
	const trusted = listOf(trustedProxies);
	return (context) => {
		const { remoteAddress } = (context.env as Partial<HttpBindings> | undefined)?.incoming?.socket ?? {};
		const forwarded = context.req.header("x-forwarded-for")?.split(",") ?? [];
		let address = plain(remoteAddress ?? "");
		while (isTrusted(trusted, address)) {
			const before = plain(forwarded.pop() ?? "");
			if (!isIP(before)) break;
			address = before;
		}
		return countedAs(address) || UNKNOWN;
	};
}

function listOf(networks: readonly string[]): BlockList {
	const list = new BlockList();
	for (const network of networks) {
		const [address = "", prefix] = network.split("/");
		if (prefix === undefined) list.addAddress(address, familyOf(address));
		else list.addSubnet(address, Number(prefix), familyOf(address));
	}
	return list;
}

function isTrusted(list: BlockList, address: string): boolean {
	return isIP(address) > 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
	return isIP(address) === 6 ? "ipv6" : "ipv4";
}

/** Sockets that take both kinds write IPv4 as ::ffff:10.0.0.1; some proxies add the port. */
function plain(address: string): string {
	const bare = address.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, "$1");
	return bare.replace(/^::ffff:(?=\d+\.)/i, "").replace(/^([\d.]+):\d+$/, "$1");
}

/** A subscriber of IPv6 has a network of 64 bits: all its addresses are one. */
function countedAs(address: string): string {
	if (isIP(address) !== 6) return address;
	const [front = "", back] = address.split("%")[0]!.split("::");
	const first = front.split(":").filter(Boolean);
	const last = back?.split(":").filter(Boolean) ?? [];
	const zeros = back === undefined ? [] : Array<string>(8 - first.length - last.length).fill("0");
	const groups = [...first, ...zeros, ...last].slice(0, 4);
	return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
