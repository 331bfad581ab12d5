import type { Language } from "#core/languages.ts";
import { demoContent } from "../../demo/demo-content.ts";
import type { DemoTexts } from "../../demo/demo-texts.ts";
import { TAG } from "../../demo/tags.ts";

export type ShopPage = {
	/** As in src/routes.ts. */
	readonly route: string;
	readonly layout: "master" | "master-accounts" | "light" | "blank";
	/** An example of the page, without a locale's prefix. */
	readonly path: (texts: DemoTexts, language: Language) => string;
	/** Where a visitor without a cart or a name is sent instead. */
	readonly leadsTo?: string | ((language: Language) => string);
	readonly status?: 404;
	/** The title, where the specification gives it. */
	readonly title?: string;
};

const MUG = 1101;
const DESIGN = 9003;
const slug = (texts: Readonly<Record<string, { slug: string } | undefined>>, id: number) => texts[id]?.slug ?? "";

const pageSlug = (name: string) => (language: Language) => `/${demoContent(language, name).head.slug}`;

/** One address of every route of the specification. */
export const SHOP_PAGES: readonly ShopPage[] = [
	{ route: "/", layout: "master", path: () => "/" },
	{ route: "/t/:slug", layout: "master", path: ({ tags }) => `/t/${slug(tags, TAG.birthday)}` },
	{
		route: "/designs/:slug/:article_id",
		layout: "master",
		path: ({ articles }) => `/designs/${slug(articles, MUG)}/${MUG}`,
	},
	{
		route: "/design/:slug/:design_id",
		layout: "master",
		path: ({ designs }) => `/design/${slug(designs, DESIGN)}/${DESIGN}`,
	},
	{ route: "/cookies", layout: "master", path: () => "/cookies" },
	{ route: "/about-us", layout: "master", path: () => "/about-us" },
	{ route: "/legal", layout: "master", path: () => "/legal", leadsTo: pageSlug("imprint") },
	{ route: "/privacy", layout: "master", path: () => "/privacy", leadsTo: pageSlug("privacy") },
	{ route: "/shipping", layout: "master", path: () => "/shipping", leadsTo: pageSlug("shipping") },
	{ route: "/help-center", layout: "master", path: () => "/help-center" },
	{ route: "/help-center/category/:id", layout: "master", path: () => "/help-center/category/1" },
	{ route: "/help-center/topic/:id", layout: "master", path: () => "/help-center/topic/any_99" },
	{ route: "/newsletter", layout: "master", path: () => "/newsletter" },
	{ route: "/unsubscribe", layout: "master", path: () => "/unsubscribe" },
	{ route: "/contact", layout: "master", path: () => "/contact" },
	{ route: "/:slug", layout: "master", path: (_, language) => pageSlug("terms")(language) },
	{ route: "/offers", layout: "master", path: () => "/offers" },
	{ route: "/reviews", layout: "master", path: () => "/reviews" },
	{
		route: "/search",
		layout: "master",
		path: ({ tags }) => `/search?query=${slug(tags, TAG.birthday)}`,
	},
	{ route: "/tags-list", layout: "master", path: () => "/tags-list" },
	{ route: "/cart", layout: "master", path: () => "/cart" },
	{ route: "/order-completed", layout: "master", path: () => "/order-completed", leadsTo: "/tracking" },
	{ route: "/tracking", layout: "master", path: () => "/tracking" },
	{
		route: "/tracking/:public_id",
		layout: "master",
		path: () => `/tracking/${"x".repeat(22)}`,
		status: 404,
		title: "404 Not Found",
	},
	{
		route: "/tracking/:public_id/user_required_actions/:user_required_action_public_id",
		layout: "master",
		path: () => `/tracking/${"x".repeat(22)}/user_required_actions/${"x".repeat(22)}`,
		status: 404,
		title: "404 Not Found",
	},
	{
		route: "/accounts/home",
		layout: "master-accounts",
		path: () => "/accounts/home",
		leadsTo: "/login?callbackUrl=%2Faccounts%2Fhome",
	},
	{
		route: "/accounts/profile",
		layout: "master-accounts",
		path: () => "/accounts/profile",
		leadsTo: "/login?callbackUrl=%2Faccounts%2Fprofile",
	},
	{
		route: "/accounts/designs",
		layout: "master-accounts",
		path: () => "/accounts/designs",
		leadsTo: "/login?callbackUrl=%2Faccounts%2Fdesigns",
	},
	{
		route: "/accounts/orders",
		layout: "master-accounts",
		path: () => "/accounts/orders",
		leadsTo: "/login?callbackUrl=%2Faccounts%2Forders",
	},
	{
		route: "/accounts/tickets",
		layout: "master-accounts",
		path: () => "/accounts/tickets",
		leadsTo: "/login?callbackUrl=%2Faccounts%2Ftickets",
	},
	{
		route: "/accounts/invoices",
		layout: "master-accounts",
		path: () => "/accounts/invoices",
		leadsTo: "/login?callbackUrl=%2Faccounts%2Finvoices",
	},
	{
		route: "/accounts/config",
		layout: "master-accounts",
		path: () => "/accounts/config",
		leadsTo: "/login?callbackUrl=%2Faccounts%2Fconfig",
	},
	{
		route: "/accounts/commissions",
		layout: "master-accounts",
		path: () => "/accounts/commissions",
		leadsTo: "/login?callbackUrl=%2Faccounts%2Fcommissions",
	},
	{
		route: "/accounts/designs/admin",
		layout: "master-accounts",
		path: () => "/accounts/designs/admin",
		leadsTo: "/login?callbackUrl=%2Faccounts%2Fdesigns%2Fadmin",
	},
	{ route: "/login", layout: "light", path: () => "/login" },
	{ route: "/login/password-reset", layout: "light", path: () => "/login/password-reset" },
	{ route: "/checkout", layout: "light", path: () => "/checkout", leadsTo: "/cart?from=checkout" },
	{ route: "/continue/:secret", layout: "light", path: () => "/continue/used" },
	{ route: "/discard/:project_id", layout: "master", path: () => "/discard/none", status: 404, title: "404 Not Found" },
	{
		route: "/cart/flat/:line_id/:side",
		layout: "master",
		path: () => "/cart/flat/none/wrap",
		status: 404,
		title: "404 Not Found",
	},
	{
		route: "/checkout/flat/:line_id/:side",
		layout: "master",
		path: () => "/checkout/flat/none/wrap",
		status: 404,
		title: "404 Not Found",
	},
	{
		route: "/tracking/:public_id/flat/:position/:side",
		layout: "master",
		path: () => `/tracking/${"x".repeat(22)}/flat/1/wrap`,
		status: 404,
		title: "404 Not Found",
	},
	{ route: "/create/:article_id", layout: "blank", path: () => `/create/${MUG}` },
	{ route: "/*", layout: "master", path: () => "/no/such/page", status: 404, title: "404 Not Found" },
];
