import type { ServerBuild } from "react-router";

export type BuiltRoute = NonNullable<ServerBuild["routes"][string]>;
type Routes = Readonly<Record<string, BuiltRoute>>;

/** Paths that a literal route is found by as they stand; escapes and the router's own addresses are left to it. */
const PLAIN = /^(?:\/(?!_)[\w.~-]+)*\/?$/;

/**
 * One handler for each prefix and first segment of a path, of those routes alone that it can belong to: the router
 * tries one after the other, twice a request, and most of the shop's could never be meant.
 */
export function byBeginning<Handler>(
	built: ServerBuild["routes"],
	make: (routes: Routes, basename: string) => Handler,
): (prefix: string, address: string) => Handler {
	const routes: Routes = Object.fromEntries(
		Object.values(built).flatMap((route) => (route ? [[route.id, route]] : [])),
	);
	const beginnings = new Map(Object.keys(routes).map((id) => [id, beginningOfRoute(routes, id)]));
	const literal = new Set(beginnings.values());
	const handlers = new Map<string, Handler>();
	return (prefix, address) => {
		const beginning = beginningOf(new URL(address).pathname.slice(prefix.length));
		const key = `${prefix} ${beginning}`;
		const known = handlers.get(key);
		if (known) return known;
		const made = make(beginning === undefined ? routes : beginningWith(beginning), prefix || "/");
		handlers.set(key, made);
		return made;
	};

	function beginningOf(path: string): string | undefined {
		if (!PLAIN.test(path)) return undefined;
		const [, first = ""] = path
			.replace(/\.data$/, "")
			.toLowerCase()
			.split("/");
		return literal.has(first) ? first : "";
	}

	function beginningWith(beginning: string): Routes {
		const meant = Object.entries(routes).filter(([id]) => [undefined, beginning].includes(beginnings.get(id)));
		return Object.fromEntries(meant);
	}
}

/** undefined: a layout, the home page, or a route that begins with a parameter or may do without its beginning. */
function beginningOfRoute(routes: Routes, id: string): string | undefined {
	const [first] = pathOfRoute(routes, id).split("/");
	return first && !/^[:*]|\?$/.test(first) ? first.toLowerCase() : undefined;
}

function pathOfRoute(routes: Routes, id: string): string {
	const { parentId, path } = routes[id] ?? {};
	const above = parentId ? pathOfRoute(routes, parentId) : "";
	return [above, path].filter(Boolean).join("/");
}
