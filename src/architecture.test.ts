import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const SOURCE = import.meta.dirname;
const LONGEST = 350;

/** Areas of src/shop and the areas that each may use, lowest first: no circles. */
const AREAS: Readonly<Record<string, readonly string[]>> = {
	search: [],
	shipping: [],
	content: ["search", "shipping"],
	newsletter: [],
	media: [],
	sessions: [],
	affiliates: [],
	customers: [],
	catalog: [],
	"clip-art": [],
	payments: [],
	designs: ["catalog", "media"],
	pricing: ["catalog"],
	projects: ["catalog", "designs", "media"],
	orders: ["catalog", "designs", "media", "payments", "shipping"],
	cart: ["catalog", "content", "designs", "orders", "pricing", "projects", "shipping"],
	checkout: ["affiliates", "cart", "content", "customers", "designs", "newsletter", "orders", "payments", "shipping"],
	invoices: [],
	production: ["catalog", "designs", "media", "orders"],
	editor: ["cart", "catalog", "designs", "media", "pricing", "production", "projects"],
	help: ["content", "media", "orders", "search"],
	reviews: ["media"],
	account: [
		"affiliates",
		"cart",
		"checkout",
		"customers",
		"designs",
		"help",
		"invoices",
		"media",
		"newsletter",
		"orders",
		"production",
		"projects",
		"reviews",
		"sessions",
	],
	storefront: ["catalog", "content", "designs", "pricing", "projects", "reviews", "search", "shipping"],
	kiosk: ["account", "cart", "checkout", "media", "orders", "projects", "sessions"],
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

/** Folders of which another may know the types only. */
const TYPES_ONLY: Readonly<Record<string, readonly string[]>> = { database: ["design"] };

/** What React Router calls by its name in its modules; and the frame that the account pages wait for. */
const CALLED_BY_NAME =
	/^(?:action|clientAction|clientMiddleware|handle|handleError|Layout|links|loader|middleware|shouldRevalidate)$/;
const AWAITED = ["layouts/master-accounts.tsx MasterAccountsFrame"];

type Import = { from: string; target: string; typeOnly: boolean; names: readonly string[] };

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

test("some folders know only the types of others", () => {
	const broken = imports.filter(
		({ from, target, typeOnly }) => !typeOnly && TYPES_ONLY[folderOf(from)]?.includes(folderOf(target)),
	);
	expect(broken.map(show)).toEqual([]);
});

test("what runs in a process of its own loads no database: it would double the time of its start", () => {
	const scripts = files.flatMap((path) =>
		[...read(path).matchAll(/\bscript: "src\/([^"]+)"/g)].map(([, script = ""]) => script),
	);
	expect(scripts).toContain("shop/production/write-print-line.server.ts");
	const loaded = new Set(scripts);
	for (const path of loaded)
		for (const { from, target, typeOnly } of imports) if (from === path && !typeOnly) loaded.add(target);
	expect([...loaded].filter((path) => path.startsWith("database/"))).toEqual([]);
});

test("imports are seen however they are written", () => {
	const text = [
		'import a, { type B, c as d } from "#core/money.ts";',
		'import { type E } from "./near.ts";',
		'import "#ui/style.ts";',
		'export * from "../up.ts";',
		'const { f } = await import("#shop/area/lazy.ts");',
		'type G = typeof import("#shop/area/typed.ts");',
		'import pdf from "pdfkit";',
	].join("\n");
	expect(importsIn("shop/here/file.ts", text).map(({ target, typeOnly, names }) => [target, typeOnly, names])).toEqual([
		["core/money.ts", false, ["B", "c"]],
		["shop/here/near.ts", true, ["E"]],
		["ui/style.ts", false, []],
		["shop/up.ts", false, ["*"]],
		["shop/area/lazy.ts", false, ["*"]],
		["shop/area/typed.ts", true, ["*"]],
	]);
});

test("what is exported is imported somewhere, in a test at least", () => {
	const outside = ["../demo", "../scripts", "../bench", "../tests"].flatMap((folder) =>
		readdirSync(join(SOURCE, folder), { recursive: true, encoding: "utf8" })
			.filter((path) => /\.tsx?$/.test(path))
			.map((path) => `${folder}/${path}`),
	);
	const names = new Map<string, string[]>();
	for (const each of [...files, ...outside].flatMap(readImports))
		names.set(each.target, [...(names.get(each.target) ?? []), ...each.names]);
	const unused = files
		.filter((path) => !path.includes(".test."))
		.flatMap((path) => {
			const known = names.get(path) ?? [];
			return [...read(path).matchAll(/^export (?:async )?(?:function\*?|const|class|let) (\w+)/gm)]
				.map(([, name = ""]) => name)
				.filter((name) => !known.includes(name) && !known.includes("*") && !isCalledByName(path, name))
				.map((name) => `${path} ${name}`);
		});
	expect(unused).toEqual(AWAITED);
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

test("core and design import no packages, but for the encoder of QR codes", () => {
	const pure = files.filter((path) => /^(?:core|design)\//.test(path) && !path.includes(".test."));
	const importing = pure.filter((path) => /from "(?![#.])/.test(read(path)));
	expect(importing).toEqual(["design/elements/qr/qr-modules.ts"]);
});

test("pages redirect by the guard that writes addresses for headers", () => {
	const direct = /import \{[^}]*\bredirect(?:Document)?\b[^}]*\} from "react-router"/;
	const others = files.filter((path) => !path.includes(".test.") && direct.test(read(path)));
	expect(others).toEqual(["guards/redirect.ts"]);
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
	return importsIn(from, read(from));
}

function importsIn(from: string, text: string): Import[] {
	const whole = text.matchAll(/^(?:import|export)\s+(type\s)?(?:([^;"]*?)\s*from\s+)?"([#.][^"]+)"/gms);
	const lazy = text.matchAll(/(typeof\s+)?\bimport\(\s*"([#.][^"]+)"/g);
	return [
		...[...whole].map(([, type, clause = "", target = ""]) => {
			const listed =
				/\{([^}]*)\}/
					.exec(clause)?.[1]
					?.split(",")
					.filter((part) => part.trim()) ?? [];
			const onlyTypes = /^\{[^}]*\}$/.test(clause) && listed.every((part) => /^\s*type\s/.test(part));
			const names = listed.map((part) =>
				part
					.trim()
					.replace(/^type\s/, "")
					.replace(/\s+as\s.*$/s, ""),
			);
			return {
				from,
				target: resolveImport(from, target),
				typeOnly: type !== undefined || onlyTypes,
				names: clause.includes("*") ? ["*"] : names,
			};
		}),
		...[...lazy].map(([, type, target = ""]) => ({
			from,
			target: resolveImport(from, target),
			typeOnly: type !== undefined,
			names: ["*"],
		})),
	];
}

function resolveImport(from: string, specifier: string): string {
	if (specifier.startsWith("#")) return specifier.slice(1);
	return relative(SOURCE, join(SOURCE, from, "..", specifier));
}

function isCalledByName(path: string, name: string): boolean {
	return CALLED_BY_NAME.test(name) && /\.page\.tsx$|^(?:root|entry\.server)\.tsx$/.test(path);
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
