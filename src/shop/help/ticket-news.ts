/** What has just happened to a ticket; told once on its page. */
export const TICKET_NEWS = ["opened", "answered", "RESOLVED", "PENDING"] as const;
export type TicketNews = (typeof TICKET_NEWS)[number];
