import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { codeOf } from "#shop/customers/totp-steps.server.ts";
import { violationsOn } from "../support/accessibility.ts";
import { secretIn } from "../support/authenticator.ts";
import { test } from "../support/browser-test.ts";
import { fillContact, order, thanks } from "../support/journey.ts";
import { readZip } from "../support/read-zip.ts";
import { putMugInCart } from "../support/ready-cart.ts";
import { signIn } from "../support/sign-in.ts";

test("a customer's order stands in their account, is ordered again once, and is nobody else's", async ({
	visit,
	shop,
	database,
}) => {
	const page = await visit();
	await signIn(page, "ana@example.test", "/accounts/orders");
	await page.getByRole("main").getByRole("article").getByText("Delivered", { exact: true }).waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await putMugInCart(page);
	await page.getByRole("link", { name: "Go to checkout" }).click();
	await page.waitForURL(/checkout\?step=3/);
	await page.goto("/checkout?step=1");
	await fillContact(page, "ana@example.test");
	expect(await violationsOn(page)).toEqual([]);
	expect(await page.getByLabel("Street").inputValue()).toBe("Downing Street");
	await page.getByRole("button", { name: "Send it there" }).click();
	await page.waitForURL(/checkout\?step=3/);
	const summary = page.getByRole("region", { name: "Your order" });
	await summary.getByText("£16.85").waitFor();
	const status = page.getByRole("status").filter({ hasText: "total" });
	expect(await status.count()).toBe(0);
	await page.getByText("Express", { exact: true }).click();
	await status.getByText("The total is now £21.85.").waitFor();
	await summary.getByText("£21.85").waitFor();
	await page.getByText("Standard", { exact: true }).click();
	await summary.getByText("£16.85").waitFor();
	await page.getByRole("button", { name: "Continue to payment" }).click();
	await page.waitForURL(/step=4/);
	await order(page);
	await page.getByRole("button", { name: "Approve the payment" }).click();
	await thanks(page);
	await page.goto("/accounts/orders?date=thirty_days&status=open");
	const again = page.getByRole("button", { name: /^Order again/ });
	expect(await violationsOn(page)).toEqual([]);
	const publicId = (await page.getByRole("link", { name: /^See details/ }).getAttribute("href")) ?? "";
	const number = await page.locator("article h2").textContent();
	await page.goto(publicId);
	await again.dblclick();
	const told = page.locator("main [role=alert]:focus");
	await told.getByText(`1 product of ${number?.replace("Order", "order")} is in your cart again.`).waitFor();
	expect(await page.getByLabel(/^Quantity/).count()).toBe(1);
	expect(await page.getByLabel(/^Quantity/).inputValue()).toBe("1");
	expect(new URL(page.url()).search).toBe("");
	await page.reload();
	expect(await page.getByLabel(/^Quantity/).inputValue()).toBe("1");
	expect(await page.getByText("is in your cart again").count()).toBe(0);
	const form = { intent: "again", order: publicId.split("/").pop() ?? "", key: randomUUID() };
	const arrived = await page.request.post("/accounts/orders", { form, headers: { origin: shop.url } });
	expect(await arrived.text()).toContain("is in your cart again");
	expect(await (await page.request.get("/cart")).text()).not.toContain("is in your cart again");
	await database.query(
		"update order_lines set quantity = 1000, total_amount = 1000 * unit_amount from orders where id = order_id and public_id = $1",
		[publicId.split("/").pop()],
	);
	await page.goto("/accounts/orders?date=thirty_days&status=open");
	await again.click();
	const answer = page.getByRole("article").getByRole("alert").filter({ hasText: "Nothing in this order is sold" });
	await expect.poll(() => answer.evaluate((box) => box === document.activeElement)).toBe(true);
	expect(new URL(page.url()).search).toBe("?date=thirty_days&status=open");
	await page.goto(publicId);
	await again.click();
	await told.getByText("Nothing in this order is sold").waitFor();
	expect(new URL(page.url()).pathname).toBe(publicId);
	await page.goto("/accounts/orders?date=last_year&status=open");
	await page.getByText("No order fits this choice").waitFor();
	await page.goto("/accounts/home");
	await page.getByRole("heading", { name: "Hello, Ana" }).waitFor();
	await page.goto("/tracking");
	await page.waitForURL(/\/accounts\/orders$/);
	const asData = await page.request.get("/tracking.data", { maxRedirects: 0 });
	expect(await asData.text()).toContain("/accounts/orders");

	const other = await visit();
	await signIn(other, "blocked@example.test", "/accounts/orders");
	await other.getByText("You have not ordered anything yet").waitFor();
	await other.goto(publicId);
	expect(await other.getByText("Downing Street").count()).toBe(0);
	expect(await other.getByRole("button", { name: /^Order again/ }).count()).toBe(0);
	expect((await other.request.post("/accounts/orders", { form, headers: { origin: shop.url } })).status()).toBe(404);
});

