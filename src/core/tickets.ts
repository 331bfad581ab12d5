/** Specification, section 3. */
export const TICKET_STATUSES = ["PENDING", "RESOLVED", "ARCHIVED"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const CONTACT_TYPES = ["helpCenter", "formContact", "formContactRequestBudget", "chat"] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

/** Specification, section 3: before purchase, orders waiting, orders received. */
export const TOPIC_GROUPS = { beforePurchase: 3, ordersWaiting: 5, ordersReceived: 7 } as const;

/** What a customer says a new ticket is about: a group of topics, many pieces, or nothing of these. */
export const TICKET_SUBJECTS = [...Object.keys(TOPIC_GROUPS), "manyPieces", "other"] as TicketSubject[];
export type TicketSubject = keyof typeof TOPIC_GROUPS | "manyPieces" | "other";

export function topicGroupOf(subject: TicketSubject): number | undefined {
	return subject in TOPIC_GROUPS ? TOPIC_GROUPS[subject as keyof typeof TOPIC_GROUPS] : undefined;
}

/** Decision 0145: what is settled can be opened again, what is archived cannot. */
export function canSettle(status: TicketStatus, to: "PENDING" | "RESOLVED"): boolean {
	return status !== "ARCHIVED" && status !== to;
}
