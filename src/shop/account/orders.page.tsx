import { randomUUID } from "node:crypto";
import IconPackage from "@tabler/icons-react/dist/esm/icons/IconPackage.mjs";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { data, useLocation } from "react-router";
import { dateFilterOf } from "#core/date-filter.ts";
import { parseLongId } from "#core/identifiers.ts";
import { ORDER_GROUPS, type OrderGroup } from "#core/order-groups.ts";
import { allowAccountsOrders } from "#guards/allow-accounts-orders.ts";
import { needsSignIn } from "#guards/needs-sign-in.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect } from "#guards/redirect.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { tellOrderedAgain } from "#shop/cart/ordered-again.server.ts";
import { invoiceLinks } from "#shop/invoices/list-invoices.server.ts";
import { listCustomerOrders } from "#shop/orders/customer-orders.server.ts";
import { OrderAgainAnswer } from "#shop/orders/order-again-answer.tsx";
import { listOpenActions } from "#shop/orders/required-actions.server.ts";
import { PeriodField } from "#shop/period-field.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ShopBrand } from "#ui/shop-brand.ts";
import type { Route } from "./+types/orders.page";
import { answerOrderAgain } from "./answer-order-again.server.ts";
import { CustomerOrderCard } from "./customer-order-card.tsx";

export const handle = { texts: ["account", "lists", "orders"] };
export const middleware: Route.MiddlewareFunction[] = [needsSignIn, allowAccountsOrders];

const GROUPS = Object.keys(ORDER_GROUPS) as OrderGroup[];

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	if (!shop.customer) throw pageNotFound(request);
	const query = new URL(request.url).searchParams;
	const date = dateFilterOf(query.get("date"));
	const group = GROUPS.find((each) => each === query.get("status")) ?? "all";
	const after = parseLongId(query.get("after"));
	const actions = await listOpenActions(shop, shop.customer);
	const found = await listCustomerOrders(shop, shop.customer, { date, group, after }, actions);
	const invoices = await invoiceLinks(
		shop,
		found.orders.map(({ publicId }) => publicId),
	);
	const orders = found.orders.map((order) => ({ ...order, invoices: invoices.get(order.publicId) ?? [] }));
	return { orders, next: found.next, date, group, isFirst: after === undefined, formKey: randomUUID() };
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const form = await readForm(request);
	const answer = form.get("intent") === "again" ? await answerOrderAgain(shop, form) : "unknown_order";
	if (answer === "unknown_order") throw pageNotFound(request);
	if (answer === "all_added") {
		tellOrderedAgain(shop, String(form.get("order")));
		return redirect("/cart");
	}
	return data(answer, { status: answer.refused ? 422 : 200 });
}

export default function OrdersPage({ loaderData, actionData: answer }: Route.ComponentProps) {
	const { t } = useTranslation(["account", "lists"]);
	const brand = useContext(ShopBrand);
	const { orders, next, date, group, isFirst, formKey } = loaderData;
	const { search } = useLocation();
	const isAnswered = ({ publicId }: { publicId: string }) => publicId === answer?.order;
	const filtered = date !== "without" || group !== "all";
	return (
		<div className="grid grid-cols-1 gap-8">
			<PageTitle>{t("orders.title")}</PageTitle>
			<h1 className="text-36">{t("orders.title")}</h1>
			{answer && !orders.some(isAnswered) && <OrderAgainAnswer answer={answer} />}
			<form method="get" className="flex flex-wrap items-end gap-4">
				<PeriodField date={date} />
				<SelectField
					name="status"
					label={t("orders.state")}
					defaultValue={group}
					options={GROUPS.map((each) => ({ value: each, text: t(`orders.states.${each}`) }))}
				/>
				<Button look="secondary">{t("lists:show")}</Button>
			</form>
			{orders.map((order) => (
				<CustomerOrderCard
					key={order.publicId}
					order={order}
					formKey={formKey}
					page={`/accounts/orders${search}`}
					answer={isAnswered(order) ? answer : undefined}
				/>
			))}
			{orders.length === 0 && (
				<EmptyState icon={IconPackage} title={t(filtered ? "orders.none" : `orders.empty.${brand}`)}>
					{!filtered && isFirst && <ButtonLink to="/">{t("orders.browse")}</ButtonLink>}
				</EmptyState>
			)}
			<nav aria-label={t("orders.pages")} className="flex gap-4 empty:hidden">
				{!isFirst && (
					<ButtonLink to={`/accounts/orders?date=${date}&status=${group}`} look="secondary">
						{t("orders.newest")}
					</ButtonLink>
				)}
				{next !== undefined && (
					<ButtonLink to={`/accounts/orders?date=${date}&status=${group}&after=${next}`} look="secondary">
						{t("orders.older")}
					</ButtonLink>
				)}
			</nav>
		</div>
	);
}
