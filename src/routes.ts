import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The specification's table of section 2, by hand: address, layout, page. Guards stand at the top of each page. */
export default [
	layout("layouts/master.tsx", [
		index("shop/storefront/home.page.tsx"),
		route("t/:slug", "shop/storefront/tag.page.tsx"),
		route("designs/:slug/:article_id", "shop/storefront/article-designs.page.tsx"),
		route("design/:slug/:design_id", "shop/storefront/design.page.tsx"),
		route("cookies", "shop/sessions/cookies.page.tsx"),
		route("about-us", "shop/content/about-us.page.tsx"),
		route("legal", "shop/content/fixed-path.page.tsx", { id: "legal" }),
		route("privacy", "shop/content/fixed-path.page.tsx", { id: "privacy" }),
		route("shipping", "shop/content/fixed-path.page.tsx", { id: "shipping" }),
		route("help-center", "shop/help/help-center.page.tsx"),
		route("help-center/category/:id", "shop/help/help-category.page.tsx"),
		route("help-center/topic/:id", "shop/help/help-topic.page.tsx"),
		route("newsletter", "shop/newsletter/newsletter.page.tsx"),
		route("unsubscribe", "shop/newsletter/unsubscribe.page.tsx"),
		route("contact", "shop/help/contact.page.tsx"),
		route(":slug", "shop/content/content.page.tsx"),
		route("offers", "shop/storefront/offers.page.tsx"),
		route("reviews", "shop/storefront/reviews.page.tsx"),
		route("search", "shop/storefront/search.page.tsx"),
		route("tags-list", "shop/storefront/tags-list.page.tsx"),
		route("cart", "shop/cart/cart.page.tsx"),
		route("order-completed", "shop/orders/order-completed.page.tsx"),
		route("tracking", "shop/orders/tracking-entry.page.tsx"),
		route("tracking/:public_id", "shop/orders/tracking.page.tsx"),
	]),
	layout("layouts/master-accounts.tsx", [
		route("accounts/home", "shop/account/home.page.tsx"),
		route("accounts/profile", "shop/account/profile.page.tsx"),
		route("accounts/designs", "shop/account/designs.page.tsx"),
		route("accounts/orders", "shop/account/orders.page.tsx"),
	]),
	layout("layouts/light.tsx", [
		route("login", "shop/account/login.page.tsx"),
		route("login/password-reset", "shop/account/password-reset.page.tsx"),
		route("checkout", "shop/checkout/checkout.page.tsx"),
	]),
	layout("layouts/blank.tsx", [
		route("create/:article_id", "shop/editor/create.page.tsx"),
		route("dev/gallery", "shop/storefront/gallery.page.tsx"),
		route("dev/mailbox", "shop/backoffice/mailbox.page.tsx"),
		route("dev/mailbox/:mail_id", "shop/backoffice/mail.page.tsx"),
	]),
	route("*", "shop/storefront/not-found.page.tsx"),
] satisfies RouteConfig;
