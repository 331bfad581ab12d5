import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { type Config, readConfig, SETTINGS } from "#config.ts";
import { DataFolderInUse, type RunningPostgres, startEmbeddedPostgres } from "#database/embedded-postgres.ts";
import { describeError } from "#describe-error.ts";
import type { RunningShop, ShopParts } from "#http/create-shop.ts";

export type Web = { readonly shop: RunningShop; close(): Promise<void> };
export type ServeShop = (server: Server, parts: ShopParts) => Promise<Web>;

const development = process.argv.includes("--dev");
if (process.argv.includes("--help")) {
	const width = Math.max(...SETTINGS.map((setting) => setting.name.length));
	for (const { name, standard, meaning } of SETTINGS) console.log(`${name.padEnd(width)}  ${meaning} [${standard}]`);
	process.exit(0);
}
const result = readConfig(process.env, readText);
if (!result.ok) {
	console.error(`The shop cannot start:\n${result.problems.map((problem) => `  - ${problem}`).join("\n")}`);
	process.exit(2);
}

const LOADING = "--load-demo";
const PATIENCE_MILLISECONDS = 5000;
/** Longer than proxies keep theirs, 60 s as a rule: a question on a connection that is just being closed is lost. */
const IDLE_MILLISECONDS = 75_000;
/** What was started, to be ended in the opposite order. */
const started: (() => Promise<unknown>)[] = [];
let stopping = false;
const loading = process.argv.includes(LOADING);
// A transaction that is not ended is undone: loading needs no other end than that of its process.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => (loading ? process.exit(1) : void stop(0)));

try {
	await start(result.config);
} catch (error) {
	if (error instanceof DataFolderInUse) {
		console.error(`Another shop is running on the data folder "${result.config.dataDir}" (${error.message}).`);
		await stop(3);
	}
	if (!stopping) console.error("The shop could not start:", error);
	await stop(1);
}

async function start(config: Config): Promise<void> {
	const begun = performance.now();
	const log = pino({ level: config.logLevel, base: null, serializers: { err: describeError } });

	const program = loadProgram();
	program.catch(() => {});
	const postgres = config.databaseUrl ? undefined : await startDatabase(config.dataDir);
	const pool = new pg.Pool({ connectionString: config.databaseUrl ?? postgres?.url, max: config.databaseConnections });
	pool.on("error", (error) => {
		if (!stopping) log.warn({ err: error }, "a database connection was lost");
	});
	pool.on("connect", (client) => client.on("error", () => {}));
	started.push(() => pool.end());
	const parts: ShopParts = {
		config,
		pool,
		log,
		secret: config.secret ?? (await ownSecret(config.dataDir)),
		filesUrl: config.filesUrl ?? `file:${join(config.dataDir, "files")}`,
		buildId: development ? "dev" : readFileSync(join(import.meta.dirname, "../build/build-id"), "utf8").trim(),
	};
	const server = createServer({ keepAliveTimeout: IDLE_MILLISECONDS });
	const web = await (await program)(server, parts);
	await web.shop.migrate(join(import.meta.dirname, "../migrations"));
	started.push(web.close);
	if (loading) {
		await web.shop.loadDemo();
		return stop(0);
	}
	if (config.mode === "demo") await loadDemo(web.shop, postgres?.url);
	if (stopping) return;
	const jobs = await web.shop.startJobs();
	started.push(jobs.stop);

	await new Promise<void>((resolve, reject) => {
		server.once("error", reject);
		server.listen(config.port, config.host, resolve);
	});
	started.push(() => closeServer(server));
	const seconds = ((performance.now() - begun) / 1000).toFixed(1);
	console.log(`Keepsake is open: ${config.baseUrl} (${config.mode}, ready in ${seconds} s)`);
}

async function loadProgram(): Promise<ServeShop> {
	if (development) return (await import("./development.ts")).serveDevelopment;
	return (await import("./production.ts")).loadProduction();
}

/** Nothing where there is no such file. */
function readText(path: string): string | undefined {
	return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** By a process of its own: what drawing pictures and papers takes would stay in this one's memory. */
async function loadDemo(shop: RunningShop, embeddedUrl: string | undefined): Promise<void> {
	if (development) return shop.loadDemo();
	if (!(await shop.lacksDemo())) return;
	const loader = spawn(process.execPath, [...process.execArgv, import.meta.filename, LOADING], {
		env: { ...process.env, ...(embeddedUrl && { DATABASE_URL: embeddedUrl }) },
		stdio: "inherit",
	});
	const ended = once(loader, "exit");
	started.push(async () => {
		loader.kill();
		await ended;
	});
	const [code] = await ended;
	if (code !== 0 && !stopping) throw new Error("The demo shop could not be loaded");
}

/** Known to `stop` before it runs: a Ctrl-C in these seconds must not leave it behind. */
function startDatabase(dataDir: string): Promise<RunningPostgres> {
	const starting = startEmbeddedPostgres(dataDir);
	const stopWhenStarted = starting.then(
		({ stop }) => stop,
		() => async () => {},
	);
	started.push(async () => (await stopWhenStarted)());
	return starting;
}

/** Answers what is under way, then ends jobs, pages, connections and the database. */
async function stop(code: number): Promise<void> {
	if (stopping) return;
	stopping = true;
	for (const end of started.reverse()) await end().catch((error) => console.error("while stopping:", error));
	process.exit(code);
}

/** Upgraded connections, as the development server's, are not counted: after a while we go without them. */
function closeServer(server: ReturnType<typeof createServer>): Promise<void> {
	return new Promise((resolve) => {
		setTimeout(() => {
			server.closeAllConnections();
			resolve();
		}, PATIENCE_MILLISECONDS).unref();
		server.close(() => resolve());
		server.closeIdleConnections();
	});
}

/** Drawn once for this data folder: signatures stay valid over restarts. */
async function ownSecret(dataDir: string): Promise<string> {
	const path = join(dataDir, "secret");
	if (existsSync(path)) return (await readFile(path, "utf8")).trim();
	const secret = randomBytes(32).toString("hex");
	await mkdir(dataDir, { recursive: true });
	await writeFile(path, secret, { mode: 0o600 });
	return secret;
}
