/** A page that header, phone menu and footer lead to; its words are `footer.<name>`. */
export type ShopLink = { readonly to: string; readonly name: string };

export const SHOP_LINKS: readonly ShopLink[] = [
	{ to: "/tags-list", name: "themes" },
	{ to: "/offers", name: "offers" },
];

export const SERVICE_LINKS: readonly ShopLink[] = [
	{ to: "/tracking", name: "tracking" },
	{ to: "/help-center", name: "help" },
	{ to: "/contact", name: "contact" },
	{ to: "/newsletter", name: "newsletter" },
	{ to: "/reviews", name: "reviews" },
];
