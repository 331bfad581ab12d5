import { Readable } from "node:stream";
import type { Hono } from "hono";
import { BRANDS } from "#core/brands.ts";
import { LANGUAGES } from "#core/languages.ts";
import type { ApiEnvironment } from "#shop/open-api-app.ts";
import { designEntries, pageEntries, sitemapFiles } from "#shop/search/sitemap.server.ts";
import type { Shop } from "#shop/shop.ts";

const XML = { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" };
const TEXT = { "cache-control": "public, max-age=3600" };
const DAY = 86_400_000;
/** RFC 9116: at most a year ahead; the file is written anew with each answer. */
const SECURITY_TEXT_DAYS = 180;
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** What search engines and those who found a hole ask for. */
export function mountSearchEngines(app: Hono<ApiEnvironment>, { mailFrom }: { mailFrom: string }): void {
	app.get("/robots.txt", (context) => {
		const { origin } = new URL(homeOf(context.get("shop")));
		const lists = ["sort", "group", "theme", "before"].map((name) => `/*?*${name}=`);
		const closed = ["/api/", "/sim/", "/dev/", "/*/search?", "/search?", ...lists];
		const rules = closed.map((path) => `Disallow: ${path}`).join("\n");
		return context.text(`User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n`, 200, TEXT);
	});

	app.get("/sitemap.xml", async (context) => {
		const files = await sitemapFiles(context.get("shop"));
		const list = files.map((file) => `<sitemap><loc>${file}</loc></sitemap>`).join("\n");
		return context.body(
			`<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n${list}\n</sitemapindex>\n`,
			200,
			XML,
		);
	});

	app.get("/:file{sitemap-(pages|designs-[1-9]\\d{0,8})\\.xml}", (context) => {
		const shop = context.get("shop");
		const first = /\d+/.exec(context.req.param("file"))?.[0];
		const entries = first ? designEntries(shop, Number(first)) : pageEntries(shop);
		return context.body(Readable.toWeb(Readable.from(sitemap(entries))) as ReadableStream, 200, XML);
	});

	app.get("/.well-known/security.txt", (context) => {
		const shop = context.get("shop");
		const until = new Date((Math.floor(shop.now.getTime() / DAY) + SECURITY_TEXT_DAYS) * DAY).toISOString();
		const lines = [
			`Contact: mailto:${mailFrom}`,
			`Expires: ${until}`,
			`Preferred-Languages: ${LANGUAGES.join(", ")}`,
			`Canonical: ${new URL(homeOf(shop)).origin}/.well-known/security.txt`,
		];
		return context.text(`# ${BRANDS[shop.brand.code].name}\n${lines.join("\n")}\n`, 200, TEXT);
	});
}

async function* sitemap(entries: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder();
	yield encoder.encode(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n`);
	for await (const entry of entries) yield encoder.encode(entry);
	yield encoder.encode("</urlset>\n");
}

function homeOf({ addressOf, brand, locale }: Shop): string {
	return addressOf(brand.code, locale);
}
