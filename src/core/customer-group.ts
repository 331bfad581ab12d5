export const CUSTOMER_GROUPS = ["standard", "partner"] as const;
/** `partner` is the special group: resellers and designers. */
export type CustomerGroup = (typeof CUSTOMER_GROUPS)[number];

export type AccountPermission = "orders" | "tickets" | "invoices";

/** What a group's customers may open; a customer's own override wins. */
export const GROUP_PERMISSIONS: Readonly<Record<CustomerGroup, Readonly<Record<AccountPermission, boolean>>>> = {
	standard: { orders: true, tickets: true, invoices: false },
	partner: { orders: true, tickets: true, invoices: true },
};
