import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { readConfig, SETTINGS } from "#config.ts";
import { DataFolderInUse, startEmbeddedPostgres } from "#database/embedded-postgres.ts";
import { migrateDatabase } from "#database/migrate.ts";
import type { RunningShop, ShopParts } from "#http/create-shop.ts";

const development = process.argv.includes("--dev");
if (process.argv.includes("--help")) {
	const width = Math.max(...SETTINGS.map((setting) => setting.name.length));
	for (const { name, standard, meaning } of SETTINGS) console.log(`${name.padEnd(width)}  ${meaning} [${standard}]`);
	process.exit(0);
}

const result = readConfig(process.env);
if (!result.ok) {
	console.error(`The shop cannot start:\n${result.problems.map((problem) => `  - ${problem}`).join("\n")}`);
	process.exit(2);
}
const config = result.config;
const log = pino({ level: config.logLevel, base: null });
const started = performance.now();

const postgres = config.databaseUrl ? undefined : await startDatabase();
const pool = new pg.Pool({ connectionString: config.databaseUrl ?? postgres?.url, max: config.databaseConnections });
pool.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
pool.on("connect", (client) => client.on("error", () => {}));
await migrateDatabase(pool, join(import.meta.dirname, "../migrations"));

const parts: ShopParts = {
	config,
	pool,
	log,
	secret: config.secret ?? (await ownSecret(join(config.dataDir, "secret"))),
	filesUrl: config.filesUrl ?? `file:${join(config.dataDir, "files")}`,
	buildId: development ? "dev" : readFileSync(join(import.meta.dirname, "../build/build-id"), "utf8").trim(),
};
const server = createServer();
const web = development
	? await (await import("./development.ts")).serveDevelopment(server, parts)
	: await (await import("./production.ts")).serveProduction(server, parts);
if (config.mode === "demo") await web.shop.loadDemo();
const jobs = await web.shop.startJobs();
server.listen(config.port, config.host, () => {
	const took = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`Keepsake is open: ${config.baseUrl} (${config.mode}, ready in ${took} s)`);
});
server.on("error", (error) => {
	console.error(`The shop cannot listen on ${config.host}:${config.port}: ${error.message}`);
	void stop(1);
});

let stopping = false;
process.on("SIGINT", () => void stop(0));
process.on("SIGTERM", () => void stop(0));

async function stop(code: number): Promise<void> {
	if (stopping) return;
	stopping = true;
	const closed = new Promise((resolve) => server.close(resolve));
	await web.close();
	server.closeIdleConnections();
	const patience = setTimeout(() => server.closeAllConnections(), 5000);
	await closed;
	clearTimeout(patience);
	await jobs?.stop();
	await pool.end();
	await postgres?.stop();
	process.exit(code);
}

async function startDatabase() {
	try {
		return await startEmbeddedPostgres(config.dataDir);
	} catch (error) {
		if (!(error instanceof DataFolderInUse)) throw error;
		console.error(`Another shop is running on the data folder "${config.dataDir}" (${error.message}).`);
		process.exit(3);
	}
}

async function ownSecret(path: string): Promise<string> {
	if (existsSync(path)) return (await readFile(path, "utf8")).trim();
	const secret = randomBytes(32).toString("hex");
	await mkdir(config.dataDir, { recursive: true });
	await writeFile(path, secret, { mode: 0o600 });
	return secret;
}

export type Web = { readonly shop: RunningShop; close(): Promise<void> };
