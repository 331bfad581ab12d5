import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { type Config, readConfig } from "#config.ts";
import { openDatabase } from "#database/database.ts";
import { runningPostgres } from "#database/embedded-postgres.ts";
import { openFileStore } from "#shop/file-store.server.ts";

/** What a command may do beside the shop that runs: its database and its files. */
export async function withRunningShop<Result>(
	work: (shop: ReturnType<typeof openShop>, config: Config) => Promise<Result>,
): Promise<Result> {
	const read = readConfig(process.env, (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined));
	if (!read.ok) fail(read.problems.join("\n"));
	const { config } = read;
	const url = config.databaseUrl ?? (await runningPostgres(config.dataDir));
	if (!url)
		fail(`No shop is running on "${config.dataDir}": start it first (npm start), or set DATA_DIR or DATABASE_URL.`);
	const pool = new pg.Pool({ connectionString: url, max: 2 });
	try {
		return await work(openShop(pool, config), config);
	} finally {
		await pool.end();
	}
}

function openShop(pool: pg.Pool, config: Config) {
	const files = openFileStore(config.filesUrl ?? `file:${join(config.dataDir, "files")}`);
	return { db: openDatabase(pool), files, now: new Date(), log: pino({ level: "warn" }) };
}

export function fail(message: string): never {
	console.error(message);
	process.exit(1);
}
