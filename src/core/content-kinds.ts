/** Pages that the shop itself leads to; each has its own slug in every language. */
export const PAGE_PURPOSES = [
	"about",
	"imprint",
	"terms",
	"privacy",
	"withdrawal",
	"accessibility",
	"shipping",
	"cookies",
] as const;
export type PagePurpose = (typeof PAGE_PURPOSES)[number];

/** Specification, section 3; HOME is ours. */
export const CONTENT_LOCATIONS = ["404", "SEARCH_PAGE", "CART", "HOME"] as const;
export type ContentLocation = (typeof CONTENT_LOCATIONS)[number];
