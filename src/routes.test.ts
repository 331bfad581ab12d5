import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "./routes.ts";

type Route = { path?: string; index?: boolean; file: string; children?: Route[] };

/** Address, layout and guards of the pages that stand so far; the specification's section 2 in this order. */
const TABLE = [
	"/ | master | ",
	"/t/:slug | master | ",
	"/designs/:slug/:article_id | master | ",
	"/design/:slug/:design_id | master | ",
	"/cookies | master | ",
	"/about-us | master | ",
	"/legal | master | ",
	"/privacy | master | ",
	"/shipping | master | ",
	"/help-center | master | ",
	"/help-center/category/:id | master | ",
	"/help-center/topic/:id | master | ",
	"/newsletter | master | ",
	"/unsubscribe | master | ",
	"/contact | master | redirectContactIfLogged",
	"/:slug | master | ",
	"/offers | master | ",
	"/reviews | master | ",
	"/search | master | ",
	"/tags-list | master | ",
	"/cart | master | ",
	"/order-completed | master | ",
	"/tracking | master | trackingRedirectIfLogged",
	"/tracking/:public_id | master | ",
	"/tracking/:public_id/user_required_actions/:user_required_action_public_id | master | ",
	"/accounts/home | master-accounts | needsSignIn",
	"/accounts/profile | master-accounts | needsSignIn",
	"/accounts/designs | master-accounts | needsSignIn",
	"/accounts/orders | master-accounts | needsSignIn, allowAccountsOrders",
	"/accounts/tickets | master-accounts | needsSignIn, allowAccountsTickets",
	"/accounts/designs/admin | master-accounts | needsSignIn, redirectNotSpecialGroup",
	"/accounts/invoices | master-accounts | needsSignIn, redirectNotSpecialGroup, allowAccountsInvoices",
	"/accounts/config | master-accounts | needsSignIn, redirectNotSpecialGroup",
	"/accounts/commissions | master-accounts | needsSignIn, redirectNotSpecialGroup",
	"/login | light | loginRedirectionByCart",
	"/login/password-reset | light | ",
	"/checkout | light | redirectEmptyCart, allowLoginOrGuestCheckout, redirectEmptyCustomer, allowCustomerMakeOrders",
	"/create/:article_id | blank | ",
	"/dev/gallery | blank | ",
	"/dev/mailbox | blank | ",
	"/dev/mailbox/:mail_id | blank | ",
	"/* | none | ",
];

test("addresses, layouts and guards are the specification's", () => {
	const rows = flatten(routes as Route[], "none").map(({ path, layout, source }) => {
		const guards =
			/middleware[^=]*= \[([^\]]*)\]/.exec(source)?.[1]?.trim().replace(/,$/, "").replace(/\s+/g, " ") ?? "";
		return `${path} | ${layout} | ${guards}`;
	});
	expect(rows).toEqual(TABLE);
});

test("a guarded page has a loader, else navigation inside the shop skips its guards", () => {
	for (const { path, source } of flatten(routes as Route[], "none")) {
		if (source.includes("middleware:")) expect(source, path).toMatch(/export (?:async )?function loader/);
	}
});

test("plain pages only show: no guard, action, state or handler that they would go without", () => {
	const plain = flatten(routes as Route[], "none").filter(({ source }) => source.includes("plain: true"));
	expect(plain.map(({ path }) => path)).toEqual([
		"/",
		"/t/:slug",
		"/designs/:slug/:article_id",
		"/design/:slug/:design_id",
		"/about-us",
		"/help-center/category/:id",
		"/:slug",
		"/offers",
		"/reviews",
		"/search",
		"/tags-list",
	]);
	for (const { path, source } of plain) {
		const read = [...source.matchAll(/searchParams\.get\("(\w+)"\)/g)].map(([, name]) => name);
		const named = /parameters: \{(.*?)\}/s.exec(source)?.[1] ?? "";
		const shared = source.includes("readListRequest(") ? ["..."] : [];
		expect([...named.matchAll(/(?:^|[,{])\s*(\w+|\.\.\.)/g)].map(([, name]) => name).sort(), path).toEqual(
			[...shared, ...read].sort(),
		);
		expect(source, path).not.toMatch(
			/export (const middleware|(async )?function action)|use(State|Effect|Fetcher)\b|\son[A-Z]\w+=/,
		);
	}
});

function flatten(list: Route[], layout: string): { path: string; layout: string; source: string }[] {
	return list.flatMap((route) => {
		if (route.children) return flatten(route.children, /layouts\/(.*)\.tsx/.exec(route.file)?.[1] ?? layout);
		const source = readFileSync(new URL(route.file, import.meta.url), "utf8");
		return [{ path: `/${route.path ?? ""}`, layout, source }];
	});
}
