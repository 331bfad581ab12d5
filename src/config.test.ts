import { expect, test } from "vitest";
import { readConfig, SETTINGS } from "#config.ts";

test("an empty environment gives the demo shop", () => {
	const result = readConfig({});
	expect(result).toMatchObject({ ok: true, config: { mode: "demo", port: 3000, baseUrl: "http://localhost:3000" } });
});

test("every problem is told at once", () => {
	const result = readConfig({
		PORT: "70000",
		BASE_URL: "shop",
		DEFAULT_SITE: "XX",
		SECRET: "short",
		FILES_URL: "ftp://x",
		SESSION_PROVIDER: "redis",
		SITE_HOSTS: "ES=keepsake.es XX=keepsake.xx popkin-pl=popkin.pl DE=keepsake.es GB=popkin.localhost",
		TRUSTED_PROXY: "10.0.0.0/8, 10.0.0.0/40, proxy",
	});
	expect(result.ok ? [] : result.problems.map((problem) => problem.split(" ")[0])).toEqual([
		"PORT",
		"BASE_URL",
		"DEFAULT_SITE",
		"SECRET",
		"FILES_URL",
		"Session",
		"SITE_HOSTS",
		"SITE_HOSTS",
		"SITE_HOSTS",
		"SITE_HOSTS",
		"TRUSTED_PROXY",
		"TRUSTED_PROXY",
	]);
	expect(result).toMatchObject({ problems: expect.arrayContaining(["Session provider it`s invalid"]) });
});

test("a live shop does not start with the demo's parts", () => {
	const result = readConfig({ SHOP_MODE: "live" });
	expect(result.ok ? [] : result.problems).toHaveLength(5);
});

test("further services have a name, an address and the paths that may be asked", () => {
	const result = readConfig({ SERVICES: "crm=https://crm.example/v1/ /notes /tasks; erp=http://erp.local /" });
	expect(result).toMatchObject({
		config: {
			services: [
				{ name: "crm", url: "https://crm.example/v1", paths: ["/notes", "/tasks"] },
				{ name: "erp", url: "http://erp.local", paths: ["/"] },
			],
		},
	});
	for (const SERVICES of ["crm", "crm=https://crm.example", "shop=https://x.example /", "crm=ftp://x /"])
		expect(readConfig({ SERVICES }).ok, SERVICES).toBe(false);
});

test("every setting that is read is documented", () => {
	const read = new Set<string>();
	const environment = new Proxy({}, { get: (_, name) => void read.add(String(name)) });
	readConfig(environment);
	expect([...read].sort()).toEqual(SETTINGS.map((setting) => setting.name).sort());
});
