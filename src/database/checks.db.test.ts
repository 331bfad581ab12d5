import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#shop/checkout/place-order.server.ts";
import { MUG, makeProject, putInCart, readyToOrder, stockMug } from "../../tests/support/factories.ts";
import { openTestShop, type TestShop } from "../../tests/support/test-shop.ts";
import {
	commissions,
	consentLog,
	contentBlocks,
	contentPages,
	customers,
	invoices,
	kioskDevices,
	newsletterProofs,
	newsletterSubscriptions,
	pictures,
	printFiles,
	printRuns,
	printSubstrates,
	printSuppliers,
	printTechniques,
	readerGuesses,
	refunds,
	reviews,
	tags,
	ticketAttachments,
	ticketMessages,
	tickets,
	userRequiredActions,
} from "./schema.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await fillEveryCheckedTable();
});
afterAll(() => bench.close());

const CASES = {
	article_sides_back: "update article_sides set back_of = code",
	article_sides_cut: 'update article_sides set cut = \'{"kind":"rounded","radius":40}\'',
	article_sides_cut_line: "update article_sides set cut_line = 'HERE'",
	article_sides_margins: "update article_sides set bleed = -1",
	article_sides_openings:
		'update article_sides set openings = \'[{"kind":"ellipse","x":0,"y":0,"width":5000,"height":5}]\'',
	article_sides_panels: 'update article_sides set panels = \'["front", "back"]\'',
	article_sides_size: "update article_sides set minimum_dpi = 0",
	article_variants_weight: "update article_variants set weight = -1",
	articles_colored: "update articles set colored = 'HANDLE'",
	articles_parcel: 'update articles set parcel = \'{"length":110,"width":120,"height":110}\'',
	articles_production_days: "update articles set production_days = -1",
	cart_lines_chosen_quantity: "update cart_lines set chosen_quantity = 1000",
	cart_lines_quantity: "update cart_lines set quantity = 1000",
	commissions_amount: "update commissions set amount = amount + 1",
	commissions_basis: "update commissions set basis_amount = -100, amount = -8",
	commissions_currency: "update commissions set currency = 'gb'",
	commissions_month: "update commissions set month = month + 1",
	commissions_rate: "update commissions set rate = 10001, amount = round(basis_amount::numeric * 10001 / 10000)",
	commissions_source: "update commissions set code = null",
	commissions_state: "update commissions set state = 'LOST'",
	consent_log_version: "update consent_log set version = 0",
	content_blocks_location: "update content_blocks set location = 'FOOTER'",
	content_pages_purpose: "update content_pages set purpose = 'jokes'",
	customers_group: "update customers set \"group\" = 'friends'",
	customers_type: "update customers set type = 'ADMIN'",
	invoices_amounts: "update invoices set vat_amount = -1, gross_amount = net_amount - 1",
	invoices_currency: "update invoices set currency = 'pounds'",
	invoices_gross: "update invoices set gross_amount = gross_amount + 1",
	invoices_kind: "update invoices set kind = 'OFFER'",
	invoices_sequence: "update invoices set sequence = 0",
	kiosk_devices_token_hash: "update kiosk_devices set token_hash = 'secret'",
	newsletter_proofs_event: "update newsletter_proofs set event = 'GUESSED'",
	newsletter_subscriptions_status: "update newsletter_subscriptions set status = 'MAYBE'",
	order_history_statuses: "update order_history set to_status = 3",
	order_lines_amounts: "update order_lines set unit_amount = -1, total_amount = -quantity",
	order_lines_parcel: 'update order_lines set parcel = \'{"length":120,"width":110,"height":0}\'',
	order_lines_proof_hash: "update order_lines set proof_hash = ''",
	order_lines_quantity: "update order_lines set quantity = 0, total_amount = 0",
	order_lines_total: "update order_lines set total_amount = total_amount + 1",
	order_lines_vat_rate: "update order_lines set vat_rate = 10001",
	order_numbers_last: "update order_numbers set last = 0",
	orders_amounts: "update orders set shipping_amount = -1, total_amount = goods_amount - 1",
	orders_currency: "update orders set currency = 'gbp'",
	orders_status: "update orders set status = 3",
	orders_total: "update orders set total_amount = total_amount + 1",
	orders_vat: "update orders set vat_amount = total_amount + 1",
	payments_amount: "update payments set amount = -1",
	payments_currency: "update payments set currency = '£'",
	payments_settled: "update payments set status = 'PAID'",
	payments_status: "update payments set status = 'paid'",
	pictures_sha256: "update pictures set sha256 = 'ABC'",
	pictures_size: "update pictures set height = 0",
	prices_amount: "update prices set amount = -1",
	prices_currency: "update prices set currency = 'EURO'",
	prices_quantity: "update prices set minimum_quantity = 0 where minimum_quantity = 1",
	print_files_bytes: "update print_files set bytes = 0",
	print_files_position: "update print_files set position = -1",
	print_files_sha256: "update print_files set sha256 = 'x'",
	print_runs_sha256: "update print_runs set sha256 = ''",
	print_runs_size: "update print_runs set sheets = 0",
	print_substrates_margins: "update print_substrates set gap = -1",
	print_substrates_room: "update print_substrates set margin = 100",
	print_substrates_size: "update print_substrates set width = 49",
	print_suppliers_colors: "update print_suppliers set colors = 'PANTONE'",
	print_suppliers_names: "update print_suppliers set cut_name = 'Cut #1'",
	print_suppliers_profile: "update print_suppliers set condition = 'FOGRA51'",
	print_suppliers_turn: "update print_suppliers set turn = 'ANY'",
	print_techniques_white_ink: "update print_techniques set white_ink = 'SOMETIMES'",
	project_versions_reason:
		"insert into project_versions select id, 1, variant_id, document, updated_at, true, 'WHY' from projects limit 1",
	project_versions_version:
		"insert into project_versions select id, 0, variant_id, document, updated_at from projects limit 1",
	projects_version: "update projects set version = 0",
	reader_guesses_subject: "update reader_guesses set subject = 'ana@example.test'",
	reader_guesses_wrong: "update reader_guesses set wrong = -1",
	refunds_amount: "update refunds set amount = 0",
	refunds_currency: "update refunds set currency = ''",
	refunds_state: "update refunds set state = 'LOST'",
	review_totals_reviews: "update review_totals set reviews = -1",
	reviews_rating: "update reviews set rating = 6",
	reviews_status: "update reviews set status = 'HIDDEN'",
	search_documents_kind: "update search_documents set kind = 'mug'",
	shipping_rates_amounts: "update shipping_rates set amount = -1",
	shipping_rates_currency: "update shipping_rates set currency = 'E'",
	shipping_rates_length: "update shipping_rates set maximum_length = 0",
	shipping_rates_weight: "update shipping_rates set maximum_weight = 0",
	tags_given_on: "update tags set given_on = '24-12'",
	ticket_attachments_bytes: "update ticket_attachments set bytes = 0",
	ticket_messages_author: "update ticket_messages set author = 'ROBOT'",
	tickets_contact_type: "update tickets set contact_type = 'fax'",
	tickets_status: "update tickets set status = 'OPEN'",
	tickets_topic_group: "update tickets set topic_group = 4",
	user_required_actions_done: "update user_required_actions set ending = null",
	user_required_actions_ending: "update user_required_actions set ending = '1'",
	user_required_actions_sealed: "update user_required_actions set sealed = null",
	user_required_actions_type: "update user_required_actions set type = 'DANCE'",
} as const;
const BOX = { length: 120, width: 110, height: 110 };
const ROUND = { kind: "ellipse", x: 0, y: 0, width: 5, height: 5 };

