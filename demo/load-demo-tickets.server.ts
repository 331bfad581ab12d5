import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { TOPIC_GROUPS } from "#core/tickets.ts";
import { ticketAttachments, ticketMessages, tickets } from "#database/schema.ts";
import { keepAttachments, readAttachments } from "#shop/help/attachments.server.ts";
import { customerOwner } from "#shop/owner.ts";
import type { Workshop } from "#shop/shop.ts";
import { lake } from "./pictures.ts";

const HOUR = 3_600_000;
/** What the demo customer has asked, in each state that a ticket can have; hours are counted back from now. */
const ASKED = [
	{
		subject: "Can the mug hold two photos?",
		status: "PENDING",
		topicGroup: TOPIC_GROUPS.beforePurchase,
		messages: [
			{
				author: "CUSTOMER",
				hoursAgo: 5,
				text: "I would like one photo left of the handle and one on the right. Does that work?",
			},
		],
	},
	{
		subject: "Colours of the lake print",
		status: "PENDING",
		topicGroup: TOPIC_GROUPS.ordersReceived,
		messages: [
			{
				author: "CUSTOMER",
				hoursAgo: 50,
				text: "The blue looks a little darker than on my screen. This is the picture I sent:",
				picture: true,
			},
			{
				author: "STAFF",
				hoursAgo: 44,
				text: "Thank you for the picture, Ana. Paper shines less than a screen, so deep blues look darker in a dim room.\n\nCould you look at it by a window and tell us whether it is still too dark?",
			},
			{ author: "CUSTOMER", hoursAgo: 20, text: "By the window it is better, but still darker than I hoped." },
		],
	},
	{
		subject: "New address for my parcel",
		status: "RESOLVED",
		topicGroup: TOPIC_GROUPS.ordersWaiting,
		messages: [
			{ author: "CUSTOMER", hoursAgo: 24 * 9, text: "I am moving on Friday. Can the parcel go to my new flat?" },
			{
				author: "STAFF",
				hoursAgo: 24 * 9 - 3,
				text: "Of course: it has not been packed yet, and we have changed the address.",
			},
		],
	},
	{
		subject: "Invoice for my company",
		status: "ARCHIVED",
		topicGroup: null,
		messages: [
			{ author: "CUSTOMER", hoursAgo: 24 * 80, text: "May I have an invoice that names my company?" },
			{ author: "STAFF", hoursAgo: 24 * 80 - 5, text: "Yes. It is in the mail that we have just sent you." },
		],
	},
] as const;

/** Conversations that wait in a customer's account. */
export async function loadDemoTickets(
	{ db, files, now }: Pick<Workshop, "db" | "files" | "now">,
	writer: { customerId: number; email: string; name: string },
): Promise<void> {
	const ownerId = customerOwner(writer.customerId);
	const place = { site: "GB", brand: "keepsake", locale: "en-gb" };
	const before = (hours: number) => new Date(now.getTime() - hours * HOUR);
	for (const { messages, topicGroup, ...ticket } of ASKED.toReversed()) {
		const contactType = topicGroup === null ? "formContact" : "helpCenter";
		const times = { createdAt: before(messages[0].hoursAgo), updatedAt: before(messages.at(-1)?.hoursAgo ?? 0) };
		const publicId = randomBytes(16).toString("base64url");
		const [written] = await db
			.insert(tickets)
			.values({ ...ticket, ...writer, ...place, ...times, topicGroup, contactType, publicId, ownerId })
			.returning({ id: tickets.id });
		if (!written) continue;
		for (const { author, text, hoursAgo, ...more } of messages) {
			const [message] = await db
				.insert(ticketMessages)
				.values({ ticketId: written.id, author, text, createdAt: before(hoursAgo) })
				.returning({ id: ticketMessages.id });
			if (!message || !("picture" in more)) continue;
			const read = await readAttachments([new File([await readFile(lake.file)], "lake.jpg")]);
			const kept = read.ok ? await keepAttachments({ files }, read.value) : [];
			if (kept.length)
				await db.insert(ticketAttachments).values(kept.map((file) => ({ ...file, messageId: message.id })));
		}
	}
}
