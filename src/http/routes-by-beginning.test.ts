import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
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