test.each(Object.entries(CASES))("PostgreSQL refuses what breaks %s", async (constraint, statement) => {
	await expect(bench.pool.query(statement)).rejects.toMatchObject({ code: "23514", constraint });
});

test.each([
	["more than a document may tell", Array(13).fill(ROUND)],
	["one smaller than a document may tell", [{ ...ROUND, width: 0.05 }]],
	["one in a list of its own", [[ROUND]]],
])("PostgreSQL refuses openings that no design could be stored with: %s", async (_what, openings) => {
	const set = bench.pool.query("update article_sides set openings = $1", [JSON.stringify(openings)]);
	await expect(set).rejects.toMatchObject({ constraint: "article_sides_openings" });
});

test.each([
	["half a millimetre", { ...BOX, length: 120.5 }],
	["no height", { length: 120, width: 110 }],
	["a weight beside it", { ...BOX, weight: 420 }],
	["a list of lengths", { ...BOX, length: [130, 120] }],
	["words", { length: "c", width: "b", height: "a" }],
])("PostgreSQL refuses a parcel that nobody could pack: %s", async (_what, parcel) => {
	const set = bench.pool.query("update articles set parcel = $1", [JSON.stringify(parcel)]);
	await expect(set).rejects.toMatchObject({ constraint: "articles_parcel" });
});

test("no check of the tables is without its case", async () => {
	const { rows } = await bench.pool.query(
		"select conname from pg_constraint where contype = 'c' and coninhcount = 0 and connamespace = 'public'::regnamespace order by conname",
	);
	expect(rows.map(({ conname }) => conname)).toEqual(Object.keys(CASES));
});

