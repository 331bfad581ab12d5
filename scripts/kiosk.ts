import { existsSync, readFileSync } from "node:fs";
import pg from "pg";
import { pino } from "pino";
import { readConfig } from "#config.ts";
import { isBrandCode } from "#core/brands.ts";
import { SITES, sitesOf } from "#core/sites.ts";
import { openDatabase } from "#database/database.ts";
import { runningPostgres } from "#database/embedded-postgres.ts";
import { localeAddress } from "#http/site-addresses.ts";
import { addKiosk, listKiosks, revokeKiosk } from "#shop/kiosk/kiosk-device.server.ts";
import { takeAtCounter } from "#shop/orders/take-at-counter.server.ts";

/** The shop's own devices, and what is paid beside them. */
const USAGE = `npm run kiosk                          lists the devices
npm run kiosk -- GB "Counter 1"        makes a device of the site (popkin-gb: of the second brand), prints its address once
npm run kiosk -- revoke 3              the device is a browser like any other again
npm run kiosk -- paid GB-2026-000042   the order was paid at the counter`;

const read = readConfig(process.env, (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined));
if (!read.ok) fail(read.problems.join("\n"));
const { config } = read;
const url = config.databaseUrl ?? (await runningPostgres(config.dataDir));
if (!url)
	fail(`No shop is running on "${config.dataDir}": start it first (npm start), or set DATA_DIR or DATABASE_URL.`);
const pool = new pg.Pool({ connectionString: url, max: 2 });
const shop = { db: openDatabase(pool), now: new Date(), log: pino({ level: "warn" }) };
try {
	await answer(process.argv.slice(2));
} finally {
	await pool.end();
}

async function answer([first, second, ...more]: string[]): Promise<void> {
	if (first === undefined) return list();
	if (second === undefined || more.length) fail(USAGE);
	if (first === "revoke") {
		const revoked = /^\d{1,9}$/.test(second) && (await revokeKiosk(shop, Number(second)));
		return revoked ? console.log(`Device ${second} is no kiosk any more.`) : fail(`There is no device ${second}.`);
	}
	if (first === "paid") {
		const taken = await takeAtCounter(shop, second);
		return taken.ok
			? console.log(`Order ${second} is paid.`)
			: fail(`Order ${second} can't be paid here: ${taken.reason}.`);
	}
	await add(first, second);
}

async function list(): Promise<void> {
	for (const { id, brand, site, name, createdAt } of await listKiosks(shop))
		console.log(`${String(id).padStart(4)}  ${brand} ${site}  ${name}  since ${createdAt.toISOString().slice(0, 10)}`);
	console.log(`\n${USAGE}`);
}

async function add(place: string, name: string): Promise<void> {
	const [code = "", given] = place.split("-").reverse();
	const brand = given ?? "keepsake";
	if (!isBrandCode(brand)) return fail(`There is no brand "${brand}".`);
	const site = sitesOf(brand).find((each) => each.code === code.toUpperCase());
	const locale = site?.locales[0];
	if (!site || !locale)
		return fail(`There is no site "${code}". There are: ${SITES.map((each) => each.code).join(", ")}`);
	const token = await addKiosk(shop, { name: name.slice(0, 100), site: site.code, brand });
	console.log(
		`Open this address once on the device; it is not shown again:\n${localeAddress(config, brand, locale)}?kiosk=${token}`,
	);
}

function fail(message: string): never {
	console.error(message);
	process.exit(1);
}
