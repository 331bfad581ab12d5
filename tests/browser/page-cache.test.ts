import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDemoShop } from "../support/demo-shop-copy.ts";
import { MUG, mugWithWords } from "../support/ready-cart.ts";
import type { RunningShop } from "../support/running-shop.ts";

let shop: RunningShop;
beforeAll(async () => {
	shop = await startDemoShop();
});
afterAll(() => shop.stop());

type Headers = Readonly<Record<string, string>>;
type Answer = { status: number; headers: Readonly<Record<string, string | string[] | undefined>>; body: string };

/** Node's own request: fetch would not let the host be chosen. */
function ask(path: string, headers: Headers = {}, json?: unknown): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const type = json === undefined ? {} : { "content-type": "application/json", origin: shop.url };
		const asked = request(
			shop.url + path,
			{ method: json === undefined ? "GET" : "POST", headers: { ...type, ...headers } },
			(answer) => {
				let body = "";
				answer.setEncoding("utf8");
				answer.on("data", (chunk: string) => (body += chunk));
				answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
			},
		);
		asked.on("error", reject);
		asked.end(json === undefined ? undefined : JSON.stringify(json));
	});
}

async function visitorWithMugs(quantity: number): Promise<Headers> {
	const made = await ask("/api/projects", {}, { ...MUG, document: mugWithWords("Hello") });
	const cookie = String(made.headers["set-cookie"]).split(";")[0] ?? "";
	const line = { projectId: JSON.parse(made.body).id, quantity };
	expect((await ask("/api/carts/current/lines", { cookie }, line)).status).toBe(201);
	return { cookie };
}

const PAGES = [
	"",
	"/t/birthday",
	"/t/cumpleanos",
	"/design/two-names/9006?article=5101",
	"/design/two-names/9006?article=1101",
];
const DESIGN = "/design/two-names/9006";

test("a page is drawn once for all visitors without a session, whatever their links carry", async () => {
	const first = await ask(DESIGN);
	const again = await ask(`${DESIGN}?utm_source=news&gclid=1`, { cookie: "_ga=1; other=2" });
	expect([first.status, again.status, again.headers.age]).toEqual([200, 200, "0"]);
	expect(again.body).toBe(first.body);
	expect(again.headers["set-cookie"]).toBeUndefined();
	const etag = String(again.headers.etag);
	expect(await ask(DESIGN, { "if-none-match": etag })).toMatchObject({ status: 304, body: "" });
	const packed = await ask(DESIGN, { "accept-encoding": "gzip, br" });
	expect(packed.headers).toMatchObject({ "content-encoding": "br", vary: "Cookie, Accept-Encoding" });
	expect(await ask("/t/nothing-here")).toMatchObject({ status: 404, body: expect.stringContaining("<h1") });
	expect((await ask("/t/favourites%00")).status).toBe(404);
	const unknown = await ask(`${DESIGN}?article=999999`);
	expect([unknown.status, unknown.headers.location]).toEqual([302, DESIGN]);
	for (const own of ["/cart", "/tracking", "/t/nothing-here"]) {
		await ask(own);
		expect((await ask(own)).headers.age, own).toBeUndefined();
	}
});

test("who has a cart is never shown a page of somebody else, nor shows theirs to others", async () => {
	const [one, three] = await Promise.all([visitorWithMugs(1), visitorWithMugs(3)]);
	const rounds = Array.from({ length: 6 }, () => [
		ask(DESIGN).then(({ body }) => expect(body).toContain('"Cart, empty"')),
		ask(DESIGN, one).then(({ body }) => expect(body).toContain('"Cart, 1 item"')),
		ask(DESIGN, three).then(({ body, headers }) => {
			expect(body).toContain('"Cart, 3 items"');
			expect(headers.age).toBeUndefined();
		}),
	]);
	await Promise.all(rounds.flat());
});

test("brands, languages and articles never mix", async () => {
	const brands = ["keepsake", "popkin"].map((brand) => ({
		brand,
		host: brand === "popkin" ? "popkin.localhost" : "localhost",
	}));
	const locales = [
		{ prefix: "", iso: "en-GB" },
		{ prefix: "/es-es", iso: "es-ES" },
		{ prefix: "/en-gb", iso: "en-GB" },
	];
	const asked = brands.flatMap(({ brand, host }) =>
		locales.flatMap(({ prefix, iso }) =>
			PAGES.flatMap((page) => [1, 2, 3].map(() => ({ brand, host, prefix, iso, path: prefix + page || "/" }))),
		),
	);
	let shown = 0;
	const answers = asked.map(async ({ brand, host, prefix, iso, path }) => {
		const { status, body } = await ask(path, { host });
		if (status === 301) return;
		expect(status, path).toBe(200);
		shown++;
		expect(body, path).toContain(`<html lang="${iso}" data-brand="${brand}"`);
		expect(body, path).toContain(`href="${prefix}/cart"`);
		const article = /article=(\d+)$/.exec(path)?.[1];
		if (article) expect(body).toContain(`href="${prefix}/create/${article}?design=9006"`);
	});
	await Promise.all(answers);
	expect(shown).toBeGreaterThan(40);
});

test("each place says what the shop has to say there, in the visitor's language; kept pages too", async () => {
	for (const [path, words] of [
		["/", "Not sure about your photo?"],
		["/de-de", "Unsicher, ob dein Foto reicht?"],
		["/search?query=birthday", "An idea of your own?"],
		["/fr-fr/cart", "Combien coûte la livraison"],
	] as const)
		expect((await ask(path)).body, path).toContain(words);
	const kept = await ask("/de-de");
	expect([kept.headers.age !== undefined, kept.body.includes("Darf es günstiger sein?")]).toEqual([true, true]);
});
