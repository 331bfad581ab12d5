import IconShoppingBag from "@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { data, type ShouldRevalidateFunctionArgs, useFetchers } from "react-router";
import { isUnanswered } from "#core/is-unanswered.ts";
import { formatPrice } from "#core/price-display.ts";
import { regionName } from "#core/region-name.ts";
import { tellingWords } from "#design/telling-words.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect } from "#guards/redirect.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import type { PageHandle } from "#layouts/plain-page.ts";
import { listBlocks } from "#shop/content/content.server.ts";
import { ContentBlocks } from "#shop/content/content-blocks.tsx";
import { projectPreview } from "#shop/designs/preview-files.ts";
import { unpaidOrderOf } from "#shop/orders/unpaid-order.server.ts";
import { placeAddress } from "#shop/place-address.ts";
import type { Shop } from "#shop/shop.ts";
import { shopContext } from "#shop/shop-context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import { InKiosk } from "#ui/page-link.tsx";
import { quantityFromForm } from "#ui/quantity-from-form.ts";
import { ShopBrand } from "#ui/shop-brand.ts";
import { usePageStale } from "#ui/use-page-stale.ts";
import type { Route } from "./+types/cart.page";
import { answerCartForm } from "./answer-cart-form.server.ts";
import { answerUnreachable } from "./answer-unreachable.ts";
import { readCart } from "./cart.server.ts";
import { isOf, type RefusedChange, type ToldLineAnswer } from "./cart-answer.ts";
import { cartDelivery } from "./cart-delivery.server.ts";
import { CartRows } from "./cart-rows.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { JoinedLines } from "./joined-lines.tsx";
import { lineChanges } from "./line-changes.server.ts";
import { lineProofs, printsDuller } from "./line-proofs.server.ts";
import { noteGivenUp } from "./note-given-up.ts";
import { takeOrderedAgain } from "./ordered-again.server.ts";
import { OrderedAgain } from "./ordered-again.tsx";
import { otherCarts } from "./other-carts.server.ts";
import { noteTaken } from "./taken-changes.ts";
import { toTakeOut } from "./taken-out.server.ts";
import { isSameProduct, type TakenOut } from "./taken-out.ts";
import { useCartAnswers } from "./use-cart-answers.ts";
import { useLateSaves } from "./use-late-saves.ts";
import { usePutBack } from "./use-put-back.ts";
import { variantName } from "./variant-name.ts";
import { WaitingOrder } from "./waiting-order.tsx";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const handle: PageHandle = {
	texts: ["cart"],
	leadsToPayment: (loaded) => (loaded as Loaded | undefined)?.waiting?.mayPay === true,
};

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const query = new URL(request.url).searchParams;
	const [cart, blocks, again] = await Promise.all([readCart(shop), listBlocks(shop, "CART"), takeOrderedAgain(shop)]);
	const show = (price: Parameters<typeof formatPrice>[0]) =>
		formatPrice(price, shop.locale.iso, shop.site.pricesWithDecimals);
	const words = tellingWords([...cart.lines, ...cart.unavailable]);
	return {
		lines: await Promise.all(
			cart.lines.map(async (line) => ({
				...toTakeOut(line, words.get(line), true),
				variant: variantName(line),
				unit: show(line.unit),
				total: show(line.total),
				editTo: `/create/${line.articleId}?project=${line.projectId}&line=${line.id}`,
				picture: projectPreview(
					{ id: line.projectId, hash: line.hash },
					{ side: line.shownSide, variantId: line.variantId },
				),
				proofs: lineProofs(shop, line, "cart"),
				printsDuller: await printsDuller(shop, line),
				changes: await lineChanges(shop, line),
			})),
		),
		unavailable: cart.unavailable.map((line) => ({
			...toTakeOut(line, words.get(line), false),
			variant: variantName(line),
		})),
		goods: show(cart.goods),
		delivery: await cartDelivery(shop, cart),
		elsewhere: cart.pieces ? [] : await elsewhere(shop),
		pieces: cart.lines.reduce((total, line) => total + line.quantity, 0),
		waiting: cart.pieces || cart.unavailable.length ? undefined : await unpaidOrderOf(shop),
		fromCheckout: query.get("from") === "checkout",
		joined: query.get("joined"),
		again: cart.lines.length > 0 ? again : undefined,
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
	const form = await readForm(request);
	const quantity = quantityFromForm(form, form.has("set") ? "set" : "quantity");
	const answer = await answerCartForm(context.get(shopContext), form, quantity);
	const isRefused = answer?.told === "refused" || answer?.told === "not_back";
	if (answer) return data(answer, { status: isRefused ? 422 : 200 });
	return form.has("quantity") ? redirect("/cart") : null;
}

