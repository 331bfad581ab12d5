import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const SOURCE = import.meta.dirname;
const LONGEST = 350;

/** Areas of src/shop and the areas that each may use, lowest first: no circles. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
	media: [],
	sessions: [],
	catalog: [],
	shipping: [],
	payments: [],
	designs: ["catalog", "media"],
	pricing: ["catalog"],
	projects: ["catalog", "designs", "media"],
	cart: ["catalog", "designs", "pricing", "projects"],
	editor: ["cart", "catalog", "designs", "media", "pricing", "projects"],
	orders: ["catalog", "designs", "media", "payments", "shipping"],
	checkout: ["cart", "designs", "orders", "payments", "shipping"],
	production: ["designs", "media", "orders"],
	storefront: ["catalog", "designs", "pricing", "shipping"],
	backoffice: [],
};

/** Folders of src and what each may import besides itself and packages. `shop` alone: the files at its root. */
const WALLS: Readonly<Record<string, readonly string[]>> = {
	core: [],
	design: ["core"],
	painters: ["core", "design"],
	database: ["core", "design"],
	ui: ["core"],
	mail: ["core", "ui", "painters", "database"],
	layouts: ["core", "ui", "shop"],
	guards: ["core", "shop"],
	simulators: ["core", "database", "shop"],
	shop: ["core", "design", "painters", "database", "mail", "ui", "layouts", "guards"],
	jobs: ["core", "mail", "shop"],
	"product-api": ["core", "shop", "ui"],
};

type Import = { from: string; target: string; typeOnly: boolean };

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));
const imports = files.filter((path) => !path.includes(".test.")).flatMap(readImports);

test("it saw the house", () => {
	expect(files.length).toBeGreaterThan(150);
	expect(imports.length).toBeGreaterThan(300);
});

test("folders import only what stands below them", () => {
	const broken = imports.filter(({ from, target }) => {
		const [own, other] = [folderOf(from), folderOf(target)];
		const allowed = WALLS[own];
		return allowed && own !== other && !allowed.includes(other);
	});
	expect(broken.map(show)).toEqual([]);
});

test("areas use one another along the declared list", () => {
	const broken = imports.filter(({ from, target }) => {
		const [own, other] = [areaOf(from), areaOf(target)];
		return own && other && own !== other && !AREAS[own]?.includes(other);
	});
	expect(broken.map(show)).toEqual([]);
	const order = Object.keys(AREAS);
	for (const [area, uses] of Object.entries(AREAS))
		for (const used of uses) expect(order.indexOf(used), `${area} -> ${used}`).toBeLessThan(order.indexOf(area));
	const found = new Set(files.map(areaOf).filter(Boolean));
	expect([...found].sort()).toEqual([...order].sort());
});

test("the suffix tells what a file of an area may reach", () => {
	const broken = imports.filter(({ from, target, typeOnly }) => {
		if (!areaOf(from)) return false;
		if (from.endsWith(".server.ts")) return /^(?:ui|layouts|guards|http)\//.test(target) && !typeOnly;
		if (/\.(?:page|api|jobs)\.tsx?$/.test(from)) return target.startsWith("database/");
		return target.startsWith("database/") || (target.includes(".server.") && !typeOnly);
	});
	expect(broken.map(show)).toEqual([]);
});

test("core and design import no packages", () => {
	const pure = files.filter((path) => /^(?:core|design)\//.test(path) && !path.includes(".test."));
	const broken = pure.filter((path) => /from "(?![#.])/.test(read(path)));
	expect(broken).toEqual([]);
});

test("only config reads the environment", () => {
	const readers = files.filter((path) => !path.includes(".test.") && /process\.env/.test(read(path)));
	expect(readers).toEqual(["server.ts"]);
});

test(`no file is longer than ${LONGEST} lines`, () => {
	const long = files.filter((path) => read(path).split("\n").length > LONGEST);
	expect(long).toEqual([]);
});

function readImports(from: string): Import[] {
	return [...read(from).matchAll(/^(?:import|export)\s+(type\s)?[^;"]*?from\s+"([#.][^"]+)"/gms)].map((match) => ({
		from,
		target: resolveImport(from, match[2] ?? ""),
		typeOnly: match[1] !== undefined,
	}));
}

function resolveImport(from: string, specifier: string): string {
	if (specifier.startsWith("#")) return specifier.slice(1);
	return relative(SOURCE, join(SOURCE, from, "..", specifier));
}

function folderOf(path: string): string {
	return path.includes("/") ? (path.split("/")[0] ?? "") : "";
}

function areaOf(path: string): string | undefined {
	const [top, area, file] = path.split("/");
	return top === "shop" && file !== undefined ? area : undefined;
}

function read(path: string): string {
	return readFileSync(join(SOURCE, path), "utf8");
}

function show({ from, target }: Import): string {
	return `${from} -> ${target}`;
}
