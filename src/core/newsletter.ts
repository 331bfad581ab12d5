export const NEWSLETTER_STATUSES = ["PENDING", "CONFIRMED", "UNSUBSCRIBED"] as const;

/** What a subscriber may choose to read about. */
export const NEWSLETTER_TOPICS = ["ideas", "offers", "designs"] as const;
export type NewsletterTopic = (typeof NEWSLETTER_TOPICS)[number];

/** What a proof tells: what was asked, when, and from where. */
export const NEWSLETTER_EVENTS = ["REQUESTED", "CONFIRMED", "CHANGED", "UNSUBSCRIBED"] as const;
