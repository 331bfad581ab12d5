import { Pool } from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { postMail } from "#mail/outbox.server.ts";
import type { MailSettings } from "#mail/send-mail.server.ts";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { confirmOrder } from "#shop/orders/confirm-order.server.ts";
import { readyToOrder, stockMug } from "../../tests/support/factories.ts";
import { type MailServer, mailServer } from "../../tests/support/mail-server.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../tests/support/test-shop.ts";
import { startJobs } from "./start-jobs.ts";

let bench: TestShop;

beforeAll(async () => {
	bench = await openTestShop();
	await stockMug(bench.shop);
});
afterAll(() => bench.close());

test("an order's mails arrive with their headers, both kinds of text and the pictures inside", async () => {
	const server = await mailServer();
	await server.open();
	const shop = anotherVisitor(bench.shop);
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	const { id, number } = placed.value.order;
	await confirmOrder(shop, id);
	await work(server);
	await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(2);
	const confirmation = server.received.find(({ attachments }) => attachments.length > 1);
	expect(confirmation).toMatchObject({
		from: { name: "Keepsake", address: "shop@keepsake.test" },
		to: [{ address: "ana@example.test" }],
		subject: `Your Keepsake order ${number}`,
		messageId: expect.stringMatching(/^<[0-9a-f]{32}@keepsake\.test>$/),
		text: expect.stringContaining("SW1A 2AA"),
		html: expect.stringContaining(`<html dir="ltr" lang="en-GB">`),
	});
	expect(confirmation?.headers).toContainEqual(
		expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
	);
	const shown = [...(confirmation?.html?.matchAll(/src="cid:([^"]+)"/g) ?? [])].map(([, id]) => `<${id}>`);
	expect(shown).toHaveLength(3);
	expect(confirmation?.attachments.map(({ contentId }) => contentId)).toEqual(shown);
	const [header, ...pictures] = confirmation?.attachments ?? [];
	expect([header?.mimeType, header?.disposition]).toEqual(["image/png", "inline"]);
	expect(await sharp(header?.content as ArrayBuffer).metadata()).toMatchObject({ format: "png", width: 1040 });
	for (const { content, mimeType, disposition } of pictures) {
		expect([mimeType, disposition]).toEqual(["image/jpeg", "inline"]);
		expect([...new Uint8Array(content as ArrayBuffer).slice(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
	}
	await expect.poll(unsent, { timeout: 20_000 }).toEqual([]);
});

test("a mail that finds the server down or busy is tried again and arrives once", async () => {
	let busy = true;
	const server = await mailServer(() => (busy ? 451 : undefined));
	await post("down@example.test");
	await work(server);
	await expect.poll(tries, { timeout: 20_000 }).toBe(1);
	await server.open();
	await hurry();
	await expect.poll(tries, { timeout: 20_000 }).toBe(2);
	expect(server.offered).toEqual(["down@example.test"]);
	busy = false;
	await hurry();
	await expect.poll(unsent, { timeout: 20_000 }).toEqual([]);
	await expect.poll(tries, { timeout: 20_000 }).toBe(undefined);
	expect(server.received.map(({ subject }) => subject)).toEqual(["Für Zoë ♥"]);
});

test("an address that the server refuses is asked for once and stays in the outbox", async () => {
	const server = await mailServer(() => 550);
	await server.open();
	await post("nobody@example.test");
	await work(server);
	await expect.poll(() => server.offered, { timeout: 20_000 }).toEqual(["nobody@example.test"]);
	await expect.poll(tries, { timeout: 20_000 }).toBe(undefined);
	expect(await unsent()).toEqual(["nobody@example.test"]);
});

test("a mail that is under way when the shop stops is sent and off the queue when it has stopped", async () => {
	const pool = new Pool({ connectionString: bench.pool.options.connectionString });
	const asked = Promise.withResolvers<void>();
	const server = await mailServer(() => void asked.resolve());
	await server.open();
	await post("last@example.test");
	const jobs = await startJobs({ workshop: () => bench.shop, pool, atOnce: 1, mail: mailTo(server) });
	await asked.promise;
	await jobs.stop();
	await pool.end();
	expect(await tries()).toBe(undefined);
	expect(server.received).toHaveLength(1);
	await server.close();
});

async function post(recipient: string): Promise<void> {
	await postMail(bench.shop, {
		key: `test:${recipient}`,
		recipient,
		brand: "keepsake",
		subject: "Für Zoë ♥",
		html: "<p>Hello</p>",
		text: "Hello",
		inlineFiles: [],
		createdAt: bench.shop.now,
	});
}

/** The queue's worker, until the test is over. */
async function work(server: MailServer): Promise<void> {
	const jobs = await startJobs({ workshop: () => bench.shop, pool: bench.pool, atOnce: 1, mail: mailTo(server) });
	onTestFinished(async () => {
		await jobs.stop();
		await server.close();
	});
}

function mailTo(server: MailServer): MailSettings {
	return { mailUrl: server.url, mailFrom: "The shop <shop@keepsake.test>" };
}

/** Tries that the waiting mail has behind it; undefined where none waits. */
async function tries(): Promise<number | "under way" | undefined> {
	const { rows } = await bench.pool.query<{ tries: number | "under way" }>(
		`select case when locked_at is null then to_json(attempts) else '"under way"' end as tries
		from graphile_worker.jobs where task_identifier = 'send-mail'`,
	);
	return rows[0]?.tries;
}

/** The next try is due now, not in seconds. */
async function hurry(): Promise<void> {
	await bench.pool.query(
		"select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where task_identifier = 'send-mail'), run_at := now())",
	);
}

/** Recipients of the mails that wait in the outbox. */
async function unsent(): Promise<string[]> {
	const { rows } = await bench.pool.query<{ recipient: string }>(
		"select recipient from mail_outbox where sent_at is null",
	);
	return rows.map(({ recipient }) => recipient);
}
