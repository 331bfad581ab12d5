import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const COPIED = ["src", "demo", "locales", "migrations", "scripts", "tests"];
const FILES = /^(?:package(?:-lock)?\.json|tsconfig\.json|biome\.json|.*\.config\.ts)$/;
const FIXTURE = "tests/fixtures/norway";

/** Where the facts of countries, sites, currencies, languages and demo goods stand: nothing else is touched. */
export const DATA = /^(?:src\/core\/(?:sites|countries)\/|src\/core\/(?:languages|currencies)\.ts$|locales\/|demo\/)/;

export type Checkout = { readonly folder: string; readonly touched: readonly string[]; remove(): Promise<void> };

/**
 * A copy of the shop with an eighteenth country: Norway in crowns and Norwegian (its texts are the Danish ones).
 * Luxembourg's site shows nothing without signing in.
 */
export async function shopWithNorway(): Promise<Checkout> {
	const folder = await mkdtemp(join(tmpdir(), "keepsake-norway-"));
	await Promise.all(COPIED.map((name) => cp(name, join(folder, name), { recursive: true })));
	for (const name of await readdir(".")) if (FILES.test(name)) await cp(name, join(folder, name));
	for (const name of ["node_modules", "public"]) await symlink(join(process.cwd(), name), join(folder, name));

	const touched: string[] = [];
	const write = async (path: string, text: string) => {
		touched.push(path);
		await mkdir(dirname(join(folder, path)), { recursive: true });
		await writeFile(join(folder, path), text);
	};
	const change = async (path: string, from: RegExp, to: string) => {
		const text = await readFile(path, "utf8");
		if (!from.test(text)) throw new Error(`${path} has nothing like ${from}`);
		await write(path, text.replace(from, to));
	};
	await write("src/core/countries/no.ts", await readFile(`${FIXTURE}/country.txt`, "utf8"));
	await write("src/core/sites/no.ts", await readFile(`${FIXTURE}/site.txt`, "utf8"));
	for (const list of ["src/core/countries/all-countries.ts", "src/core/sites/all-sites.ts"])
		await change(list, /^([\s\S]*\bFI)(,?\s*[\]}](?: as|;))/, 'import { NO } from "./no.ts";\n$1, NO$2');
	await change("src/core/currencies.ts", /CZK: 2/, "CZK: 2, NOK: 2");
	await change("src/core/languages.ts", /"fi"\]/, '"fi", "nb"]');
	for (const file of await readdir("locales/da"))
		await write(`locales/nb/${file}`, await readFile(`locales/da/${file}`, "utf8"));
	await copyDemo(write, change);
	await change("src/core/sites/lu.ts", /\.\.\.STANDARD,/, "...STANDARD,\n\tloginRequired: true,");
	return { folder, touched, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function copyDemo(
	write: (path: string, text: string) => Promise<void>,
	change: (path: string, from: RegExp, to: string) => Promise<void>,
): Promise<void> {
	for (const words of ["texts", "keywords"]) {
		await write(`demo/${words}/nb.json`, await readFile(`demo/${words}/da.json`, "utf8"));
		await change(
			`demo/demo-${words}.ts`,
			/^([\s\S]*)fi,?\s*\}/,
			`import nb from "./${words}/nb.json" with { type: "json" };\n$1fi, nb }`,
		);
	}
	for (const file of await readdir("demo/content/da"))
		await write(`demo/content/nb/${file}`, await readFile(`demo/content/da/${file}`, "utf8"));
	await change(
		"demo/shipping-rates.ts",
		/(\tSEK: \{.*\n)/,
		"$1\tNOK: { standard: 4900, express: 9900, freeFrom: 49900 },\n",
	);
	for (const file of await readdir("demo/articles")) {
		const path = `demo/articles/${file}`;
		if ((await readFile(path, "utf8")).includes("CZK:")) await change(path, /CZK: (\d+)/g, "CZK: $1, NOK: $1");
	}
}
