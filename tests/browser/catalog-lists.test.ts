import type { Page } from "playwright-core";
import { expect } from "vitest";
import { demoArticles } from "../../demo/articles.ts";
import { PHONE, test } from "../support/browser-test.ts";

const PLAIN = { javaScriptEnabled: false };
const COPIES = 130;
const PAGE = 60;

test("who types a slip into the header finds what was meant, without script too", async ({ visit }) => {
	const page = await visit(PLAIN);
	await page.goto("/es-es");
	await page.getByRole("searchbox", { name: "¿Qué buscas?" }).fill("cumpelaños");
	await page.getByRole("button", { name: "Buscar" }).click();
	await page.waitForURL(/\/es-es\/search\?query=/);
	await page.getByText("Hemos buscado «cumpleaños»").waitFor();
	await page.locator('main a[href^="/es-es/design/"]').first().click();
	await page.waitForURL(/\/es-es\/design\//);
});

test("who looks for a dog finds what no name calls one, and the words stay in the header", async ({ visit }) => {
	const page = await visit(PLAIN);
	await page.goto("/search?query=dog");
	await page.locator('main a[href*="/design/"]', { hasText: "Long friend" }).waitFor();
	const shown = await page
		.locator('main a[href*="/design"]')
		.evaluateAll((links) =>
			links.map((link) => (link.getAttribute("href")?.includes("/designs/") ? "product" : "design")),
		);
	expect(shown.lastIndexOf("design")).toBeLessThan(shown.indexOf("product"));
	const field = page.getByRole("banner").getByRole("searchbox");
	expect(await field.inputValue()).toBe("dog");
	await field.fill("dachshund");
	await page.getByRole("button", { name: "Search" }).click();
	await page.waitForURL(/query=dachshund$/);
	expect(await page.locator('main a[href*="/design/"]').count()).toBe(1);
	await page.locator('main a[href*="/design/"]').click();
	await page.waitForURL(/\/design\/long-friend\//);
	expect(await field.inputValue()).toBe("");
});

test("a word of eighty letters that nothing has stays within a telephone's width", async ({ visit }) => {
	const page = await visit({ ...PLAIN, viewport: { width: 375, height: 700 } });
	await page.goto(`/search?query=${"x".repeat(80)}`);
	await page.getByText("Nothing found for").first().waitFor();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test("the first page leads to a list of every product", async ({ visit }) => {
	const page = await visit(PLAIN);
	await page.goto("/");
	await page.getByRole("main").getByRole("link", { name: "All products" }).click();
	await page.waitForURL(/\/t\/all-products$/);
	expect(await page.locator('main li a[href*="/designs/"]').count()).toBe(demoArticles.length);
});

test("a long list is read page by page, forth and back, in each order and without gaps", async ({
	visit,
	database,
}) => {
	await database.query(`
		insert into designs select 50000 + n, n % 7, date '2026-01-01' + n % 5, date '2026-02-01' from generate_series(1, ${COPIES}) n;
		insert into design_texts (design_id, language, name, slug, description)
			select 50000 + n, 'en', 'Copy ' || n, 'copy-' || n, '' from generate_series(1, ${COPIES}) n;
		insert into design_tags (design_id, tag_id, popularity) select id, 101, popularity from designs where id > 50000;
		insert into design_applications (design_id, article_id, position, document, hash, popularity)
			select d.id, 1101, 0, a.document, a.hash, d.popularity from designs d, design_applications a
			where d.id > 50000 and a.design_id = 9008 and a.article_id = 1101;`);
	const page = await visit(PLAIN);
	const shown = () =>
		page.locator('main a[href*="/design/"]').evaluateAll((links) => links.map((link) => link.textContent));
	const tagged = await database.query("select count(*)::int as total from design_tags where tag_id = 101");
	const onMugs = await database.query(`
		select count(*)::int as total from design_tags join design_applications using (design_id)
			where tag_id = 101 and article_id = 1101;`);
	const lists = [
		{ order: "", total: tagged.rows[0].total },
		{ order: "?sort=DATE_CREATION", total: tagged.rows[0].total },
		{ order: "?sort=DATE_CREATION&article=1101", total: onMugs.rows[0].total },
	];
	for (const { order, total } of lists) {
		await page.goto(`/t/birthday${order}`);
		const pages = [await shown()];
		for (let next = page.getByRole("link", { name: "Next" }); await next.count(); ) {
			await next.click();
			await page.waitForURL(/after=/);
			pages.push(await shown());
		}
		expect(total).toBeGreaterThan(COPIES);
		expect(pages.map((names) => names.length)).toEqual([PAGE, PAGE, total - 2 * PAGE]);
		expect(new Set(pages.flat()).size).toBe(total);
		for (const earlier of [pages[1], pages[0]]) {
			await page.getByRole("link", { name: "Previous" }).click();
			await page.waitForURL(/before=/);
			expect(await shown()).toEqual(earlier);
		}
		expect(await page.getByRole("link", { name: "Previous" }).count()).toBe(0);
	}
});

test("further designs of a product begin where its list does, not at its pictures again", async ({ visit }) => {
	const page = await visit({ ...PLAIN, viewport: PHONE.viewport });
	await page.goto("/designs/mug-325-ml/1101");
	await page.getByRole("link", { name: "Next" }).click();
	await page.waitForURL(/after=[^#]+#designs$/);
	await expect.poll(async () => Math.abs((await page.locator("h2#designs").boundingBox())?.y ?? 999)).toBeLessThan(100);
});

test("a product's designs are narrowed to a theme, in their order, and start where the list does", async ({
	visit,
}) => {
	const page = await visit(PLAIN);
	await page.goto("/designs/mug-325-ml/1101?sort=DATE_CREATION");
	const themes = page.getByRole("navigation", { name: "Theme" });
	await themes.getByRole("link", { name: "Pets" }).click();
	await page.waitForURL(/1101\?theme=105&sort=DATE_CREATION#designs$/);
	expect(await themes.locator('[aria-current="page"]').allTextContents()).toEqual(["Pets"]);
	const names = await page.locator('main section[aria-labelledby="designs"] a[href*="/design/"]').allTextContents();
	expect([names.includes("Good dog"), names.includes("The big number")]).toEqual([true, false]);
	await themes.getByRole("link", { name: "All designs" }).click();
	await page.waitForURL(/1101\?sort=DATE_CREATION#designs$/);
	await page.goto("/designs/mug-325-ml/1101?theme=114&sort=DATE_CREATION");
	expect(new URL(page.url()).search).toBe("?sort=DATE_CREATION");
});

test("orders of a list are kept pages, their later pages and searches are drawn anew", async ({ shop }) => {
	const age = async (path: string) => {
		await fetch(shop.url + path);
		const answer = await fetch(shop.url + path);
		return [answer.status, answer.headers.has("age")];
	};
	expect(await age("/t/birthday?sort=DATE_CREATION")).toEqual([200, true]);
	expect(await age("/t/birthday?after=0.1.1")).toEqual([200, false]);
	expect(await age("/search?query=mug")).toEqual([200, false]);
	for (const path of ["/search", "/search?query=", "/search?query=%20%20"]) {
		const answer = await fetch(shop.url + path);
		expect([answer.status, (await answer.text()).includes("<title>404 Not Found</title>")], path).toEqual([404, true]);
	}
});

test("the stars of an article lead to its own reviews, and on to all", async ({ visit }) => {
	const page = await visit(PLAIN);
	await page.goto("/es-es/design/two-names/9006?article=1101");
	await page.locator('main a[href*="/reviews"]').first().click();
	await page.waitForURL(/\/es-es\/reviews\?article=1101$/);
	const heading = page.getByRole("heading", { level: 1 });
	const name = (await heading.innerText()).replace("Opiniones: ", "");
	const about = page.locator("main article p a");
	expect(new Set(await about.allInnerTexts())).toEqual(new Set([name]));
	await page.getByRole("link", { name: "5 estrellas" }).click();
	await page.waitForURL(/\?article=1101&rating=5$/);
	expect(await heading.innerText()).toContain(name);
	expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/es-es\/reviews$/);
	await page.getByRole("link", { name: "Opiniones de todos los productos" }).click();
	await page.waitForURL(/\/es-es\/reviews$/);
	expect(new Set(await about.allInnerTexts()).size).toBeGreaterThan(1);
	await page.getByRole("link", { name: "2 estrellas" }).click();
	await page.getByRole("heading", { name: "Aquí no hay opiniones de 2 estrellas" }).waitFor();
	expect(await page.getByRole("link", { name: "Mostrar todas las opiniones" }).count()).toBe(1);
	for (const unknown of ["1", "x", "99999999999999"]) {
		await page.goto(`/es-es/reviews?article=${unknown}`);
		expect(await heading.innerText()).toBe("Opiniones");
	}
});

test("products that results are on narrow them: some at once, the others after a press, the way back stays in sight", async ({
	visit,
}) => {
	const products = (page: Page) => page.getByRole("navigation", { name: "Product", exact: true });
	const desk = await visit({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false });
	await desk.goto("/search?query=birthday");
	expect(await products(desk).getByRole("link").count()).toBe(13);
	const more = (page: Page) => products(page).getByText("More products").filter({ visible: true });
	await more(desk).click();
	const name = await products(desk).getByRole("link").last().innerText();
	const chosen = (page: Page) => products(page).getByRole("link", { name, exact: true });
	await chosen(desk).click();
	await desk.waitForURL(/article=/);
	expect([await products(desk).getByRole("link").count(), await chosen(desk).getAttribute("aria-current")]).toEqual([
		14,
		"page",
	]);
	const phone = await visit(PHONE);
	await phone.goto("/search?query=birthday");
	await more(phone).tap();
	await chosen(phone).tap();
	await phone.waitForURL(/article=/);
	for (const chip of [chosen(phone), products(phone).getByRole("link", { name: "All products" })]) {
		const box = await chip.boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
	}
});
