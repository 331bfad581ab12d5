import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { customers, helpVotes, mailOutbox, tickets } from "#database/schema.ts";
import type { Shop } from "#shop/shop.ts";
import { loadDemoHelp } from "../../../demo/load-demo-help.server.ts";
import { anotherVisitor, openTestShop, type TestShop } from "../../../tests/support/test-shop.ts";
import { archiveTickets } from "./archive-tickets.server.ts";
import { readAttachments } from "./attachments.server.ts";
import { findTopic, listTopics, searchTopics, voteTopic } from "./help.server.ts";
import { addMessage, findTicket, listTickets, readAttachment, settleTicket } from "./own-tickets.server.ts";
import { takeOverTickets } from "./take-over-tickets.server.ts";
import { type NewTicket, openTicket } from "./tickets.server.ts";

let bench: TestShop;
beforeAll(async () => {
	bench = await openTestShop();
	await loadDemoHelp(bench.shop);
});
afterAll(() => bench.close());

const QUESTION: NewTicket = {
	contactType: "formContact",
	email: "ana@example.test",
	name: "Ana",
	subject: "My mug",
	text: "Where is my mug? Buy pills at pills.example",
	orderNumber: null,
	topicId: null,
	topicGroup: null,
	attachments: [],
};
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

async function signedIn(shop: Shop, email: string): Promise<Shop> {
	const [row] = await shop.db.insert(customers).values({ email, displayName: "A" }).returning({ id: customers.id });
	const id = `customer:${row?.id}`;
	return {
		...shop,
		customer: { id: row?.id, may: { tickets: true } } as Shop["customer"],
		owner: { id, start: () => id },
	};
}

test("topics are found by their words, with or without accents, title before answer", async () => {
	const { shop } = bench;
	expect((await searchTopics(shop, "Can I CANCEL it?"))[0]).toMatchObject({ id: 86 });
	expect(await searchTopics(shop, "xyzzy")).toEqual([]);
	expect((await findTopic(shop, 44))?.blocks).toHaveLength(2);
	expect((await listTopics(shop, { group: 7 })).map(({ id }) => id)).toEqual([7, 44, 45]);
});

test("a visitor has one vote for each topic, and may change it", async () => {
	const visitor = anotherVisitor(bench.shop);
	await voteTopic(visitor, 86, true);
	await voteTopic(visitor, 86, false);
	await voteTopic(anotherVisitor(bench.shop), 86, true);
	const votes = await bench.shop.db.select().from(helpVotes).where(eq(helpVotes.topicId, 86));
	expect(votes.map(({ helpful }) => helpful).sort()).toEqual([false, true]);
});

test("a ticket is confirmed by a mail that repeats nothing of what was typed", async () => {
	const opened = await openTicket(anotherVisitor(bench.shop), QUESTION);
	if (!opened.ok) throw new Error(opened.reason);
	const [mail] = await bench.shop.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, QUESTION.email));
	expect(mail?.subject).toContain(String(opened.value.number));
	expect(`${mail?.html} ${mail?.text} ${mail?.subject}`).not.toMatch(/pills|My mug|Ana/);
});

test("nobody floods a mailbox: neither from one visit nor from many to one address", async () => {
	const ask = (shop: Shop, email: string) => openTicket(shop, { ...QUESTION, email });
	const one = anotherVisitor(bench.shop);
	for (const name of ["a", "b", "c", "d", "e"]) expect((await ask(one, `${name}@x.test`)).ok).toBe(true);
	expect(await ask(one, "f@x.test")).toMatchObject({ reason: "too_often" });
	const many = await Promise.all(
		Array.from({ length: 8 }, (_, index) => ask(anotherVisitor(bench.shop), index % 2 ? "To@x.test" : "to@x.test")),
	);
	expect(many.filter(({ ok }) => ok)).toHaveLength(5);
	const later = { ...one, now: new Date(one.now.getTime() + 3_600_001) };
	expect((await ask(later, "f@x.test")).ok).toBe(true);
});

