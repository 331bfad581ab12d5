import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteByCode } from "#core/sites.ts";
import { contentBlocks, contentPages, contentPageTexts } from "#database/schema.ts";
import { siteGate } from "#guards/site-gate.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { shopContext } from "#shop/shop-context.ts";
import { loadDemoContent } from "../../../demo/load-demo-content.server.ts";
import { openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { findPage, listBlocks, pageLinks, translatedPage } from "./content.server.ts";
import { pageHeadFacts } from "./page-head-facts.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await loadDemoContent(bench.shop);
});
afterAll(() => bench.close());

const at = (code: "CH" | "DE" | "ES"): Partial<Shop> => {
	const site = siteByCode(code);
	return site ? { site, ...(site.locales[0] && { locale: site.locales[0] }) } : {};
};
const words = (value: unknown) => JSON.stringify(value);

test("a page is found by its slug in this language only, and led to from any other", async () => {
	const { shop } = bench;
	expect(await findPage(shop, { slug: "terms-and-conditions" })).toMatchObject({ purpose: "terms" });
	expect(await findPage(shop, { slug: "agb" })).toBeUndefined();
	expect(await translatedPage(shop, "agb")).toBe("/terms-and-conditions");
	expect(await translatedPage(shop, "nichts")).toBeUndefined();
	expect((await findPage(shop, { slug: "about-us" }))?.to).toBe("/about-us");
});

test("the country's law and the company stand in the text, and what is missing is marked", async () => {
	const shop = { ...bench.shop, company: { companyName: "Ink Ltd", sites: { CH: { companyName: "Tinte AG" } } } };
	const british = words(await findPage(shop, { purpose: "withdrawal" }));
	expect(british).toContain("within ");
	expect(british).toContain('"14"');
	expect(british).toContain("Ink Ltd");
	expect(british).toContain("[Postal address]");
	const swiss = words(await findPage({ ...shop, ...at("CH") }, { purpose: "withdrawal" }));
	expect(swiss).toContain("kein allgemeines Widerrufsrecht");
	expect(swiss).not.toContain("Muster-Widerrufsformular");
	expect(words(await findPage({ ...shop, ...at("CH") }, { purpose: "terms" }))).toContain("Tinte AG");
	expect(words(await findPage({ ...shop, ...at("DE") }, { purpose: "terms" }))).toContain("VSBG");
	expect(words(await findPage({ ...shop, ...at("CH") }, { purpose: "terms" }))).not.toContain("VSBG");
});

test("a page for one site wins over the one for all, while it is published", async () => {
	await inTransaction(bench.shop, async (shop) => {
		const hour = (hours: number) => new Date(shop.now.getTime() + hours * 3_600_000);
		const publish = async (purpose: "terms" | null, slug: string, place: object) => {
			const [page] = await shop.db
				.insert(contentPages)
				.values({ purpose, sites: ["GB"], publishedFrom: hour(-1), ...place })
				.returning();
			const text = { slug, title: slug, summary: "", blocks: [], updatedAt: shop.now };
			await shop.db.insert(contentPageTexts).values({ pageId: page?.id ?? 0, language: "en", ...text });
		};
		await publish("terms", "old-terms", { publishedUntil: hour(0) });
		await publish("terms", "coming-terms", { publishedFrom: hour(1) });
		await publish("terms", "popkin-terms", { brands: ["popkin"] });
		expect((await pageLinks(shop)).filter(({ purpose }) => purpose === "terms")).toMatchObject([
			{ to: "/terms-and-conditions" },
		]);
		await publish("terms", "british-terms", {});
		const terms = (await pageLinks(shop)).filter(({ purpose }) => purpose === "terms");
		expect(terms).toMatchObject([{ to: "/british-terms" }]);
		const german = await pageLinks({ ...shop, ...at("DE") });
		expect(german.find(({ purpose }) => purpose === "terms")?.to).toBe("/agb");

		const page = await findPage(shop, { purpose: "terms" });
		const told = page && (await pageHeadFacts(shop, page));
		expect(told?.alternates).toContainEqual({ iso: "de-DE", href: "http://keepsake.test/de-de/agb" });
		expect(told?.canonical).toBe("http://keepsake.test/en-gb/british-terms");
		await publish(null, "only-here", { sites: ["GB", "IE"] });
		const own = await findPage(shop, { slug: "only-here" });
		const alone = own && (await pageHeadFacts(shop, own));
		expect(alone?.alternates.map(({ iso }) => iso)).toEqual(["en-GB", "en-IE"]);
	});
});

test("blocks stand at their place, in their language, for their site", async () => {
	await inTransaction(bench.shop, async (shop) => {
		await shop.db.delete(contentBlocks).where(eq(contentBlocks.location, "CART"));
		const block = { location: "CART" as const, language: "en", publishedFrom: shop.now, blocks: [] };
		await shop.db.insert(contentBlocks).values([
			{ ...block, position: 2, title: "second" },
			{ ...block, position: 1, title: "first", sites: ["GB"] },
			{ ...block, position: 0, title: "for others", sites: ["IE"] },
			{ ...block, position: 0, title: "spanish", language: "es" },
		]);
		expect((await listBlocks(shop, "CART")).map(({ title }) => title)).toEqual(["first", "second"]);
		expect(await listBlocks(shop, "404")).toHaveLength(2);
		expect((await listBlocks({ ...shop, ...at("ES") }, "CART")).map(({ title }) => title)).toEqual(["spanish"]);
	});
});

test("of a site that asks for sign-in everybody reads what the law wants to be read, and nothing else", async () => {
	const shop = { ...bench.shop, site: { ...bench.shop.site, loginRequired: true } };
	const links = await pageLinks(shop);
	const pathFor = (purpose: string) => links.find((link) => link.purpose === purpose)?.to ?? "missing";
	const terms = pathFor("terms");
	const open = ["terms", "imprint", "privacy", "withdrawal", "accessibility"].map(pathFor);
	for (const path of [...open, `${terms}.data`, `${terms}?from=mail`, "/legal", "/cookies", "/login", "/unsubscribe/x"])
		expect(await isOpen(path), path).toBe(true);
	const shut = [
		pathFor("shipping"),
		pathFor("about"),
		`${terms}/x`,
		`${terms}x`,
		"/logins",
		"/login-x",
		"/cookiesx",
		"/",
	];
	for (const path of shut) expect(await isOpen(path), path).toBe(false);

	async function isOpen(path: string): Promise<boolean> {
		const context = new RouterContextProvider();
		context.set(shopContext, shop);
		const request = new Request(`http://localhost${path}`);
		const pass = async () => new Response();
		return Promise.resolve(siteGate({ context, request } as never, pass)).then(
			() => true,
			() => false,
		);
	}
});
