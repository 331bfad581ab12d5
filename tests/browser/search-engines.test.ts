import { expect } from "vitest";
import { sitesOf } from "#core/sites.ts";
import { test } from "../support/browser-test.ts";

const TAG = /<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]+)"\/?>/gi;
const PAGES = [
	"/en-gb",
	"/en-gb/t/birthday",
	"/en-gb/design/where-it-was/9003",
	"/en-gb/designs/mug-325-ml/1101",
	"/en-gb/offers",
	"/en-gb/terms-and-conditions",
	"/en-gb/help-center/category/1",
	"/en-gb/help-center/topic/which-photos_37",
];

type Head = {
	canonical: string | undefined;
	alternates: Map<string, string>;
	things: Record<string, unknown>[];
	image: string;
};

async function headOf(address: string): Promise<Head> {
	const answer = await fetch(address, { redirect: "manual" });
	expect(answer.status, address).toBe(200);
	const markup = await answer.text();
	const head = markup.slice(0, markup.indexOf("</head>"));
	const links = [...head.matchAll(TAG)];
	const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(markup)?.[1] ?? '{"@graph":[]}';
	return {
		canonical: links.find(([, rel]) => rel === "canonical")?.[3],
		alternates: new Map(links.flatMap(([, , iso, href]) => (iso ? [[iso, href ?? ""] as const] : []))),
		things: JSON.parse(json)["@graph"],
		image: /property="og:image" content="([^"]+)"/.exec(head)?.[1] ?? "",
	};
}

test("every page names itself and the same page in all languages, and they name it back", async ({ shop }) => {
	const isos = sitesOf("keepsake").flatMap((site) => site.locales.map(({ iso }) => iso));
	for (const path of PAGES) {
		const head = await headOf(shop.url + path);
		expect(head.canonical).toBe(shop.url + path);
		expect([...head.alternates.keys()].sort(), path).toEqual([...isos, "x-default"].sort());
		for (const [iso, href] of head.alternates) {
			const other = await headOf(href);
			expect(other.canonical, `${path} ${iso}`).toBe(href);
			expect(other.alternates).toEqual(head.alternates);
		}
	}
});

test("a list sorted or narrowed is the list, its later pages are their own", async ({ shop }) => {
	expect((await headOf(`${shop.url}/t/birthday?sort=DATE_CREATION`)).canonical).toBe(`${shop.url}/en-gb/t/birthday`);
	const later = await headOf(`${shop.url}/t/birthday?after=0.zz.zz`);
	expect(later.canonical).toBe(`${shop.url}/en-gb/t/birthday?after=0.zz.zz`);
	expect(later.alternates.size).toBe(0);
});

test("products, paths and the shop are told as data, with pictures that are there", async ({ shop }) => {
	const kinds = async (path: string) => (await headOf(shop.url + path)).things.map((thing) => thing["@type"]);
	expect(await kinds("/")).toEqual(["Organization", "WebSite"]);
	expect(await kinds("/t/birthday")).toEqual(["BreadcrumbList"]);
	const { things, image } = await headOf(`${shop.url}/en-gb/design/where-it-was/9003`);
	expect(things[0]).toMatchObject({
		"@type": "Product",
		aggregateRating: { reviewCount: expect.any(Number) },
		offers: { price: expect.stringMatching(/^\d+\.\d\d$/), priceCurrency: expect.stringMatching(/^[A-Z]{3}$/) },
	});
	const reduced = (await headOf(`${shop.url}/en-gb/designs/poster-50-x-70-cm/3201`)).things[0];
	expect(reduced).toMatchObject({
		offers: { priceSpecification: { priceType: "https://schema.org/StrikethroughPrice", price: "17.90" } },
	});
	const picture = await fetch(image);
	expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
});

test("the sitemap leads to every page, robots.txt to the sitemap and away from narrowed lists", async ({ shop }) => {
	const robots = await (await fetch(`${shop.url}/robots.txt`)).text();
	expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
	const addresses = async (file: string) => {
		const answer = await fetch(file);
		expect([answer.status, answer.headers.get("content-type")], file).toEqual([200, "application/xml; charset=utf-8"]);
		return [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => address);
	};
	const files = await addresses(`${shop.url}/sitemap.xml`);
	expect(files).toHaveLength(2 * sitesOf("keepsake").flatMap((site) => site.locales).length);
	const listed: string[] = [];
	for (const file of files.filter((each) => /\/(?:en-gb|pl-pl)\//.test(each)))
		for (const address of await addresses(file)) {
			listed.push(address);
			const answer = await fetch(address, { redirect: "manual" });
			expect([answer.status, answer.headers.get("x-robots-tag")], address).toEqual([200, null]);
		}
	const wanted = [...PAGES, "/en-gb/about-us", "/en-gb/help-center", "/en-gb/contact"];
	expect(wanted.filter((path) => !listed.includes(shop.url + path))).toEqual([]);
	expect(new Set(listed).size).toBe(listed.length);
	const isClosed = closedTo(robots);
	expect(listed.filter((address) => isClosed(new URL(address)))).toEqual([]);
	const product = await (await fetch(`${shop.url}/en-gb/designs/poster-50-x-70-cm/3201`)).text();
	const links = [...product.matchAll(/href="([^"]+)"/g)].map(([, to = ""]) => to.replaceAll("&amp;", "&"));
	const narrowed = links.filter((to) => /[?&](?:sort|theme)=/.test(to)).map((to) => new URL(to, shop.url));
	expect(narrowed.length).toBeGreaterThan(10);
	expect(narrowed.filter((address) => !isClosed(address))).toEqual([]);
	expect((await fetch(`${shop.url}/sitemap-designs-0.xml`)).status).toBe(404);
});

test("what is a visitor's own is not listed, and finders of holes know whom to tell", async ({ shop }) => {
	for (const path of ["/cart", "/es-es/cart", "/search?query=mug", "/login", "/tracking"])
		expect((await fetch(shop.url + path)).headers.get("x-robots-tag"), path).toBe("noindex");
	const text = await (await fetch(`${shop.url}/.well-known/security.txt`)).text();
	const expires = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "") - Date.now();
	expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
	expect(expires / 86_400_000).toSatisfy((days: number) => days > 30 && days < 365);
});

/** By the rules of RFC 9309, without order: nothing is allowed again. */
function closedTo(robots: string): (address: URL) => boolean {
	const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = ""]) =>
		path.split("*").map(escaped).join(".*"),
	);
	return ({ pathname, search }) => closed.some((path) => new RegExp(`^${path}`).test(pathname + search));
}

function escaped(literal: string): string {
	return literal.replace(/[.?+^$()[\]{}|\\]/g, "\\$&");
}
