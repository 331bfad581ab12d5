import type { Page } from "playwright-core";
import { expect } from "vitest";
import { violationsOn } from "../support/accessibility.ts";
import { test } from "../support/browser-test.ts";
import { signIn } from "../support/sign-in.ts";

const PARTNER = "partner@example.test";
const PAGES = ["invoices", "commissions", "config", "designs/admin"].map((name) => `/accounts/${name}`);
const HOME = "/accounts/home";
const DESIGN = "/design/where-it-was/9003";

/** Where each of the special group's pages leads this visitor, asked for as a document and by the shop's own script. */
async function ways(page: Page): Promise<string[]> {
	const all = PAGES.map(async (path) => {
		const document = await page.request.get(path, { maxRedirects: 0 });
		const asked = await page.request.get(`${path}.data`, { maxRedirects: 0 });
		const way = document.headers().location ?? String(document.status());
		expect([200, 202], `${path}.data`).toContain(asked.status());
		if (way !== "200") expect(await asked.text(), `${path}.data`).toContain(`"${way}"`);
		return way;
	});
	return Promise.all(all);
}

test("the special group's pages are theirs alone, as documents and as data", async ({ visit, database }) => {
	const guest = await visit();
	expect(await ways(guest)).toEqual(PAGES.map((path) => `/login?callbackUrl=${encodeURIComponent(path)}`));
	for (const email of ["ana@example.test", "blocked@example.test"]) {
		const person = await visit();
		await signIn(person, email, HOME);
		expect(await ways(person), email).toEqual(PAGES.map(() => HOME));
		expect(await person.getByRole("link", { name: "Commissions" }).count(), email).toBe(0);
	}
	const partner = await visit();
	await signIn(partner, PARTNER, HOME);
	expect(await ways(partner)).toEqual(PAGES.map(() => "200"));
	for (const name of ["Published designs", "Invoices", "Commissions", "Settings"])
		await partner.getByRole("link", { name, exact: true }).waitFor();
	await database.query("update customers set blocked_at = now(), may_read_invoices = false where email = $1", [
		PARTNER,
	]);
	expect(await ways(partner)).toEqual([HOME, "200", "200", "200"]);
	await partner.reload();
	expect(await partner.getByRole("link", { name: "Invoices", exact: true }).count()).toBe(0);
	await database.query("update customers set blocked_at = null, may_read_invoices = null where email = $1", [PARTNER]);
});

test("a partner reads invoices and commissions, and has them as files that nobody else gets", async ({ visit }) => {
	const page = await visit({ javaScriptEnabled: false });
	await signIn(page, PARTNER, "/accounts/invoices");
	expect(await page.getByRole("heading", { name: /^F-GB-/ }).count()).toBe(6);
	await page.getByLabel("Period", { exact: true }).selectOption("thirty_days");
	await page.getByRole("button", { name: "Show" }).click();
	await page.waitForURL(/date=thirty_days/);
	expect(await page.getByRole("heading", { name: /^F-GB-/ }).count()).toBe(1);
	const invoice = (await page.getByRole("link", { name: /^Open PDF/ }).getAttribute("href")) ?? "";
	const pdf = await page.request.get(invoice);
	expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
	await page.goto("/accounts/commissions?state=PAID");
	expect(await page.getByRole("row").count()).toBe(3);
	const csv = (await page.getByRole("link", { name: "Download as CSV" }).getAttribute("href")) ?? "";
	expect((await (await page.request.get(csv)).text()).trimEnd().split("\r\n")).toHaveLength(4);
	await page.goto("/accounts/orders");
	await page.locator(`a[href="${invoice}"]`).waitFor();

	const other = await visit();
	await signIn(other, "ana@example.test", HOME);
	for (const file of [invoice, csv]) expect((await other.request.get(file)).status(), file).toBe(404);
});

test("what a partner settles is told, kept and shown; a wrong field is told beside it", async ({ visit }) => {
	const page = await visit({ javaScriptEnabled: false });
	await signIn(page, PARTNER, "/accounts/config");
	await page.getByLabel("VAT number").fill("nonsense");
	await page.getByRole("button", { name: "Save billing details" }).click();
	await page.getByText("Please check one field").waitFor();
	expect(await page.getByLabel("VAT number").getAttribute("aria-invalid")).toBe("true");
	await page.getByLabel("VAT number").fill("GB 987654321");
	await page.getByRole("button", { name: "Save billing details" }).click();
	await page.getByRole("status").getByText("The billing details are saved.").waitFor();
	expect(await page.getByLabel("VAT number").inputValue()).toBe("GB987654321");
	const reference = page.getByRole("textbox", { name: "Reference" });
	await reference.fill("Desk 3");
	await page.getByRole("button", { name: "Save reference" }).click();
	await page.getByText("The reference is saved.").waitFor();
	expect(await reference.inputValue()).toBe("Desk 3");
	await page.getByLabel("Page", { exact: true }).selectOption({ label: "Where it was" });
	await page.getByRole("button", { name: "Show links" }).click();
	const link = await page.getByLabel("United Kingdom · English").inputValue();
	expect(new URL(link).pathname).toBe(`/en-gb${DESIGN}`);
	expect((await page.goto(link))?.status()).toBe(200);
});

test("a withdrawn design leaves the shop and comes back", async ({ visit }) => {
	const page = await visit({ javaScriptEnabled: false });
	await signIn(page, PARTNER, "/accounts/designs/admin");
	const anybody = await visit();
	const status = async () => (await anybody.request.get(DESIGN)).status();
	expect(await status()).toBe(200);
	await page.getByRole("button", { name: "Withdraw Where it was" }).click();
	await page.getByText("The design is withdrawn").waitFor();
	expect((await page.goto("/search?query=where"))?.status()).toBe(200);
	expect(await page.locator(`main a[href*="${DESIGN}"]`).count()).toBe(0);
	await expect.poll(status, { timeout: 30_000, interval: 500 }).toBe(404);
	await page.goto("/accounts/designs/admin?published=false");
	const picture = (await page.locator("main img").first().getAttribute("src")) ?? "";
	expect((await page.request.get(picture)).status()).toBe(200);
	expect((await anybody.request.get(picture)).status()).toBe(404);
	await page.getByRole("button", { name: "Publish Where it was" }).click();
	await page.getByText("No design fits this choice").waitFor();
	await expect.poll(status, { timeout: 30_000, interval: 500 }).toBe(200);
	const strange = { form: { intent: "withdrawn", design: "9001" }, headers: { origin: new URL(page.url()).origin } };
	expect((await page.request.post("/accounts/designs/admin", strange)).status()).toBe(404);
});

test("their pages are sound on phones and desks, in both brands", async ({ visit, shop }) => {
	for (const baseURL of [shop.url, shop.url.replace("localhost", "popkin.localhost")]) {
		const page = await visit({ baseURL });
		await signIn(page, PARTNER, "/accounts/invoices");
		for (const path of [...PAGES, "/accounts/invoices?date=last_year", "/accounts/designs/admin?published=false"]) {
			await page.goto(path);
			for (const width of [375, 1280]) {
				await page.setViewportSize({ width, height: 900 });
				expect({ path, width, violations: await violationsOn(page) }).toEqual({ path, width, violations: [] });
			}
		}
	}
});