async function fillEveryCheckedTable(): Promise<void> {
	const { shop } = bench;
	await stockMug(shop);
	await shop.db.insert(customers).values({ email: "ana@example.test", displayName: "Ana" });
	const place = { site: "GB", brand: "keepsake", locale: "en-gb" };
	const choice = { isAnalyticsAccepted: false, isAdsAccepted: false };
	await shop.db.insert(consentLog).values({ ...place, ...choice, at: shop.now, sessionId: "a", version: 1, shown: "" });
	const placed = await placeOrder(shop, { ...(await readyToOrder(shop)), method: "CARD" });
	if (!placed.ok) throw new Error(placed.reason);
	await putInCart(shop, { projectId: await makeProject(shop), quantity: 1 });
	const { id: orderId } = placed.value.order;
	await shop.db.insert(tags).values({ id: 1, position: 0, mode: "LIST" });
	const sha256 = "0".repeat(64);
	await shop.db.insert(printFiles).values({ orderId, position: 0, key: "ticket", sha256, bytes: 1, madeAt: shop.now });
	await shop.db.insert(printSuppliers).values({ code: "press", name: "Press", colors: "RGB", cropMarks: true });
	await shop.db.insert(printTechniques).values({ code: "sublimation", supplier: "press" });
	const sheet = { width: 200, height: 200, margin: 5, gap: 5 };
	await shop.db.insert(printSubstrates).values({ code: "paper", supplier: "press", ...sheet });
	const run = { sheets: 1, key: "run", ticketKey: "ticket", sha256, bytes: 1, madeAt: shop.now };
	await shop.db.insert(printRuns).values({ substrate: "paper", ...run });
	await fillPartnerTables(orderId);
	const { rows } = await bench.pool.query<{ id: string }>("select id from payments");
	await shop.db.insert(readerGuesses).values({ subject: sha256, wrong: 1, windowStart: shop.now });
	const refundId = randomUUID();
	await shop.db.insert(refunds).values({
		id: refundId,
		paymentId: rows[0]?.id ?? "",
		reason: "paid_twice",
		amount: 1,
		currency: "GBP",
		state: "DUE",
		createdAt: shop.now,
	});
	await shop.db.insert(userRequiredActions).values({
		publicId: "a",
		type: "PROVIDE_DATA_TO_REFUND",
		orderId,
		refundId,
		createdAt: shop.now,
		doneAt: shop.now,
		sealed: "x",
		ending: "3000",
	});
	await shop.db.insert(reviews).values({
		articleId: MUG.id,
		language: "en",
		locale: "en-gb",
		author: "Ana",
		rating: 5,
		text: "Good",
		photos: [],
		status: "PUBLISHED",
		verified: true,
		createdAt: shop.now,
	});
	await fillTextTables();
	const device = { tokenHash: sha256, name: "Counter", site: "GB", brand: "keepsake" };
	await shop.db.insert(kioskDevices).values({ ...device, createdAt: shop.now });
	await shop.db.insert(pictures).values({
		id: randomUUID(),
		sha256,
		originalKey: "original",
		masterKey: "master",
		contentType: "image/png",
		fileName: "a.png",
		width: 1,
		height: 1,
		bytes: 1,
		createdAt: shop.now,
	});
}

async function fillPartnerTables(orderId: number): Promise<void> {
	const { db, now } = bench.shop;
	const [customer] = await db.select({ id: customers.id }).from(customers);
	const amounts = { netAmount: 1000, vatAmount: 200, grossAmount: 1200 };
	const place = { site: "GB", currency: "GBP", orderId };
	await db.insert(invoices).values({ ...place, ...amounts, year: 2026, sequence: 1, kind: "INVOICE", issuedAt: now });
	const earned = { basisAmount: 1000, rate: 800, amount: 80, state: "ACCRUED", code: "A" } as const;
	const on = { month: "2026-11-01", accruedAt: now, customerId: customer?.id ?? 0 };
	await db.insert(commissions).values({ ...on, ...earned, currency: "GBP", orderId });
}

async function fillTextTables(): Promise<void> {
	const { db, now } = bench.shop;
	const place = { site: "GB", brand: "keepsake", locale: "en-gb" };
	await db.insert(contentPages).values({ purpose: "terms", publishedFrom: now });
	await db
		.insert(contentBlocks)
		.values({ location: "404", position: 0, language: "en", publishedFrom: now, title: "Mugs", blocks: [] });
	const [subscription] = await db
		.insert(newsletterSubscriptions)
		.values({ ...place, publicId: "n", email: "ana@example.test", status: "PENDING", topics: [], askedAt: now })
		.returning();
	await db
		.insert(newsletterProofs)
		.values({ subscriptionId: subscription?.id ?? 0, event: "REQUESTED", words: "Yes", address: "10.0.0.0", at: now });
	const written = {
		ownerId: "x",
		email: "ana@example.test",
		name: "Ana",
		subject: "Mug",
		createdAt: now,
		updatedAt: now,
	};
	const [ticket] = await db
		.insert(tickets)
		.values({ ...place, ...written, publicId: "t", contactType: "formContact" })
		.returning();
	const [message] = await db
		.insert(ticketMessages)
		.values({ ticketId: ticket?.id ?? 0, author: "CUSTOMER", text: "Hello", createdAt: now })
		.returning();
	await db.insert(ticketAttachments).values({
		id: randomUUID(),
		messageId: message?.id ?? 0,
		fileKey: "tickets/a",
		fileName: "a.png",
		contentType: "image/png",
		bytes: 1,
	});
}
