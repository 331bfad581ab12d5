import { rm } from "node:fs/promises";
import { Pool } from "pg";
import { newDataFolder, type RunningShop, startShop } from "../tests/support/running-shop.ts";
import { openShopDatabase } from "../tests/support/shop-database.ts";
import { type BenchRow, progress, tableOf } from "./row.ts";

/** The built shop in a process of its own, with a full list page, and its database for preparing what is asked. */
export type BenchShop = { readonly shop: RunningShop; readonly database: Pool };

export const FULL_LIST = "/t/birthday";
const LIST_LENGTH = 60;

export async function withBenchShop<Result>(
	work: (bench: BenchShop) => Promise<Result>,
	afterwards?: (dataDir: string) => Promise<Result>,
): Promise<Result[]> {
	progress("starting a shop of its own");
	const dataDir = await newDataFolder();
	try {
		const shop = await startShop({ dataDir });
		const database = await tenConnections(dataDir);
		const results: Result[] = [];
		try {
			await fillList(database);
			results.push(await work({ shop, database }));
		} finally {
			await database.end();
			await shop.stop();
		}
		if (afterwards) results.push(await afterwards(dataDir));
		return results;
	} finally {
		await rm(dataDir, { recursive: true, force: true });
	}
}

export async function runAlone(work: (bench: BenchShop) => Promise<readonly BenchRow[]>): Promise<void> {
	const rows = await withBenchShop(work);
	console.log(tableOf(rows.flat()));
}

async function tenConnections(dataDir: string): Promise<Pool> {
	const known = await openShopDatabase(dataDir);
	const { connectionString } = known.options;
	await known.end();
	return new Pool({ connectionString, max: 10 });
}

/** Copies of the demo designs, until the tag's page shows as many as it can. */
async function fillList(database: Pool): Promise<void> {
	const { rows } = await database.query<{ tag: number }>(
		"select tag_id as tag from tag_texts where slug = $1 and language = 'en'",
		[FULL_LIST.slice("/t/".length)],
	);
	const tag = rows[0]?.tag;
	await database.query(`
		create temporary table copies as
			select row_number() over () as n, id as original, 20000 + row_number() over () as id
			from designs cross join generate_series(1, ${LIST_LENGTH}) limit ${LIST_LENGTH};
		insert into designs select c.id, d.popularity, d.created_on, d.modified_on from copies c join designs d on d.id = c.original;
		insert into design_texts (design_id, language, name, slug, description)
			select c.id, t.language, t.name || ' ' || c.n, t.slug || '-' || c.n, t.description
			from copies c join design_texts t on t.design_id = c.original;
		insert into design_applications (design_id, article_id, position, document, hash, popularity)
			select c.id, a.article_id, a.position, a.document, a.hash, a.popularity
			from copies c join design_applications a on a.design_id = c.original;
		insert into design_tags (design_id, tag_id, popularity)
			select c.id, ${Number(tag)}, d.popularity from copies c join designs d on d.id = c.original;
		drop table copies;
		analyze;
	`);
}
