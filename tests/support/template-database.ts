import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#database/embedded-postgres.ts";
import { migrateDatabase } from "#database/migrate.ts";

declare module "vitest" {
	export interface ProvidedContext {
		databaseUrl: string;
	}
}

/** A PostgreSQL for the test run, with one migrated template that every test file clones. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const folder = await mkdtemp(join(tmpdir(), "keepsake-test-"));
	await chmod(folder, 0o755);
	const postgres = await startEmbeddedPostgres(folder);
	const pool = new Pool({ connectionString: postgres.url });
	pool.on("error", () => {});
	await migrateDatabase(pool, "migrations");
	await pool.end();
	project.provide("databaseUrl", postgres.url);
	return async () => {
		await postgres.stop();
		await rm(folder, { recursive: true, force: true });
	};
}
