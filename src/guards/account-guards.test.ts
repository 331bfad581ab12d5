import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Shop } from "#shop/shop.ts";
import { shopContext } from "#shop/shop-context.ts";
import { allowAccountsInvoices } from "./allow-accounts-invoices.ts";
import { allowAccountsOrders } from "./allow-accounts-orders.ts";
import { allowAccountsTickets } from "./allow-accounts-tickets.ts";
import { allowCustomerMakeOrders } from "./allow-customer-make-orders.ts";
import { authenticatedOnly } from "./authenticated-only.ts";
import { needsSignIn } from "./needs-sign-in.ts";
import { callbackPath } from "./page-path.ts";
import { redirectContactIfLogged } from "./redirect-contact-if-logged.ts";
import { redirectNotSpecialGroup } from "./redirect-not-special-group.ts";
import { siteGate } from "./site-gate.ts";
import { trackingRedirectIfLogged } from "./tracking-redirect-if-logged.ts";
import { unauthenticatedOnly } from "./unauthenticated-only.ts";

type Visitor = { group?: string; blocked?: boolean; may?: Record<string, boolean> } | undefined;

const GUEST = undefined;
const CUSTOMER = { group: "standard", blocked: false, may: { orders: true, tickets: true, invoices: false } };
const PARTNER = { ...CUSTOMER, group: "partner", may: { ...CUSTOMER.may, invoices: true } };
const NARROW = { ...CUSTOMER, may: { orders: false, tickets: false, invoices: false } };
const BLOCKED = { ...CUSTOMER, blocked: true };

/** Where the guard leads; `stays` when it lets the visitor pass. */
async function ledTo(guard: MiddlewareFunction<Response>, customer: Visitor, path = "/page", more: object = {}) {
	const context = new RouterContextProvider();
	const { site, method = "GET", prefix = "" } = more as { site?: object; method?: string; prefix?: string };
	context.set(shopContext, { prefix, customer, site: { loginRequired: false, ...site } } as unknown as Shop);
	const request = new Request(`http://localhost${path}`, { method });
	const passes = async () => new Response("passed");
	const answer = await Promise.resolve(guard({ context, request } as never, passes)).catch(
		(thrown: Response) => thrown,
	);
	return (answer as Response).headers.get("location") ?? "stays";
}

test.each([
	["needsSignIn", needsSignIn, GUEST, "/login?callbackUrl=%2Fpage"],
	["needsSignIn", needsSignIn, CUSTOMER, "stays"],
	["allowAccountsOrders", allowAccountsOrders, CUSTOMER, "stays"],
	["allowAccountsOrders", allowAccountsOrders, NARROW, "/accounts/home"],
	["allowAccountsTickets", allowAccountsTickets, CUSTOMER, "stays"],
	["allowAccountsTickets", allowAccountsTickets, NARROW, "/accounts/home"],
	["allowAccountsInvoices", allowAccountsInvoices, CUSTOMER, "/accounts/home"],
	["allowAccountsInvoices", allowAccountsInvoices, PARTNER, "stays"],
	["allowAccountsInvoices", allowAccountsInvoices, { ...PARTNER, blocked: true }, "stays"],
	["redirectNotSpecialGroup", redirectNotSpecialGroup, CUSTOMER, "/accounts/home"],
	["redirectNotSpecialGroup", redirectNotSpecialGroup, GUEST, "/accounts/home"],
	["redirectNotSpecialGroup", redirectNotSpecialGroup, PARTNER, "stays"],
	["redirectNotSpecialGroup", redirectNotSpecialGroup, BLOCKED, "/accounts/home"],
	["redirectNotSpecialGroup", redirectNotSpecialGroup, { ...PARTNER, blocked: true }, "stays"],
	["trackingRedirectIfLogged", trackingRedirectIfLogged, CUSTOMER, "/accounts/orders"],
	["trackingRedirectIfLogged", trackingRedirectIfLogged, GUEST, "stays"],
	["redirectContactIfLogged", redirectContactIfLogged, CUSTOMER, "/accounts/tickets?contact=1"],
	["redirectContactIfLogged", redirectContactIfLogged, NARROW, "stays"],
	["redirectContactIfLogged", redirectContactIfLogged, GUEST, "stays"],
	["allowCustomerMakeOrders", allowCustomerMakeOrders, BLOCKED, "/cart?from=blocked"],
	["allowCustomerMakeOrders", allowCustomerMakeOrders, CUSTOMER, "stays"],
	["allowCustomerMakeOrders", allowCustomerMakeOrders, GUEST, "stays"],
	["authenticatedOnly", authenticatedOnly, GUEST, "/"],
	["authenticatedOnly", authenticatedOnly, CUSTOMER, "stays"],
	["unauthenticatedOnly", unauthenticatedOnly, CUSTOMER, "/"],
	["unauthenticatedOnly", unauthenticatedOnly, GUEST, "stays"],
	["siteGate", siteGate, GUEST, "stays"],
] as const)("%s", async (_name, guard, visitor, expected) => {
	expect(await ledTo(guard, visitor)).toBe(expected);
});

test("guards lead within the visitor's locale and back to where they were, data requests too", async () => {
	const spanish = { prefix: "/es-es" };
	const login = "/es-es/login?callbackUrl=%2Faccounts%2Forders%3Fpage%3D2";
	expect(await ledTo(needsSignIn, GUEST, "/es-es/accounts/orders?page=2", spanish)).toBe(login);
	expect(await ledTo(needsSignIn, GUEST, "/es-es/accounts/orders.data?page=2&_routes=x", spanish)).toBe(login);
	expect(await ledTo(needsSignIn, GUEST, "/accounts/orders", { method: "POST" })).toBe("/login");
});

test("a customer's way to the contact form keeps what fills it, and what was typed before signing in is taken", async () => {
	const address = "/contact.data?topic=86&sent=7&_routes=x";
	expect(await ledTo(redirectContactIfLogged, CUSTOMER, address)).toBe("/accounts/tickets?contact=1&topic=86");
	expect(await ledTo(redirectContactIfLogged, CUSTOMER, "/contact", { method: "POST" })).toBe("stays");
});

test("a site that asks for sign-in shows nothing else; signing in works there", async () => {
	const gated = { site: { loginRequired: true } };
	expect(await ledTo(siteGate, GUEST, "/t/mugs", gated)).toBe("/login?callbackUrl=%2Ft%2Fmugs");
	expect(await ledTo(siteGate, GUEST, "/_root.data", gated)).toBe("/login");
	expect(await ledTo(siteGate, CUSTOMER, "/t/mugs", gated)).toBe("stays");
	for (const open of ["/login", "/login.data", "/login/password-reset?token=x", "/login?view=sign-up"])
		expect(await ledTo(siteGate, GUEST, open, gated), open).toBe("stays");
});

test.each([
	["/checkout?step=2", "/checkout?step=2"],
	["/es-es/checkout", "/checkout"],
	["/es-es", "/"],
	["//evil.test", undefined],
	["/\\evil.test", undefined],
	["https://evil.test", undefined],
	["javascript:alert(1)", undefined],
	["/login?callbackUrl=/cart", undefined],
	["/es-es/login", undefined],
	["/loginx", "/loginx"],
])("after signing in, %s leads to %s", (given, expected) => {
	const request = new Request(`http://localhost/es-es/login?callbackUrl=${encodeURIComponent(given)}`);
	expect(callbackPath({ prefix: "/es-es" }, request)).toBe(expected);
});
