import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import routes from "../routes.ts";
import { byBeginning } from "./routes-by-beginning.ts";

const PATHS: readonly (readonly [id: string, parentId?: string, path?: string])[] = [
	["root"],
	["layout", "root"],
	["home", "layout"],
	["cart", "layout", "cart"],
	["tracking", "layout", "tracking/:id"],
	["content", "layout", ":slug"],
	["part", "content", "cart"],
	["help", "layout", "help?/cart"],
	["missing", "root", "*"],
];
const built = Object.fromEntries(
	PATHS.map(([id, parentId, path]) => [id, { id, parentId, path, module: {} }]),
) as unknown as ServerBuild["routes"];
const ALWAYS = ["root", "layout", "home", "content", "part", "help", "missing"];
const ALL = PATHS.map(([id]) => id);
const handlerFor = byBeginning(built, (routes) => Object.keys(routes).sort());

test.each([
	["/", ALWAYS],
	["/cart", [...ALWAYS, "cart"]],
	["/Cart/", [...ALWAYS, "cart"]],
	["/cart.data?_routes=cart", [...ALWAYS, "cart"]],
	["/tracking/AB-1.data", [...ALWAYS, "tracking"]],
	["/about-us", ALWAYS],
	["/%63art", ALL],
	["//cart", ALL],
	["/__manifest?paths=%2Fcart", ALL],
	["/_root.data", ALL],
])("%s is tried with the routes that it can belong to", (address, ids) => {
	expect(handlerFor("", `http://localhost${address}`)).toEqual([...ids].sort());
	expect(handlerFor("/es-es", `http://localhost/es-es${address}`)).toEqual([...ids].sort());
});

test("each of the shop's routes is found among those that its address is tried with", async () => {
	const entries = (await routes).flatMap((entry) => listed(entry));
	const shop = Object.fromEntries(entries.map((route) => [route.id, route])) as unknown as ServerBuild["routes"];
	const shopHandlerFor = byBeginning(shop, (tried) => matchable(Object.values(tried)));
	const all = matchable(entries);
	const addresses = entries.map(({ id }) => addressOf(entries, id)).filter((address) => address !== "");
	expect(addresses.length).toBeGreaterThan(40);
	for (const address of [...addresses, ...addresses.map((each) => `${each}/more`), "/nobody"]) {
		const tried = shopHandlerFor("", `http://localhost${address}`);
		expect(matchRoutes(tried, address)?.at(-1)?.route.id, address).toBe(matchRoutes(all, address)?.at(-1)?.route.id);
		expect(tried.length, address).toBeLessThanOrEqual(all.length);
	}
});

type Listed = { id: string; parentId: string | undefined; path: string | undefined; index: boolean };

function listed({ id, file, path, index = false, children = [] }: RouteConfigEntry, parentId?: string): Listed[] {
	const own = id ?? file;
	return [{ id: own, parentId, path, index }, ...children.flatMap((child) => listed(child, own))];
}

function matchable(entries: readonly { id: string; parentId?: string; path?: string; index?: boolean }[]) {
	const under = (parentId: string | undefined): RouteObject[] =>
		entries
			.filter((entry) => entry.parentId === parentId)
			.map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: under(id) }) as RouteObject);
	return under(undefined);
}

function addressOf(entries: readonly Listed[], id: string): string {
	const { parentId, path } = entries.find((entry) => entry.id === id) ?? {};
	const above = parentId ? addressOf(entries, parentId) : "";
	return path ? `${above}/${path.replaceAll(/[:*]\w*/g, "a1")}` : above;
}
