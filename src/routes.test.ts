import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import routes from "./routes.ts";

type Route = { path?: string; index?: boolean; file: string; children?: Route[] };

/**
 * SPECIFICATION, section 2, in its words and order; layouts that it doesn't name are the house's. Guards stand in the
 * order in which they ask: nobody signs in to check out an empty cart.
 */
const SPECIFIED = `
/ | master |
/cart | master |
/{slug} | master |
/offers | master |
/search | master |
/contact | master | redirect-contact-if-logged
/reviews | master |
/about-us | master |
/checkout | light | redirect-empty-cart, allow-login-or-guest-checkout, redirect-empty-customer, allow-customer-make-orders
/t/{slug} | master |
/tags-list | master |
/newsletter | master |
/login | light | login-redirection-by-cart
/login/password-reset | light |
/unsubscribe | master |
/tracking | master | tracking-redirect-if-logged
/tracking/{public_id} | master |
/tracking/{public_id}/user_required_actions/{user_required_action_public_id} | master |
/order-completed | master |
/help-center | master |
/help-center/topic/{id} | master |
/help-center/category/{id} | master |
/design/{slug}/{design_id} | master |
/designs/{slug}/{article_id} | master |
/create/{article_id} | blank |
/accounts/home | master-accounts | needs-sign-in
/accounts/profile | master-accounts | needs-sign-in
/accounts/designs | master-accounts | needs-sign-in
/accounts/orders | master-accounts | needs-sign-in, allow-accounts-orders
/accounts/tickets | master-accounts | needs-sign-in, allow-accounts-tickets
/accounts/config | master-accounts | needs-sign-in, redirect-not-special-group
/accounts/invoices | master-accounts | needs-sign-in, redirect-not-special-group, allow-accounts-invoices
/accounts/commissions | master-accounts | needs-sign-in, redirect-not-special-group
/accounts/designs/admin | master-accounts | needs-sign-in, redirect-not-special-group`;

/** The three fixed paths whose names it doesn't show, what the law asks for, a design on another device, a design that is given up, printed sides, and the demo's own pages. */
const FURTHER = `
/legal | master |
/privacy | master |
/shipping | master |
/cookies | master |
/continue/{secret} | light |
/discard/{project_id} | light |
/cart/flat/{line_id}/{side} | master |
/checkout/flat/{line_id}/{side} | light |
/tracking/{public_id}/flat/{position}/{side} | master |
/dev/gallery | blank |
/dev/mailbox | blank |
/dev/mailbox/{mail_id} | blank |
/* | none |`;

test("addresses, layouts and guards are the specification's", () => {
	const rows = flatten(routes as Route[], "none").map(({ path, layout, source }) => {
		const listed = /middleware[^=]*= \[([^\]]*)\]/.exec(source)?.[1] ?? "";
		const guards = (listed.match(/\w+/g) ?? []).map((name) =>
			name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
		);
		return row(path.replace(/:(\w+)/g, "{$1}"), layout, guards);
	});
	console.info(rows.join("\n"));
	expect(rows.toSorted()).toEqual([...rowsOf(SPECIFIED), ...rowsOf(FURTHER)].sort());
});

function rowsOf(table: string): string[] {
	return table
		.trim()
		.split("\n")
		.map((line) => {
			const [path = "", layout = "", guards = ""] = line.split("|").map((cell) => cell.trim());
			return row(path, layout, guards.split(", "));
		});
}

function row(path: string, layout: string, guards: readonly string[]): string {
	return `${path} | ${layout} | ${guards.join(", ")}`;
}

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
