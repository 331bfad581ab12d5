import IconShoppingBag from "@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { data, redirect } from "react-router";
import { isUuid } from "#core/identifiers.ts";
import { formatPrice } from "#core/price-display.ts";
import { regionName } from "#core/region-name.ts";
import { readForm } from "#guards/read-form.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { listBlocks } from "#shop/content/content.server.ts";
import { ContentBlocks } from "#shop/content/content-blocks.tsx";
import { projectPreview } from "#shop/designs/preview-files.ts";
import { placeAddress } from "#shop/place-address.ts";
import type { Shop } from "#shop/shop.ts";
import { shopContext } from "#shop/shop-context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { InKiosk } from "#ui/page-link.tsx";
import { quantityFromForm } from "#ui/quantity-from-form.ts";
import type { Route } from "./+types/cart.page";
import { readCart } from "./cart.server.ts";
import { CartLineRow, UnavailableRow } from "./cart-line-row.tsx";
import { removeLine, setQuantity, stepQuantity } from "./change-cart.server.ts";
import { lineProofs, printsDuller } from "./line-proofs.server.ts";
import { otherCarts } from "./other-carts.server.ts";
import { type CartRefusal, useCartRefusal } from "./use-cart-refusal.ts";
import { variantName } from "./variant-name.ts";

export const handle = { texts: ["cart"] };

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const [cart, blocks] = await Promise.all([readCart(shop), listBlocks(shop, "CART")]);
	const show = (price: Parameters<typeof formatPrice>[0]) =>
		formatPrice(price, shop.locale.iso, shop.site.pricesWithDecimals);
	return {
		lines: await Promise.all(
			cart.lines.map(async (line) => ({
				id: line.id,
				name: line.articleName,
				variant: variantName(line),
				quantity: line.quantity,
				unit: show(line.unit),
				total: show(line.total),
				editTo: `/create/${line.articleId}?project=${line.projectId}&line=${line.id}`,
				picture: projectPreview(
					{ id: line.projectId, hash: line.hash },
					{ side: line.shownSide, variantId: line.variantId },
				),
				proofs: lineProofs(shop, line),
				printsDuller: await printsDuller(shop, line),
			})),
		),
		unavailable: cart.unavailable.map((line) => ({ id: line.id, name: line.articleName, variant: variantName(line) })),
		goods: show(cart.goods),
		elsewhere: cart.pieces ? [] : await elsewhere(shop),
		pieces: cart.lines.reduce((total, line) => total + line.quantity, 0),
		fromCheckout: new URL(request.url).searchParams.get("from") === "checkout",
		blocked: shop.customer?.blocked === true,
		blocks,
	};
}

async function elsewhere(shop: Shop) {
	const carts = await otherCarts(shop);
	return carts.map(({ site, locale, pieces }) => ({
		href: `${placeAddress(shop, locale).replace(/\/$/, "")}/cart`,
		iso: locale.iso,
		country: regionName(site, shop.locale.iso),
		pieces,
	}));
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const form = await readForm(request);
	const lineId = String(form.get("line") ?? "");
	const known = isUuid(lineId);
	if (form.get("intent") === "remove") {
		if (known) await removeLine(shop, lineId);
		return redirect("/cart");
	}
	const by = Number(form.get("step") ?? 0);
	const typed = form.has("quantity") && form.get("quantity") !== form.get("shown");
	const change = () =>
		by && !typed
			? stepQuantity(shop, lineId, by, Number(form.get("shown")) || 0)
			: setQuantity(shop, lineId, quantityFromForm(form) ?? 0);
	const changed = known ? await change() : undefined;
	if (changed?.ok) return form.has("quantity") ? redirect("/cart") : null;
	return data({ lineId, reason: changed?.reason ?? "unknown_line" } satisfies CartRefusal, { status: 422 });
}

/** What another tab did to the cart is shown with the refusal that it caused. */
export function shouldRevalidate(): boolean {
	return true;
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation(["cart", "general"]);
	const { lines, unavailable, goods, pieces, elsewhere, fromCheckout, blocked, blocks } = loaderData;
	const kiosk = useContext(InKiosk);
	const { refusal, tell } = useCartRefusal(actionData ?? undefined);
	return (
		<div className="page-column grid grid-cols-1 gap-8 py-10 lg:py-16">
			<PageTitle>{t("title")}</PageTitle>
			<h1 className="text-36 lg:text-48">{t("title")}</h1>
			<div role="alert" className="contents">
				{refusal?.reason === "unknown_line" && <Notice tone="warning">{t("error.unknown_line")}</Notice>}
			</div>
			{blocked && <Notice tone="warning">{t("blocked")}</Notice>}
			{unavailable.length > 0 && <Notice tone="warning">{t("unavailableHelp")}</Notice>}
			{lines.length + unavailable.length === 0 && fromCheckout && (
				<Notice
					title={t("nothingToOrder")}
					actions={
						!kiosk && (
							<ButtonLink to="/tracking" look="secondary">
								{t("general:footer.tracking")}
							</ButtonLink>
						)
					}
				>
					{t("nothingToOrderHelp")}
				</Notice>
			)}
			{!kiosk && <OtherCarts carts={elsewhere} />}
			{lines.length + unavailable.length === 0 ? (
				<EmptyState icon={IconShoppingBag} title={t("empty")} actions={<ButtonLink to="/">{t("browse")}</ButtonLink>}>
					{t("emptyHelp")}
				</EmptyState>
			) : (
				<div className="grid grid-cols-1 gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
					<ul className="@container border-t border-line">
						{unavailable.map((line) => (
							<UnavailableRow key={line.id} line={line} />
						))}
						{lines.map((line) => (
							<CartLineRow key={line.id} line={line} refused={refusal?.lineId === line.id} onAnswer={tell} />
						))}
					</ul>
					<aside
						aria-labelledby="summary"
						className="grid grid-cols-1 content-start gap-4 self-start rounded-card bg-surface p-6 shadow-card"
					>
						<h2 id="summary" className="text-22">
							{t("summary")}
						</h2>
						<dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
							<dt>{t("goods", { count: pieces })}</dt>
							<dd className="text-right font-semibold">{goods}</dd>
						</dl>
						<p className="text-14 text-ink-soft">{t("shippingNext")}</p>
						{unavailable.length === 0 && (
							<ButtonLink to="/checkout" size="large" wide>
								{t("checkout")}
							</ButtonLink>
						)}
					</aside>
				</div>
			)}
			<ContentBlocks blocks={blocks} />
		</div>
	);
}

/** Another site is another document, so it is a plain link. */
function OtherCarts({ carts }: { carts: Route.ComponentProps["loaderData"]["elsewhere"] }) {
	const { t } = useTranslation("cart");
	return carts.map(({ href, iso, country, pieces }) => (
		<Notice
			key={href}
			actions={
				<a href={href} hrefLang={iso} className="inline-flex min-h-9 items-center underline underline-offset-4">
					{t("elsewhere.open")}
				</a>
			}
		>
			{t("elsewhere.holds", { country, count: pieces })}
		</Notice>
	));
}
