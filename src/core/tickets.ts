/** Specification, section 3. */
export const TICKET_STATUSES = ["PENDING", "RESOLVED", "ARCHIVED"] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const CONTACT_TYPES = ["helpCenter", "formContact", "formContactRequestBudget", "chat"] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

/** Specification, section 3: before purchase, orders waiting, orders received. */
export const TOPIC_GROUPS = { beforePurchase: 3, ordersWaiting: 5, ordersReceived: 7 } as const;
