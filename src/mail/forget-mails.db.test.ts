import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailOutbox, recipientHash } from "#database/schema.ts";
import { openTestShop, type TestShop } from "../../tests/support/test-shop.ts";
import { forgetMails, mailHash } from "./forget-mails.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
});
afterAll(() => bench.close());

test("mails of one address are found by its hash among a hundred thousand without reading all", async () => {
	const { shop, pool } = bench;
	await pool.query(`insert into mail_outbox (key, recipient, brand, subject, html, text, inline_files, created_at, sent_at)
		select 'mail ' || n, 'reader' || n || '@outbox.test', 'keepsake', '', '', '', '[]', now(), now()
		from generate_series(1, 100000) n`);
	await pool.query("analyze mail_outbox");
	const theirs = shop.db
		.select({ id: mailOutbox.id })
		.from(mailOutbox)
		.where(
			inArray(recipientHash(mailOutbox.recipient), [mailHash("reader500@outbox.test"), mailHash("b@outbox.test")]),
		);
	const { sql, params } = theirs.toSQL();
	const { rows } = await pool.query(`explain ${sql}`, params);
	const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
	expect(plan).toContain("mail_outbox_recipient_hash");
	expect(plan).not.toContain("Seq Scan");
});

test.each(["Åsa.Öberg@Outbox.test", String.raw`"back\slash \x41"@outbox.test`])(
	"mails to %s are found by the hash of the address",
	async (recipient) => {
		const { shop } = bench;
		const mail = { brand: "keepsake", subject: "", html: "", text: "", inlineFiles: [], createdAt: shop.now };
		await shop.db.insert(mailOutbox).values({ ...mail, key: recipient, recipient });
		expect(await forgetMails(shop, [mailHash(recipient)])).toBe(true);
		expect(await forgetMails({ ...shop, sendsMail: false }, [mailHash(recipient)])).toBe(false);
	},
);