test("a customer changes details and password, ends a sign-in, and nobody else's", async ({ visit, shop }) => {
	const [here, there] = [await visit({ javaScriptEnabled: false }), await visit()];
	await signIn(here, "partner@example.test", "/accounts/profile");
	await signIn(there, "partner@example.test", "/accounts/profile");
	await here.getByLabel("First name").fill("");
	await here.getByLabel("VAT number").fill("nonsense");
	await here.getByRole("button", { name: "Save my details" }).click();
	await here.getByText("Please check 2 fields").waitFor();
	expect(await here.getByLabel("VAT number").inputValue()).toBe("nonsense");
	await here.getByLabel("First name").fill("Olu");
	await here.getByLabel("VAT number").fill("");
	await here.getByRole("button", { name: "Save my details" }).click();
	await here.getByText("Your details are saved.").waitFor();
	await here.goto("/accounts/profile");
	await here
		.getByRole("button", { name: /^Sign out there/ })
		.first()
		.click();
	await here.getByText("That device is signed out.").waitFor();
	await there.goto("/accounts/home");
	await there.waitForURL(/login\?callbackUrl/);
	await here.getByLabel("Password until now").fill("wrong password");
	await here.getByLabel("New password").fill("a new long password");
	await here.getByRole("button", { name: /^Change the password/ }).click();
	await here.getByText("This is not your password.").first().waitFor();
	await here.getByLabel("Password until now").fill("keepsake-demo");
	await here.getByLabel("New password").fill("a new long password");
	await here.getByRole("button", { name: /^Change the password/ }).click();
	await here.getByText("Your new password is set.").waitFor();
	const ofSomebodyElse = { form: { intent: "end", signIn: "1" }, headers: { origin: shop.url } };
	expect((await here.request.post("/accounts/profile", ofSomebodyElse)).status()).toBe(404);
	const download = (origin: string) =>
		here.request.post("/accounts/profile/data.zip", { headers: { origin }, maxRedirects: 0 });
	expect((await download("https://evil.test")).status()).toBe(403);
	const archive = await download(shop.url);
	expect([archive.headers()["content-type"], archive.headers()["cache-control"]]).toEqual([
		"application/zip",
		"private, no-store",
	]);
	expect(
		JSON.parse(
			readZip(await archive.body())
				.get("details.json")
				?.toString() ?? "",
		),
	).toMatchObject({ firstName: "Olu" });
	for (let times = 2; times <= 5; times++) expect((await download(shop.url)).status()).toBe(200);
	await here.goto("/accounts/profile");
	await here.getByRole("button", { name: "Download my data" }).click();
	await here.getByText("You have downloaded your data several times today.").waitFor();
	const again = await visit();
	const nobody = await again.request.post("/accounts/profile/data.zip", {
		headers: { origin: shop.url },
		maxRedirects: 0,
	});
	expect(nobody.headers().location).toBe("/login?callbackUrl=%2Faccounts%2Fprofile");
	await signIn(again, "partner@example.test", "/accounts/profile", "a new long password");
	expect(await violationsOn(again)).toEqual([]);
});

