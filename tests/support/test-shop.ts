import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, Pool } from "pg";
import { pino } from "pino";
import { inject } from "vitest";
import { BRANDS } from "#core/brands.ts";
import { type Site, siteByCode } from "#core/sites.ts";
import { openDatabase } from "#database/database.ts";
import { readCustomer } from "#shop/customers/read-customer.server.ts";
import { signInEngine } from "#shop/customers/sign-in-engine.server.ts";
import { openFileStore } from "#shop/file-store.server.ts";
import { ownerOf } from "#shop/owner.ts";
import { databaseRecords } from "#shop/sessions/database-records.server.ts";
import type { Shop } from "#shop/shop.ts";

export type TestShop = { readonly shop: Shop; readonly pool: Pool; close(): Promise<void> };

/** A shop on a database and file store of its own, with a new visitor; empty but for what the test makes. */
export async function openTestShop(siteCode = "GB"): Promise<TestShop> {
	const base = inject("databaseUrl");
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	const admin = new Client({ connectionString: base.replace(/\/[^/]*$/, "/postgres") });
	await admin.connect();
	await admin.query(`create database ${name} template keepsake`);
	const pool = new Pool({ connectionString: base.replace(/\/[^/]*$/, `/${name}`), max: 20 });
	pool.on("error", () => {});
	const site = siteByCode(siteCode) as Site;
	const locale = site.locales[0];
	if (!locale) throw new Error(`${siteCode} has no locale`);
	const folder = await mkdtemp(join(tmpdir(), "keepsake-files-"));
	const engine = signInEngine({ workshop: () => ({ ...shop, now: new Date() }), hosts: ["localhost"], oidc: [] });
	const shop: Shop = {
		db: openDatabase(pool),
		files: openFileStore(`file:${folder}`),
		now: new Date("2026-11-23T10:00:00Z"),
		log: pino({ level: "silent" }),
		baseUrl: "http://localhost",
		addressOf: (brand, locale) => `http://${brand}.test/${locale.code}`,
		company: {},
		sandboxUrl: "http://localhost:9",
		tagUrl: "http://localhost:9/tag.js",
		key: (purpose) => `key of ${purpose}`,
		demo: true,
		sendsMail: true,
		engine: (request) => engine(request),
		oidcProviders: [],
		site,
		brand: BRANDS.keepsake,
		locale,
		prefix: "",
		origin: "http://localhost",
		clientAddress: "127.0.0.1",
		...visitor(),
	};
	return {
		shop,
		pool,
		async close() {
			await pool.end();
			await rm(folder, { recursive: true, force: true });
			await admin.query(`drop database ${name} with (force)`);
			await admin.end();
		},
	};
}

/** The same shop, seen by somebody else. */
export function anotherVisitor(shop: Shop): Shop {
	return { ...shop, ...visitor() };
}

function visitor(): Pick<Shop, "session" | "records" | "visit" | "customer" | "owner"> {
	const id = randomUUID();
	const session = { id, start: () => id };
	const visit = { headers: new Headers(), setCookie: () => {} };
	return { session, records: databaseRecords(), visit, customer: undefined, owner: session };
}

/** The visitor's next request: with the cookies that were set, as whoever they sign in. */
export async function nextRequest(shop: Shop, more: Readonly<Record<string, string>> = {}): Promise<Shop> {
	const headers = new Headers({ ...Object.fromEntries(shop.visit.headers), ...more });
	const jar = new Map((headers.get("cookie") ?? "").split("; ").map((pair) => [pair.split("=")[0] ?? "", pair]));
	const keep = () => headers.set("cookie", [...jar.values()].filter(Boolean).join("; "));
	const visit = {
		...shop.visit,
		headers,
		setCookie: (line: string) => {
			const [pair = "", ...attributes] = line.split("; ");
			const name = pair.split("=")[0] ?? "";
			if (attributes.includes("Max-Age=0")) jar.delete(name);
			else jar.set(name, pair);
			keep();
		},
	};
	const customer = await readCustomer(shop, visit);
	return { ...shop, visit, customer, owner: ownerOf(shop.session, customer) };
}