/** What has no answer of the shop is told where it was asked for. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const form = await request.clone().formData();
	try {
		const answer = await serverAction();
		const line = String(form.get("line"));
		if (answer?.told === "as_approved") noteGivenUp(line);
		else if (answer?.told !== "refused") noteTaken(line);
		return answer;
	} catch (error) {
		if (!isUnanswered(error)) throw error;
		return data(answerUnreachable(form), { status: UNREACHABLE });
	}
}

/** What another tab did to the cart is shown with the refusal that it caused. */
export function shouldRevalidate({ actionStatus }: ShouldRevalidateFunctionArgs): boolean {
	return actionStatus !== UNREACHABLE;
}

const UNREACHABLE = 503;

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation(["cart", "general"]);
	const brand = useContext(ShopBrand);
	const { goods, delivery, pieces, elsewhere, waiting, fromCheckout, joined, again, blocked, blocks } = loaderData;
	const kiosk = useContext(InKiosk);
	const { refusals, told: answers, gone, tell, begin, leave } = useCartAnswers(actionData ?? undefined);
	const isStale = usePageStale();
	useLateSaves();
	const busy = useFetchers().length > 0 || isStale;
	const isHere = (line: TakenOut) => !gone.includes(line);
	const read = [...loaderData.lines, ...loaderData.unavailable];
	const [lines, unavailable] = [loaderData.lines.filter(isHere), loaderData.unavailable.filter(isHere)];
	const held = [...lines, ...unavailable];
	/** That a line is gone, of one that was not taken out here. */
	const isNews = (refusal: RefusedChange) =>
		refusal.reason === "unknown_line" &&
		!held.some((line) => isOf(refusal, line)) &&
		!answers.some(({ line }) => line.id === refusal.lineId);
	const putBack = usePutBack({ tell, begin });
	const isChanged = (of: TakenOut) => loaderData.lines.some((line) => line.id === of.id && line.changes);
	const told = answers.findLast(
		(answer) =>
			isTrue(answer, isThere(answer) ? read : held, isStale) &&
			!(answer.told === "as_approved" && isChanged(answer.line)),
	);
	return (
		<div className="page-column grid grid-cols-1 gap-8 py-10 lg:py-16">
			<PageTitle>{t("title")}</PageTitle>
			<h1 className="text-36 lg:text-48">{t("title")}</h1>
			<div role="alert" className="contents">
				{refusals.some(isNews) && <Notice tone="warning">{t("error.unknown_line")}</Notice>}
			</div>
			{answers.length === 0 && <OrderedAgain order={again} />}
			{answers.length === 0 && <JoinedLines line={lines.find(({ id }) => id === joined)} />}
			{blocked && <Notice tone="warning">{t("blocked")}</Notice>}
			{unavailable.length > 0 && <Notice tone="warning">{t("unavailableHelp")}</Notice>}
			{waiting && held.length === 0 && <WaitingOrder order={waiting} />}
			{held.length === 0 && fromCheckout && !waiting && !told && (
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
			{(held.length > 0 || told) && (
				<div className={classNames("grid grid-cols-1 gap-10", held.length > 0 && "lg:grid-cols-[1fr_22rem] lg:gap-16")}>
					<CartRows {...{ lines, unavailable, told, putBack }} answers={{ refusals, tell, begin, leave }} />
					{held.length > 0 && (
						<CartSummary
							goods={goods}
							delivery={delivery}
							pieces={pieces}
							orderable={unavailable.length === 0}
							changed={lines.find((line) => line.changes)?.id}
							busy={busy}
						/>
					)}
				</div>
			)}
			{held.length === 0 && !(told && isThere(told)) && (
				<EmptyState
					icon={IconShoppingBag}
					title={t(`empty.${brand}`)}
					actions={
						<ButtonLink to="/" look={waiting ? "secondary" : "primary"}>
							{t("browse")}
						</ButtonLink>
					}
				>
					{t(`emptyHelp.${brand}`)}
				</EmptyState>
			)}
			<ContentBlocks blocks={blocks} />
		</div>
	);
}

/** A line's going is told once it is gone, and its return once it is there, or would be if it could be read. */
function isTrue(answer: ToldLineAnswer, among: readonly TakenOut[], isStale: boolean): boolean {
	const isHeld = among.some((other) => isSameProduct(other, answer.line));
	return isThere(answer) ? isHeld || isStale : !isHeld;
}

function isThere({ told }: ToldLineAnswer): boolean {
	return told === "back" || told === "already" || told === "as_approved";
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