test("an address book without script: wrong fields are told, one is the default, and nobody else's is reached", async ({
	visit,
}) => {
	const [page, other] = [await visit({ javaScriptEnabled: false }), await visit()];
	await signIn(page, "ana@example.test", "/accounts/profile");
	await page.getByRole("link", { name: "Add an address" }).click();
	await page.getByRole("button", { name: "Save the address" }).click();
	await page.getByText("Please check 3 fields").waitFor();
	await page.getByLabel("First name").fill("Rosa");
	await page.getByLabel("Last name").fill("Lopez");
	await page.getByLabel("House number").fill("221b");
	await page.getByLabel("Street").fill("Baker Street");
	await page.getByLabel("Town or city").fill("London");
	await page.getByLabel("Postcode").fill("nw1 6xe");
	await page.getByRole("button", { name: "Save the address" }).click();
	await page.getByText("The address is saved.").waitFor();
	await page.getByRole("button", { name: /^Use first Rosa/ }).click();
	await page.getByText("Your next order begins with this address.").waitFor();
	const change = page.getByRole("link", { name: /^Change Rosa Lopez/ });
	const address = (await change.getAttribute("href")) ?? "";
	await signIn(other, "partner@example.test", "/accounts/profile", "a new long password");
	expect((await other.goto(address))?.status()).toBe(404);
	await other.goto("/accounts/profile?view=address");
	expect(await violationsOn(other)).toEqual([]);
	await page.getByRole("button", { name: /^Remove Rosa Lopez/ }).click();
	await page.getByText("The address is removed.").waitFor();
	expect(await page.getByText("Used first").count()).toBe(1);
	expect((await page.goto(address))?.status()).toBe(404);
});

test("a customer writes to the shop without script, adds to it, closes it and opens it again; nobody else reads it", async ({
	visit,
	database,
}) => {
	const page = await visit({ javaScriptEnabled: false });
	await signIn(page, "ana@example.test", "/accounts/tickets");
	await page.getByRole("link", { name: "Archived", exact: true }).click();
	await page.getByRole("link", { name: "Invoice for my company" }).click();
	await page.getByText("This conversation is archived").waitFor();
	expect(await page.getByRole("button", { name: "Send message" }).count()).toBe(0);
	await page.goto("/contact?topic=86");
	await page.waitForURL(/\/accounts\/tickets\?contact=1&topic=86$/);
	expect(await page.getByLabel("Subject").inputValue()).not.toBe("");
	await page.getByRole("link", { name: "Before I order" }).click();
	await page.getByLabel("Subject").fill("Two photos");
	await page.getByRole("button", { name: "Send message" }).click();
	await page.getByText("Please check one thing").waitFor();
	expect(await page.getByLabel("Subject").inputValue()).toBe("Two photos");
	await page.getByLabel("Your message").fill("Can both be on one mug?");
	await page.getByLabel("Files").setInputFiles("demo/pictures/sea.jpg");
	await page.getByRole("button", { name: "Send message" }).click();
	await page.getByText("Thank you. We have your message").waitFor();
	const ticket = page.url();
	const file = (await page.getByRole("link", { name: /sea\.jpg/ }).getAttribute("href")) ?? "";
	const answer = await page.request.get(file);
	expect([answer.status(), answer.headers()["content-type"], answer.headers()["content-disposition"]]).toEqual([
		200,
		"image/jpeg",
		"attachment; filename*=UTF-8''sea.jpg",
	]);
	await page.getByRole("button", { name: "Mark as settled" }).click();
	await page.getByText("This is settled now.").waitFor();
	await page.getByRole("button", { name: "Open again" }).click();
	await page.getByText("This is open again").waitFor();
	await page.getByLabel("Your message").fill("And on a cushion?");
	await page.getByRole("button", { name: "Send message" }).click();
	await page.getByText("And on a cushion?").waitFor();
	await database.query(
		`insert into ticket_messages (ticket_id, author, text, created_at)
		select id, 'STAFF', 'Answer ' || n, now() from tickets, generate_series(1, 19) n where subject = 'Two photos'`,
	);
	await page.goto(ticket);
	await page.getByText("Answer 19", { exact: true }).waitFor();
	expect(await page.getByText("Can both be on one mug?").count()).toBe(0);
	await page.getByRole("link", { name: "Older messages" }).click();
	await page.getByText("Can both be on one mug?").waitFor();
	expect(await page.getByText("Answer 19", { exact: true }).count()).toBe(0);
	await page.getByRole("link", { name: "Newest messages" }).click();
	await page.getByText("Answer 19", { exact: true }).waitFor();
	await page.goto("/accounts/home");
	await page.getByRole("link", { name: "Two photos", exact: true }).waitFor();

	const scripted = await visit();
	await signIn(scripted, "ana@example.test", "/accounts/tickets");
	await scripted.goto(ticket);
	const message = scripted.getByLabel("Your message");
	await message.fill("One more thing");
	await scripted.getByRole("link", { name: "Older messages" }).click();
	await scripted.getByText("Can both be on one mug?").waitFor();
	expect(await message.inputValue()).toBe("One more thing");
	await scripted.getByRole("button", { name: "Send message" }).click();
	await scripted.getByText("Your message has been sent.").waitFor();
	await expect.poll(() => message.inputValue()).toBe("");

	const other = await visit();
	await signIn(other, "blocked@example.test", "/accounts/tickets");
	await other.getByText("You have not written to us yet").waitFor();
	expect(await violationsOn(other)).toEqual([]);
	expect((await other.goto(ticket))?.status()).toBe(404);
	expect((await other.request.get(file)).status()).toBe(404);
});

