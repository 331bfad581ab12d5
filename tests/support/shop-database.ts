import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Pool } from "pg";

/** The embedded database of a running shop, seen past the shop. */
export async function openShopDatabase(dataDir: string): Promise<Pool> {
	const [password, postmaster] = await Promise.all([
		readFile(join(dataDir, "postgres.password"), "utf8"),
		readFile(join(dataDir, "postgres/postmaster.pid"), "utf8"),
	]);
	const port = postmaster.split("\n")[3];
	const pool = new Pool({
		connectionString: `postgres://postgres:${password.trim()}@127.0.0.1:${port}/keepsake`,
		max: 2,
	});
	pool.on("error", () => {});
	return pool;
}