test("a customer reads, answers and downloads only from tickets of their own", async () => {
	const ana = await signedIn(bench.shop, "ana2@example.test");
	const eve = await signedIn(bench.shop, "eve@example.test");
	const kept = await readAttachments([new File([PNG], '../a"b\n.png', { type: "text/html" })]);
	if (!kept.ok) throw new Error(kept.reason);
	await openTicket(ana, { ...QUESTION, email: "ana2@example.test", attachments: kept.value });
	const {
		tickets: [listed],
	} = await listTickets(ana);
	const ticket = await findTicket(ana, listed?.publicId ?? "");
	const file = ticket?.messages[0]?.attachments[0];
	expect(file).toMatchObject({ fileName: "ab.png", contentType: "image/png", bytes: PNG.length });
	expect(Buffer.from((await readAttachment(ana, file?.id ?? ""))?.bytes ?? [])).toEqual(Buffer.from(PNG));
	expect((await listTickets(eve)).tickets).toEqual([]);
	expect(await findTicket(eve, listed?.publicId ?? "")).toBeUndefined();
	expect(await readAttachment(eve, file?.id ?? "")).toBeUndefined();
	const message = { text: "More", attachments: [] };
	expect(await addMessage(eve, listed?.publicId ?? "", message)).toMatchObject({ reason: "absent" });
	const set = (status: "RESOLVED" | "ARCHIVED") => bench.shop.db.update(tickets).set({ status });
	await set("RESOLVED");
	expect((await addMessage(ana, listed?.publicId ?? "", message)).ok).toBe(true);
	expect(await findTicket(ana, listed?.publicId ?? "")).toMatchObject({
		status: "PENDING",
		messages: [{}, { text: "More" }],
	});
	expect(await settleTicket(eve, listed?.publicId ?? "", "RESOLVED")).toMatchObject({ reason: "absent" });
	expect((await settleTicket(ana, listed?.publicId ?? "", "RESOLVED")).ok).toBe(true);
	expect((await listTickets(ana, { status: "PENDING" })).tickets).toEqual([]);
	expect((await settleTicket(ana, listed?.publicId ?? "", "PENDING")).ok).toBe(true);
	expect((await listTickets(ana, { status: "PENDING" })).tickets).toHaveLength(1);
	await set("ARCHIVED");
	expect(await settleTicket(ana, listed?.publicId ?? "", "PENDING")).toMatchObject({ reason: "archived" });
	expect(await addMessage(ana, listed?.publicId ?? "", message)).toMatchObject({ reason: "archived" });
});

test("a long conversation is read in pages, the latest first, each message once", async () => {
	const lea = await signedIn(bench.shop, "lea.long@example.test");
	const opened = await openTicket(lea, { ...QUESTION, email: "lea.long@example.test" });
	const publicId = opened.ok ? opened.value.publicId : "";
	for (let hour = 1; hour <= 44; hour++) {
		const later = { ...lea, now: new Date(lea.now.getTime() + hour * 3_600_001) };
		expect((await addMessage(later, publicId, { text: `Message ${hour}`, attachments: [] })).ok).toBe(true);
	}
	const pages: string[][] = [];
	let before: number | undefined;
	do {
		const page = await findTicket(lea, publicId, before);
		pages.unshift(page?.messages.map(({ text }) => text) ?? []);
		before = page?.earlier;
	} while (before !== undefined);
	expect(pages.map(({ length }) => length)).toEqual([5, 20, 20]);
	expect(pages.flat().slice(1)).toEqual(Array.from({ length: 44 }, (_, index) => `Message ${index + 1}`));
});

test("of what is refused nothing is kept: neither of a new ticket nor of an answer", async () => {
	const tom = await signedIn(bench.shop, "tom@example.test");
	const eve = await signedIn(bench.shop, "eve2@example.test");
	const sent = await readAttachments([new File(["%PDF-1.7 of Tom"], "tom.pdf")]);
	if (!sent.ok) throw new Error(sent.reason);
	const [file] = sent.value;
	const opened = await openTicket(tom, { ...QUESTION, email: "tom@example.test" });
	const publicId = opened.ok ? opened.value.publicId : "";
	const write = (shop: Shop) => addMessage(shop, publicId, { text: "More", attachments: sent.value });
	const set = (status: "PENDING" | "ARCHIVED") =>
		bench.shop.db.update(tickets).set({ status }).where(eq(tickets.publicId, publicId));
	expect(await write(eve)).toMatchObject({ reason: "absent" });
	await set("ARCHIVED");
	expect(await write(tom)).toMatchObject({ reason: "archived" });
	for (let count = 0; count < 5; count++)
		await openTicket(eve, { ...QUESTION, email: "eve2@example.test", attachments: [] });
	const again = openTicket(eve, { ...QUESTION, email: "eve2@example.test", attachments: sent.value });
	expect(await again).toMatchObject({ reason: "too_often" });
	expect(await bench.shop.files.has(file?.fileKey ?? "")).toBe(false);
	await set("PENDING");
	expect((await write(tom)).ok).toBe(true);
	expect(await bench.shop.files.has(file?.fileKey ?? "")).toBe(true);
});

