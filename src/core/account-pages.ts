import type { AccountPermission, CustomerGroup } from "./customer-group.ts";

type AccountPage = {
	readonly path: string;
	/** Only this group's customers, only those with this permission; the page's guards hold it. */
	readonly group?: CustomerGroup;
	readonly permission?: AccountPermission;
};

/** The account's pages, in the order of its menu. */
export const ACCOUNT_PAGES = {
	home: { path: "/accounts/home" },
	designs: { path: "/accounts/designs" },
	orders: { path: "/accounts/orders", permission: "orders" },
	tickets: { path: "/accounts/tickets", permission: "tickets" },
	profile: { path: "/accounts/profile" },
	designsAdmin: { path: "/accounts/designs/admin", group: "partner" },
	invoices: { path: "/accounts/invoices", group: "partner", permission: "invoices" },
	commissions: { path: "/accounts/commissions", group: "partner" },
	config: { path: "/accounts/config", group: "partner" },
} as const satisfies Record<string, AccountPage>;
export type AccountPageName = keyof typeof ACCOUNT_PAGES;

/** Those that a customer finds in the menu. */
export function accountPagesOf(customer: {
	readonly group: CustomerGroup;
	readonly may: Readonly<Record<AccountPermission, boolean>>;
}): AccountPageName[] {
	return (Object.entries(ACCOUNT_PAGES) as [AccountPageName, AccountPage][])
		.filter(([, { group }]) => group === undefined || group === customer.group)
		.filter(([, { permission }]) => permission === undefined || customer.may[permission])
		.map(([name]) => name);
}
