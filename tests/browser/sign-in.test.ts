import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "../../demo/load-demo-customers.server.ts";
import { violationsOn } from "../support/accessibility.ts";
import { DESKTOP, PHONE, test } from "../support/browser-test.ts";
import { putMugInCart } from "../support/ready-cart.ts";

const PLAIN = { javaScriptEnabled: false };
const EMAIL = "new.customer@example.test";
const PASSWORD = "a long sentence of mine";

async function signIn(page: Page, email: string, password: string) {
	await page.getByLabel("E-mail address").fill(email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function sessionOf(page: Page) {
	return (await page.context().request.get("/api/auth/session")).json();
}

test.for([
	["localhost", ["es", "de", "fr", "it", "pt", "nl", "pl", "fi", "da-dk", "cs-cz", "en-gb", "sv-se"]],
	["popkin.localhost", ["es", "de", "fr", "it", "pt", "nl", "en-gb"]],
] as const)(
	"who orders sees how to go on as a guest on a small phone at once, on %s",
	async ([host, locales], { visit, shop }) => {
		const small = { ...PHONE, viewport: { width: 375, height: 667 }, baseURL: shop.url.replace("localhost", host) };
		const page = await visit({ ...small, javaScriptEnabled: false });
		const hidden: string[] = [];
		for (const locale of locales) {
			await page.goto(`/${locale.length > 2 ? locale : `${locale}-${locale}`}/login?callbackUrl=/checkout`);
			if (!(await page.locator("button[value=guest]").evaluate(isOnTop))) hidden.push(locale);
		}
		expect(hidden).toEqual([]);
	},
);

test.for([
	["with script", true],
	["without script", false],
] as const)("a wrong password is told in sight on a small phone, %s", async ([, javaScriptEnabled], { visit }) => {
	const page = await visit({ ...PHONE, viewport: { width: 375, height: 667 }, javaScriptEnabled });
	await page.goto("/login?callbackUrl=/checkout");
	await page.getByLabel("E-mail address").fill("nobody@example.com");
	await page.getByLabel("Password").fill("not that one");
	await page.getByRole("button", { name: "Sign in" }).tap();
	const told = page.getByRole("alert").filter({ hasText: "do not fit together" });
	await told.waitFor();
	await expect.poll(() => told.evaluate(isOnTop)).toBe(true);
});

test.for([
	["with script", {}],
	["without script", PLAIN],
] as const)(
	"a customer opens an account, confirms by mail, forgets the password and sets another, %s",
	async ([name, options], { visit, database }) => {
		const email = `${name.replace(" ", ".")}.${EMAIL}`;
		const mailLink = async (subject: string) => {
			const { rows } = await database.query(
				"select text from mail_outbox where recipient = $1 and subject like $2 order by id desc",
				[email, `%${subject}%`],
			);
			return /http\S+/.exec(rows[0]?.text ?? "")?.[0] ?? "";
		};
		const page = await visit(options);
		await page.goto("/login");
		await page.getByRole("link", { name: "Open an account" }).click();
		await page.getByRole("heading", { name: "Open an account" }).waitFor();
		await page.getByText("A company", { exact: true }).click();
		await page.getByLabel("First name").fill("Olu");
		await page.getByLabel("E-mail address").fill("olu(at)example");
		await page.getByLabel("Password").fill("short");
		await page.getByRole("button", { name: "Open account" }).click();
		await page.getByRole("alert").waitFor();
		expect(await page.getByRole("alert").getByRole("link").allInnerTexts()).toEqual([
			"Company name: Please fill this in.",
			"Last name: Please fill this in.",
			"E-mail address: This does not look like an e-mail address.",
			"Password: Please use at least 8 characters.",
		]);
		expect(await page.getByLabel("First name").inputValue()).toBe("Olu");
		await page.getByLabel("Company name").fill("Nord");
		await page.getByLabel("Last name").fill("Berg");
		await page.getByLabel("E-mail address").fill(email);
		await page.getByLabel("Password").fill(PASSWORD);
		await page.getByRole("button", { name: "Open account" }).click();
		await page.getByRole("heading", { name: "Look into your mailbox" }).waitFor();
		const first = await mailLink("Confirm your address");
		await page.getByLabel("E-mail address").fill(email);
		await page.getByRole("button", { name: "Send again" }).click();
		await page.getByText("another mail is on its way").waitFor();
		expect(await mailLink("Confirm your address")).not.toBe(first);

		await page.getByRole("main").getByRole("link", { name: "Sign in", exact: true }).click();
		await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
		await signIn(page, email, PASSWORD);
		await page.getByText("Your address is not confirmed yet").waitFor();
		const confirm = await mailLink("Confirm your address");
		await page.goto(confirm);
		await signIn(page, email, PASSWORD);
		await page.getByRole("heading", { name: "Your address is confirmed" }).waitFor();
		await page.getByRole("main").getByRole("link", { name: "Continue" }).click();
		await page.waitForURL(/\/accounts\/home$/);
		expect(await sessionOf(page)).toMatchObject({ user: { email, type: "COMPANY", name: "Nord" } });
		await page.goto(confirm);
		await page.getByRole("heading", { name: "Your address is confirmed" }).waitFor();
		await page.context().clearCookies();
		await page.goto(confirm);
		await page.getByText("This link was used already or is too old").waitFor();

		await page.goto("/login?view=confirmed");
		await page.getByRole("heading", { name: "Sign in", level: 1 }).waitFor();
		await page.getByRole("link", { name: "Forgot your password?" }).click();
		await page.getByRole("heading", { name: "Set a new password" }).waitFor();
		await page.getByLabel("E-mail address").fill(email);
		await page.getByRole("button", { name: "Send the link" }).click();
		await page.getByRole("heading", { name: "Look into your mailbox" }).waitFor();
		const link = await mailLink("Set a new password");
		await page.goto(link);
		await page.getByLabel("New password").fill("another sentence");
		await page.getByRole("button", { name: "Set the password" }).click();
		await page.getByText("Your new password is set").waitFor();
		await signIn(page, email, "another sentence");
		await page.waitForURL(/\/accounts\/home$/);
		await page.context().clearCookies();
		await page.goto(link);
		await page.getByText("This link was used already or is too old").waitFor();
		expect(await page.getByLabel("New password").count()).toBe(0);
		await page.getByLabel("E-mail address").fill(email);
		await page.getByRole("button", { name: "Send the link" }).click();
		await page.getByRole("heading", { name: "Look into your mailbox" }).waitFor();
	},
);

test("signing in at the checkout brings the cart along, and signing out leaves it behind", async ({ visit }) => {
	const page = await visit(PLAIN);
	await putMugInCart(page, "for Ana");
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await signIn(page, "ana@example.test", "not the password");
	await page.getByText("E-mail address and password do not fit together").waitFor();
	expect(await page.getByLabel("E-mail address").inputValue()).toBe("ana@example.test");
	await signIn(page, "Ana@example.test", DEMO_PASSWORD);
	await page.waitForURL(/\/checkout\?step=3$/);
	await page.getByText(/^Signed in as /).waitFor();
	const home = await page.goto("/");
	expect(home?.headers()["cache-control"]).toBe("private, no-store");
	await page.getByRole("link", { name: "My account" }).waitFor();
	await page.getByRole("link", { name: "Cart, 1 item" }).waitFor();

	const elsewhere = await visit(DESKTOP);
	await elsewhere.goto("/cart");
	expect(await elsewhere.getByText("Mug 325 ml").count()).toBe(0);
	await elsewhere.goto("/login");
	await signIn(elsewhere, "ana@example.test", DEMO_PASSWORD);
	await elsewhere.waitForURL(/\/checkout\?step=3$/);
	await elsewhere.goto("/cart");
	await elsewhere.getByRole("link", { name: "Mug 325 ml" }).first().waitFor();

	await page.goto("/accounts/home");
	await page.getByRole("button", { name: "Sign out" }).click();
	await page.getByText("Your account keeps your cart").waitFor();
	await page.goto("/cart");
	await page.getByText("Your cart is empty").waitFor();
	await page.getByRole("link", { name: "Sign in" }).waitFor();
});

test("a sign-in whose answer never arrives leaves the guest everything, and the next one brings it along", async ({
	visit,
	shop,
}) => {
	const page = await visit(PLAIN);
	await putMugInCart(page, "for Ana");
	const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
	const unheard = await fetch(`${shop.url}/login`, {
		method: "POST",
		headers: { cookie, origin: shop.url },
		body: new URLSearchParams({ intent: "sign-in", email: "ana@example.test", password: DEMO_PASSWORD }),
		redirect: "manual",
	});
	expect(unheard.headers.getSetCookie().join()).toContain("session_token");
	await page.goto("/cart");
	const line = page.getByRole("link", { name: "Mug 325 ml" }).first();
	await line.waitFor();
	await page.goto("/login?callbackUrl=/cart");
	await signIn(page, "ana@example.test", DEMO_PASSWORD);
	await page.waitForURL(/\/cart$/);
	await line.waitFor();
});

test("what cannot be taken over keeps nobody out of the shop, and is the customer's as soon as it can be", async ({
	visit,
	database,
}) => {
	const page = await visit(PLAIN);
	await putMugInCart(page, "for Ana");
	const { rows } = await database.query("select project_id from cart_lines order by added_at desc limit 1");
	const isRefused = `check (project_id <> '${rows[0].project_id}' or owner_id not like 'customer:%') not valid`;
	await database.query(`alter table cart_lines add constraint cart_lines_refused ${isRefused}`);
	try {
		await page.goto("/login?callbackUrl=/accounts/profile");
		await signIn(page, "ana@example.test", DEMO_PASSWORD);
		await page.getByRole("heading", { name: "Profile" }).waitFor();
	} finally {
		await database.query("alter table cart_lines drop constraint cart_lines_refused");
	}
	await page.goto("/cart");
	await page.getByRole("link", { name: "Mug 325 ml" }).first().waitFor();
});

test("a sign-in on its way says so, and is sent once", async ({ visit }) => {
	const page = await visit(DESKTOP);
	const { promise: isSeen, resolve: seen } = Promise.withResolvers<void>();
	let sent = 0;
	await page.route("**/login.data*", async (route) => {
		sent++;
		await isSeen;
		await route.continue();
	});
	await page.goto("/login");
	await signIn(page, "ana@example.test", DEMO_PASSWORD);
	await page.locator("button[name=intent][aria-busy=true]:disabled").waitFor();
	await page.keyboard.press("Enter");
	seen();
	await page.waitForURL(/accounts|checkout/);
	expect(sent).toBe(1);
});

test("a customer who may not order is told so at the cart, and nowhere gets further", async ({ visit }) => {
	const page = await visit(DESKTOP);
	await putMugInCart(page);
	await page.goto("/login?callbackUrl=/cart");
	await signIn(page, "blocked@example.test", DEMO_PASSWORD);
	await page.waitForURL(/\/cart$/);
	await page.getByText("Orders from your account are stopped").waitFor();
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.waitForURL(/\/cart\?from=blocked/);
	await page.goto("/checkout?step=4");
	expect(page.url()).toContain("/cart?from=blocked");
	const data = await page.request.get("/checkout.data?step=4");
	expect(await data.text()).toContain("/cart?from=blocked");
});

test("the sign-in pages can be used by everyone, at every width", async ({ visit }) => {
	for (const size of [DESKTOP, PHONE]) {
		const page = await visit(size);
		for (const path of [
			"/login?callbackUrl=/checkout",
			"/login?view=sign-up",
			"/login?view=code",
			"/login?view=signed-out",
			"/login/password-reset?token=x",
		]) {
			await page.goto(path);
			expect(await violationsOn(page), path).toEqual([]);
		}
	}
});

test("another tab follows a sign-in and a sign-out without losing its place, and shows no account without an answer", async ({
	visit,
}) => {
	const page = await visit(DESKTOP);
	await page.goto("/cart");
	await page.getByRole("link", { name: "Sign in" }).waitFor();
	const other = await page.context().newPage();
	await other.goto("/login?callbackUrl=/tracking");
	await signIn(other, "ana@example.test", DEMO_PASSWORD);
	await other.waitForURL(/\/accounts\/orders$/);
	await page.getByRole("link", { name: "My account" }).waitFor();
	const orders = await page.context().newPage();
	await orders.goto("/accounts/orders");
	await orders.route("**/*.data*", (route) => route.abort());
	await other.getByRole("button", { name: "Sign out" }).click();
	await other.waitForURL(/\?view=signed-out$/);
	await orders.getByRole("heading", { level: 1, name: "We cannot reach the shop." }).waitFor();
	await page.getByRole("link", { name: "Sign in" }).waitFor();
	expect(new URL(page.url()).pathname).toBe("/cart");
});

test("the steps of a design go with the sign-out: of every tab, and where that was without script", async ({
	visit,
	shop,
}) => {
	const page = await visit(DESKTOP);
	const other = await page.context().newPage();
	const toAccount = "/login?callbackUrl=%2Faccounts%2Fhome";
	await other.goto(toAccount);
	await signIn(other, "ana@example.test", DEMO_PASSWORD);
	await other.waitForURL(/\/accounts\/home$/);
	await designWords(page, "For nobody else");
	const design = page.url();
	await page.goto("/cart");
	expect(await wordsKept(page)).toBe(true);
	await page.goBack();
	await page.getByRole("button", { name: "Undo", exact: true }).waitFor();
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	await Promise.all([
		page.getByRole("button", { name: "Heart", exact: true }).click(),
		other.getByRole("button", { name: "Sign out" }).click(),
	]);
	await other.waitForURL(/\?view=signed-out$/);
	await page.getByRole("heading", { name: "You have signed out" }).waitFor();
	const drawn = page.locator("[data-page] [data-element]");
	expect(await drawn.count()).toBe(0);
	await page.goto("/cart");
	await expect.poll(() => wordsKept(page)).toBe(false);
	for (const address of ["/create/1101", design]) {
		await page.goto(address);
		await page.getByRole("button", { name: "Text", exact: true }).waitFor();
		expect(await drawn.count()).toBe(0);
	}
	await page.goto(`/login?callbackUrl=${encodeURIComponent(new URL(design).pathname + new URL(design).search)}`);
	await signIn(page, "ana@example.test", DEMO_PASSWORD);
	await drawn.nth(1).waitFor();
	await designWords(page, "For nobody else");
	await page.goto("/cart");
	expect(await wordsKept(page)).toBe(true);
	await page.request.post("/login", { form: { intent: "sign-out" }, headers: { origin: shop.url } });
	await page.goto("/");
	await expect.poll(() => wordsKept(page)).toBe(false);
});

test("a new design that has not been saved when its person signs out becomes nobody's", async ({
	visit,
	shop,
	database,
}) => {
	const page = await visit(DESKTOP);
	await page.goto("/login?callbackUrl=%2Faccounts%2Fhome");
	await signIn(page, "ana@example.test", DEMO_PASSWORD);
	await page.waitForURL(/\/accounts\/home$/);
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "Shape", exact: true }).click();
	const stored = () => database.query("select count(*) from projects").then(({ rows }) => rows);
	const before = await stored();
	// Without a page of this browser that could notice it.
	await page.request.post("/login", { form: { intent: "sign-out" }, headers: { origin: shop.url } });
	const refused = page.waitForResponse((answer) => answer.url().endsWith("/api/projects"));
	await page.getByRole("button", { name: "Heart", exact: true }).click();
	expect((await refused).status()).toBe(403);
	await page.getByRole("heading", { name: "You have signed out" }).waitFor();
	await page.getByText("was not kept here", { exact: false }).waitFor();
	expect(await stored()).toEqual(before);
	await page.getByRole("link", { name: "To the home page" }).click();
	await page.waitForURL(`${shop.url}/`);
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "Text", exact: true }).waitFor();
	expect(await page.locator("[data-page] [data-element]").count()).toBe(0);
});

async function designWords(page: Page, words: string): Promise<void> {
	await page.goto("/create/1101");
	await page.getByRole("button", { name: "Text", exact: true }).click();
	await page.locator("textarea:focus").waitFor();
	await page.keyboard.type(words);
	await page.keyboard.press("Escape");
	await page.waitForURL(/project=/);
}

function wordsKept(page: Page): Promise<boolean> {
	return page.evaluate(() => Object.values({ ...sessionStorage }).some((kept) => kept.includes("nobody else")));
}

/** All of it: neither below the fold nor under what stays at the window's foot. */
function isOnTop(button: Element): boolean {
	const { left, right, top, bottom } = button.getBoundingClientRect();
	return [top + 1, bottom - 1].every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
}
