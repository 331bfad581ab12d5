/** A page that header, phone menu and footer lead to; its words are `footer.<name>`. `atHome`: not on a kiosk. */
export type ShopLink = { readonly to: string; readonly name: string; readonly atHome?: true };

export const SHOP_LINKS: readonly ShopLink[] = [
	{ to: "/tags-list", name: "themes" },
	{ to: "/offers", name: "offers" },
];

const SERVICE_LINKS: readonly ShopLink[] = [
	{ to: "/tracking", name: "tracking", atHome: true },
	{ to: "/help-center", name: "help" },
	{ to: "/contact", name: "contact" },
	{ to: "/newsletter", name: "newsletter", atHome: true },
	{ to: "/reviews", name: "reviews" },
];

export function serviceLinks(kiosk: boolean): readonly ShopLink[] {
	return SERVICE_LINKS.filter(({ atHome }) => !(kiosk && atHome));
}
