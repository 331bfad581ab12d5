import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { REPORT, type Report } from "./test-reporter.ts";

/** Lint, types, then every test; the last line counts them. Options are handed to Vitest. */
const options = process.argv.slice(2);
const REPORTERS = ["--reporter=default", "--reporter=scripts/test-reporter.ts"];
const MOST_SECOND_TRIES = 2;
/** Debian's own packages. Any of the programs will do; the first is the one that is installed. */
const TOOLS = [
	{ programs: ["chromium-headless-shell", "chromium"], name: "chromium-headless-shell" },
	{ programs: ["pdftoppm"], name: "poppler-utils" },
	{ programs: ["heif-enc"], name: "libheif-examples" },
	{ programs: ["qpdf"], name: "qpdf" },
	{ programs: ["gs"], name: "ghostscript" },
];

installSystemPackages();
step("Lint", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]);
step("Route types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
step("Types", ["node_modules/typescript/bin/tsc"]);
// Browsers come last: they share the processors with the shops that they look at.
const quick = vitest(["--project", "unit", "--project", "database", ...options]);
const browser = vitest(["--project", "browser", ...options]);
const again = options.length ? browser : secondTry(browser);
finish(quick.passed + again.passed, quick.failed + quick.unfinished.length + again.failed + again.unfinished.length);

type Result = Pick<Report, "passed" | "failed" | "unfinished">;

function vitest(given: readonly string[]): Result {
	rmSync(REPORT, { force: true });
	const status = run(["node_modules/vitest/vitest.mjs", "run", ...given, ...REPORTERS]);
	if (!existsSync(REPORT)) return { passed: 0, failed: 1, unfinished: [] };
	const { passed, failed, unsteady, unfinished, faults } = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
	for (const { name, errors } of unsteady) console.log(`Passed at the second try: ${name}\n${errors.join("\n")}`);
	for (const { file, death } of unfinished) console.log(`NOT FINISHED: ${file}: ${death}`);
	const untold = status !== 0 && failed + faults + unfinished.length === 0 ? 1 : 0;
	return { passed, failed: failed + faults + untold, unfinished };
}

/** A worker that dies takes its file with it (decision 0241): what died is named again right before the count. */
function secondTry(first: Result): Result {
	const { unfinished } = first;
	if (!unfinished.length || unfinished.length > MOST_SECOND_TRIES) return first;
	const second = vitest(["--project", "browser", ...unfinished.map(({ file }) => file)]);
	for (const { file, death } of unfinished) console.log(`NOT FINISHED at the first try: ${file}: ${death}`);
	const counted = unfinished.reduce((sum, { passed }) => sum + passed, 0);
	return { ...second, passed: first.passed - counted + second.passed, failed: first.failed + second.failed };
}

function step(name: string, command: string[]): void {
	console.log(`${name} …`);
	if (run(command) !== 0) finish(0, 1);
}

function run([script = "", ...args]: string[]): number {
	return spawnSync(process.execPath, [script, ...args], { stdio: "inherit" }).status ?? 1;
}

function finish(passed: number, failed: number): never {
	console.log(`${passed} passed, ${failed} failed`);
	process.exit(failed ? 1 : 0);
}

/** The browser and the PDF tools that the tests look through. */
function installSystemPackages(): void {
	const wanted = TOOLS.filter(({ programs }) => !isInstalled(programs[0]!));
	if (!wanted.length) return;
	if (process.getuid?.() === 0) install(wanted.map(({ name }) => name));
	const missing = TOOLS.filter(({ programs }) => !programs.some(isInstalled)).map(({ name }) => name);
	if (!missing.length) return;
	console.error(`The tests need ${missing.join(", ")}. Please install: apt-get install ${missing.join(" ")}`);
	finish(0, 1);
}

function install(names: readonly string[]): void {
	console.log(`Installing ${names.join(", ")} …`);
	const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env: environment });
	spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], {
		stdio: ["ignore", "ignore", "inherit"],
		env: environment,
	});
}

function isInstalled(program: string): boolean {
	return spawnSync("which", [program]).status === 0;
}