test("files are taken by what they are: pictures, PDF and ZIP, few and small", async () => {
	const file = (bytes: BlobPart, name = "a.png") => new File([bytes], name, { type: "image/png" });
	expect(await readAttachments([file("<script>alert(1)</script>")])).toMatchObject({ reason: "file_kind" });
	expect(await readAttachments([file("MZ", "a.pdf")])).toMatchObject({ reason: "file_kind" });
	expect(await readAttachments(Array.from({ length: 6 }, () => file(PNG)))).toMatchObject({ reason: "too_many_files" });
	expect(await readAttachments([file(new Uint8Array(10_000_001))])).toMatchObject({ reason: "file_too_large" });
	const good = await readAttachments([file("PK\u0003\u0004", "a.zip"), file("%PDF-1.7", "b.pdf"), file("")]);
	expect(good.ok && good.value.map(({ contentType }) => contentType)).toEqual(["application/zip", "application/pdf"]);
});

test("a long list goes on where its page ended, also among tickets of the same moment", async () => {
	const zoe = await signedIn(bench.shop, "zoe@example.test");
	const { text: _, attachments: __, ...ticket } = QUESTION;
	const place = { site: "GB", brand: "keepsake", locale: "en-gb", ownerId: zoe.owner.start() };
	const times = { createdAt: zoe.now, updatedAt: zoe.now };
	await bench.shop.db.insert(tickets).values(
		Array.from({ length: 23 }, (_, index) => ({
			...ticket,
			...place,
			...times,
			customerId: zoe.customer?.id ?? null,
			publicId: `${index}`.padStart(22, "z"),
		})),
	);
	const first = await listTickets(zoe);
	const second = await listTickets(zoe, { after: first.next });
	expect([first.tickets.length, second.tickets.length, second.next]).toEqual([20, 3, undefined]);
	expect(new Set([...first.tickets, ...second.tickets].map(({ number }) => number)).size).toBe(23);
});

test("at sign-in a guest's tickets become the customer's where they bear the confirmed address, others do not", async () => {
	const guest = anotherVisitor(bench.shop);
	await openTicket(guest, { ...QUESTION, email: "Lea@Example.test" });
	await openTicket(guest, { ...QUESTION, email: "somebody@else.test" });
	await openTicket(anotherVisitor(bench.shop), { ...QUESTION, email: "lea@example.test" });
	const lea = await signedIn(bench.shop, "lea@example.test");
	const to = { owner: lea.owner.start(), customerId: lea.customer?.id ?? 0, email: "lea@example.test" };
	await takeOverTickets(lea, guest.session.id ?? "", to);
	expect((await listTickets(lea)).tickets).toHaveLength(1);
});

test("what has been settled for two months is archived, what is open or was settled lately is not", async () => {
	const kim = await signedIn(bench.shop, "kim@example.test");
	const statuses = async () => (await listTickets(kim)).tickets.map(({ status }) => status);
	const ids: string[] = [];
	for (const subject of ["One", "Two"]) {
		const opened = await openTicket(kim, { ...QUESTION, subject, email: "kim@example.test" });
		if (opened.ok) ids.push(opened.value.publicId);
	}
	await settleTicket(kim, ids[0] ?? "", "RESOLVED");
	const inDays = (days: number) => ({ ...bench.shop, now: new Date(kim.now.getTime() + days * 86_400_000) });
	await archiveTickets(inDays(59));
	expect((await statuses()).toSorted()).toEqual(["PENDING", "RESOLVED"]);
	await archiveTickets(inDays(61));
	expect((await statuses()).toSorted()).toEqual(["ARCHIVED", "PENDING"]);
});

test("a signed-in customer's confirmation leads to the ticket", async () => {
	const una = await signedIn(bench.shop, "una@example.test");
	const opened = await openTicket(una, { ...QUESTION, email: "una@example.test" });
	const [mail] = await una.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, "una@example.test"));
	expect(mail?.text).toContain(`/en-gb/accounts/tickets?ticket=${opened.ok && opened.value.publicId}`);
});

test("nobody writes without end into one ticket", async () => {
	const max = await signedIn(bench.shop, "max@example.test");
	const opened = await openTicket(max, { ...QUESTION, email: "max@example.test" });
	if (!opened.ok) throw new Error(opened.reason);
	const write = (shop: Shop) => addMessage(shop, opened.value.publicId, { text: "More", attachments: [] });
	const sent = [];
	for (let count = 0; count < 21; count++) sent.push((await write(max)).ok);
	expect(sent.filter(Boolean)).toHaveLength(19);
	expect((await write({ ...max, now: new Date(max.now.getTime() + 3_600_001) })).ok).toBe(true);
});
