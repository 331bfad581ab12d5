import { expect, test, vi } from "vitest";
import { readConfig } from "#config.ts";
import { anonymousPage } from "./anonymous-page.ts";

// Files share their modules: what was loaded before knows nothing of this list.
vi.hoisted(() => vi.resetModules());
vi.mock("./plain-pages.tsx", () => ({ plainPageAt: () => ({ plain: true, parameters: PARAMETERS }) }));

const PARAMETERS = vi.hoisted(() => ({ article: "id", sort: ["POPULARITY", "DATE_CREATION"], after: "own" }));

test("only what changes a page makes another one of it to keep", () => {
	const read = readConfig({});
	if (!read.ok) throw new Error("No configuration is needed");
	const { config } = read;
	const kept = (target: string) => anonymousPage(config, "localhost", target)?.replace(/^https?:\/\/[^/]*/, "");
	expect(kept("/design/two-names/9006?utm=1&article=5101")).toBe("/design/two-names/9006?article=5101");
	for (const article of ["", "x", "05101", "5101.0", "0x13ed", "1234567", "-1", "%35101%20"])
		expect(kept(`/design/two-names/9006?article=${article}`), article).toBe("/design/two-names/9006");
	expect(kept("/t/birthday?sort=DATE_CREATION&article=5101")).toBe("/t/birthday?article=5101&sort=DATE_CREATION");
	for (const sort of ["date_creation", "POPULARITY,", "POPULARITY%20"])
		expect(kept(`/t/birthday?sort=${sort}`), sort).toBe("/t/birthday");
	for (const own of ["after=0.4.9", "after=", "article=1&after=x"])
		expect(kept(`/t/birthday?${own}`), own).toBeUndefined();
	expect(kept("/design/two%2Dnames/9006")).toBeUndefined();
});
