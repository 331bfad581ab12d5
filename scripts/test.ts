import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

/** Lint, types, then every test; the last line counts them. Options are handed to Vitest. */
const REPORT = ".cache/tests.json";
const options = process.argv.slice(2);
/** Debian's own packages. Any of the programs will do; the first is the one that is installed. */
const TOOLS = [
	{ programs: ["chromium-headless-shell", "chromium"], name: "chromium-headless-shell" },
	{ programs: ["pdftoppm"], name: "poppler-utils" },
	{ programs: ["heif-enc"], name: "libheif-examples" },
	{ programs: ["qpdf"], name: "qpdf" },
	{ programs: ["gs"], name: "ghostscript" },
];

type Report = {
	readonly numPassedTests: number;
	readonly numFailedTests: number;
	readonly testResults: readonly {
		readonly name: string;
		readonly assertionResults: readonly {
			readonly title: string;
			readonly status: string;
			readonly failureMessages: readonly string[];
		}[];
	}[];
};

installSystemPackages();
step("Lint", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"]);
step("Route types", ["node_modules/@react-router/dev/bin.cjs", "typegen"]);
step("Types", ["node_modules/typescript/bin/tsc"]);
// Browsers come last: they share the processors with the shops that they look at.
const quick = vitest(["--project", "unit", "--project", "database"]);
const browser = vitest(["--project", "browser"]);
finish(quick.passed + browser.passed, quick.failed + browser.failed);

function vitest(projects: string[]): { passed: number; failed: number } {
	rmSync(REPORT, { force: true });
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${REPORT}`];
	const status = run(["node_modules/vitest/vitest.mjs", "run", ...projects, ...reporters, ...options]);
	if (!existsSync(REPORT)) return { passed: 0, failed: 1 };
	const report = JSON.parse(readFileSync(REPORT, "utf8")) as Report;
	tellUnsteady(report);
	return { passed: report.numPassedTests, failed: report.numFailedTests || (status === 0 ? 0 : 1) };
}

/** What passed only at its second try is a fault of the test or of the shop, and to be mended like one. */
function tellUnsteady({ testResults }: Report): void {
	for (const { name, assertionResults } of testResults)
		for (const { title, status, failureMessages } of assertionResults)
			if (status === "passed" && failureMessages.length)
				console.log(`Passed at the second try: ${name}: ${title}\n${failureMessages.join("\n")}`);
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