test("the pages of what was written to the shop are sound", async ({ visit }) => {
	const page = await visit();
	await signIn(page, "ana@example.test", "/accounts/tickets");
	for (const width of [375, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/accounts/tickets");
		expect(await violationsOn(page)).toEqual([]);
		await page.getByRole("link", { name: "Colours of the lake print" }).click();
		await page.getByRole("heading", { level: 1, name: "Colours of the lake print" }).waitFor();
		await page.getByRole("button", { name: "Send message" }).click();
		await page.getByRole("alert").waitFor();
		expect(await violationsOn(page)).toEqual([]);
		await page.goto("/accounts/tickets?contact=1&about=ordersWaiting");
		expect(await violationsOn(page)).toEqual([]);
	}
});

test("money that waits for an account is asked for, and only whoever knows the order says where it goes", async ({
	visit,
}) => {
	const page = await visit({ javaScriptEnabled: false });
	await signIn(page, "ana@example.test", "/accounts/orders");
	const way = (await page.getByRole("link", { name: /^Name an account/ }).getAttribute("href")) ?? "";
	const other = await visit();
	await other.goto(way);
	expect(await other.getByLabel("IBAN").count()).toBe(0);
	expect(await violationsOn(other)).toEqual([]);
	await other.getByLabel("E-mail address or postcode").fill("99999");
	await other.getByRole("button", { name: "Continue" }).click();
	await other.getByRole("alert").waitFor();
	await other.getByLabel("E-mail address or postcode").fill("SW1A 2AA");
	await other.getByRole("button", { name: "Continue" }).click();
	await other.getByLabel("IBAN").waitFor();
	expect(await violationsOn(other)).toEqual([]);
	await page.goto("/accounts/home");
	await page.getByRole("link", { name: "Name an account" }).click();
	await page.getByLabel("Account holder").fill("Ana García");
	await page.getByLabel("IBAN").fill("ES91 2100 0418 4502 0005 1333");
	await page.getByRole("button", { name: "Send the money there" }).click();
	await page.getByText("IBAN: This is no valid IBAN").waitFor();
	expect(await page.getByLabel("Account holder").inputValue()).toBe("Ana García");
	await page.getByLabel("IBAN").fill("ES91 2100 0418 4502 0005 1332");
	await page.getByRole("button", { name: "Send the money there" }).click();
	await page.getByText("It is the account that ends in 1332.").waitFor();
	await page.getByRole("link", { name: "Back to the order" }).click();
	await page.getByText("Your money goes to the account that you named").waitFor();
	await page.goto("/accounts/home");
	expect(await page.getByRole("link", { name: "Name an account" }).count()).toBe(0);
	await other.getByLabel("Account holder").fill("Eve");
	await other.getByLabel("IBAN").fill("GB82WEST12345698765432");
	await other.getByRole("button", { name: "Send the money there" }).click();
	await other.getByText("It is the account that ends in 1332.").waitFor();
});

test("a second factor is set up with the key, asked for, and switched off", async ({ visit }) => {
	const page = await visit();
	await signIn(page, "ana@example.test", "/accounts/profile");
	await page.getByRole("link", { name: "Set it up" }).click();
	await page.getByRole("heading", { name: "Second factor", level: 1 }).waitFor();
	await page.getByLabel("Password").fill("keepsake-demo");
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByRole("img", { name: /^QR code/ }).waitFor();
	expect(await violationsOn(page)).toEqual([]);
	await page.getByLabel("Code from the app").fill("12345");
	await page.getByRole("button", { name: "Switch it on" }).click();
	await page.getByText("This code is not right").first().waitFor();
	const address = (await page.getByRole("link", { name: "Open the app" }).getAttribute("href")) ?? "";
	const step = Math.floor(Date.now() / 30_000);
	await page.getByLabel("Code from the app").fill(codeOf(secretIn(address), step));
	await page.getByRole("button", { name: "Switch it on" }).click();
	await page.getByText("Here are your backup codes.").waitFor();
	expect(await violationsOn(page)).toEqual([]);
	const [code = "", spare = ""] = await page
		.getByRole("main")
		.getByText(/^\w{5}-\w{5}$/)
		.allTextContents();
	const other = await visit({ javaScriptEnabled: false });
	await other.goto("/login?callbackUrl=%2Faccounts%2Fhome");
	await other.getByLabel("E-mail").fill("ana@example.test");
	await other.getByLabel("Password").fill("keepsake-demo");
	await other.getByRole("button", { name: "Sign in", exact: true }).click();
	await other.getByLabel("Code").fill(code);
	await other.getByRole("button", { name: "Continue" }).click();
	await other.waitForURL(/\/accounts\/home$/);
	await other.goto("/accounts/profile?view=erase");
	await other.getByLabel("Password").fill("keepsake-demo");
	await other.getByRole("button", { name: "Erase everything" }).click();
	await other.getByText("This code is not right").first().waitFor();
	await other.goto("/accounts/profile?view=second-factor");
	await other.getByLabel("Password").fill("keepsake-demo");
	await other.getByLabel("Code").fill(spare);
	await other.getByRole("button", { name: "Switch it off" }).click();
	await other.getByText("The second factor is switched off.").waitFor();
});

test("an account is erased with the password, after it was told what goes and what stays", async ({ visit }) => {
	const [page, other] = [await visit({ javaScriptEnabled: false }), await visit()];
	await signIn(page, "blocked@example.test", "/accounts/profile");
	await signIn(other, "blocked@example.test", "/accounts/profile");
	await other.goto("/accounts/profile?view=erase");
	expect(await violationsOn(other)).toEqual([]);
	await page.getByRole("link", { name: "See what that means" }).click();
	await page.getByLabel("Password").fill("not the password");
	await page.getByRole("button", { name: "Erase everything" }).click();
	await page.getByText("This is not your password.").first().waitFor();
	await page.getByLabel("Password").fill("keepsake-demo");
	await page.getByRole("button", { name: "Erase everything" }).click();
	await page.getByRole("heading", { name: "Your account is erased" }).waitFor();
	await other.goto("/accounts/home");
	await other.waitForURL(/login\?callbackUrl/);
	await other.getByLabel("E-mail").fill("blocked@example.test");
	await other.getByLabel("Password").fill("keepsake-demo");
	await other.getByRole("button", { name: "Sign in", exact: true }).click();
	await other.getByText("E-mail address and password do not fit together").waitFor();
});

test("the profile's e-mail address moves by a link that only asks, and the newsletter follows a tick", async ({
	visit,
}) => {
	const page = await visit({ javaScriptEnabled: false });
	await signIn(page, "ana@example.test", "/accounts/profile");
	await page.getByLabel("Ideas for presents").check();
	await page.getByRole("button", { name: "Save my choice" }).click();
	await page.getByText("Your choice of newsletter is saved.").waitFor();
	expect(await page.getByLabel("Ideas for presents").isChecked()).toBe(true);
	await page.getByRole("link", { name: "Change the address" }).click();
	await page.getByLabel("New e-mail address").fill("ana.maria@example.test");
	await page.getByLabel("Password").fill("keepsake-demo");
	await page.getByRole("button", { name: "Send the link" }).click();
	await page.getByText("We have sent a mail to the new address.").waitFor();
	const mails = await visit();
	await mails.goto("/dev/mailbox");
	await mails.getByRole("link", { name: /Your new address at Keepsake/ }).click();
	const text = (await mails.locator("pre").textContent()) ?? "";
	const link = /https?:\S+view=email&token=\S+/.exec(text)?.[0] ?? "";
	await page.goto(new URL(link).pathname + new URL(link).search);
	await page.getByText("When you confirm, you sign in as ana.maria@example.test from then on.").waitFor();
	await page.getByRole("button", { name: "Use this address" }).click();
	await page.getByText("You sign in as ana.maria@example.test.").waitFor();
	expect((await page.goto(new URL(link).pathname + new URL(link).search))?.status()).toBe(200);
	await page.getByText("This link does not work any more.").waitFor();
});
