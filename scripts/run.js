// The one door of every npm command: any Node from 20 on with npm is enough. Installs what is missing,
// builds what is stale, then hands over to the Node that the project pins.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
const node = join(root, "node_modules/node/bin/node");
const [command, ...rest] = process.argv.slice(2);
// Young objects get 16 MB where V8 would take 64, and what a picture takes beyond 1 MB goes back to the machine at once.
const server = JSON.parse(readFileSync("scripts/server-process.json", "utf8"));
const env = { ...process.env, PATH: `${dirname(node)}:${join(root, "node_modules/.bin")}:${process.env.PATH}` };

const commands = {
	start: {
		built: !rest.includes("--help"),
		run: () => hand(server.arguments, rest, { ...server.environment, NODE_ENV: "production" }),
	},
	dev: { built: false, run: () => hand(server.arguments, ["--dev", ...rest]) },
	build: { built: true, run: () => {} },
	test: { built: true, run: () => hand(["scripts/test.ts"], rest) },
	bench: { built: true, run: () => hand(["bench/bench.ts"], rest, { NODE_ENV: "production" }) },
	screens: { built: true, run: () => hand(["scripts/screens.ts"], rest) },
	sheets: { built: true, run: () => hand(["scripts/sheets.ts"], rest, { NODE_ENV: "production" }) },
	kiosk: { built: false, run: () => hand(["scripts/kiosk.ts"], rest) },
	floor: { built: false, run: () => hand(["scripts/floor.ts"], rest) },
	missing: { built: false, run: () => hand(["scripts/missing.ts"], rest) },
	licences: { built: false, run: () => hand(["scripts/licences.ts"], rest) },
};
if (!Object.hasOwn(commands, command)) {
	console.error(`Unknown command "${command}". There are: ${Object.keys(commands).join(", ")}`);
	process.exit(2);
}
install();
if (commands[command].built) build();
commands[command].run();

function install() {
	const lock = hashOf(["package.json", "package-lock.json"]);
	const mark = "node_modules/.installed";
	if (existsSync(node) && existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
	console.log("Installing packages (a minute or two the first time) …");
	// Not "npm ci": it refuses a lock file that lacks other platforms' optional binaries (decision 0003).
	const npm = spawnSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--include=dev"], {
		stdio: ["ignore", "inherit", "pipe"],
		encoding: "utf8",
		maxBuffer: 64_000_000,
	});
	if (npm.status !== 0) fail(`${npm.stderr ?? npm.error}\nnpm could not install the packages.`);
	if (!existsSync(node)) fail(`The pinned Node is missing at ${node}: npm did not run its install script.`);
	writeFileSync(mark, lock);
}

function build() {
	const id = hashOf([
		"package-lock.json",
		"vite.config.ts",
		...filesIn("src"),
		...filesIn("locales"),
		...filesIn("demo"),
		...filesIn("public"),
	]).slice(0, 16);
	if (existsSync("build/build-id") && readFileSync("build/build-id", "utf8") === id) return;
	console.log("Building the shop (a few seconds) …");
	const vite = spawnSync(node, ["node_modules/@react-router/dev/bin.cjs", "build"], {
		env: { ...env, VITE_BUILD_ID: id, NODE_ENV: "production" },
		encoding: "utf8",
	});
	if (vite.status !== 0) fail(`${vite.stdout}\n${vite.stderr}\nThe shop could not be built.`);
	const packed = spawnSync(node, ["scripts/precompress.ts"], { env, stdio: "inherit" });
	if (packed.status !== 0) fail("The built files could not be compressed.");
	mkdirSync("build", { recursive: true });
	writeFileSync("build/build-id", id);
}

function hand(script, options, more = {}) {
	const child = spawn(node, [...script, ...options], { stdio: "inherit", env: { ...env, ...more } });
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
	child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

function filesIn(folder) {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !entry.name.includes(".test."))
		.map((entry) => join(entry.parentPath, entry.name))
		.sort();
}

function hashOf(paths) {
	const hash = createHash("sha256");
	for (const path of paths)
		hash.update(path).update(statSync(path).size < 2_000_000 ? readFileSync(path) : String(statSync(path).size));
	return hash.digest("hex");
}

function fail(message) {
	console.error(message);
	process.exit(1);
}
