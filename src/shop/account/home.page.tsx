import { randomUUID } from "node:crypto";
import IconPackage from "@tabler/icons-react/dist/esm/icons/IconPackage.mjs";
import { useTranslation } from "react-i18next";
import { needsSignIn } from "#guards/needs-sign-in.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { TicketRows } from "#shop/help/ticket-rows.tsx";
import { viewTickets } from "#shop/help/ticket-views.server.ts";
import { listCustomerOrders } from "#shop/orders/customer-orders.server.ts";
import { listOpenActions } from "#shop/orders/required-actions.server.ts";
import { shopContext } from "#shop/shop-context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/home.page";
import { CustomerOrderCard } from "./customer-order-card.tsx";

export const handle = { texts: ["account", "orders", "tickets"] };
export const middleware: Route.MiddlewareFunction[] = [needsSignIn];

const MOST_SHOWN = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const { customer } = shop;
	if (!customer) throw pageNotFound(request);
	const required = customer.may.orders ? await listOpenActions(shop, customer) : [];
	const open = customer.may.orders
		? await listCustomerOrders(shop, customer, { date: "without", group: "open" }, required)
		: { orders: [] };
	const { tickets } = customer.may.tickets ? await viewTickets(shop, { status: "PENDING" }) : { tickets: [] };
	return {
		name: customer.firstName ?? customer.displayName,
		orders: open.orders.slice(0, MOST_SHOWN),
		required,
		tickets: tickets.slice(0, MOST_SHOWN),
		formKey: randomUUID(),
	};
}

/** What is under way, and the ways to the rest. */
export default function AccountHomePage({
	loaderData: { name, required, orders, tickets, formKey },
}: Route.ComponentProps) {
	const { t } = useTranslation(["account", "orders"]);
	return (
		<div className="grid grid-cols-1 gap-8">
			<PageTitle>{t("home.title")}</PageTitle>
			<h1 className="text-36">{t("home.hello", { name })}</h1>
			{required.map(({ to, number }) => (
				<Notice
					key={to}
					tone="warning"
					title={t("orders:order", { number })}
					actions={<ButtonLink to={to}>{t("orders:required.do")}</ButtonLink>}
				>
					{t("orders:required.text")}
				</Notice>
			))}
			<section aria-labelledby="open-orders" className="grid gap-4">
				<h2 id="open-orders" className="text-22">
					{t("home.open")}
				</h2>
				{orders.map((order) => (
					<CustomerOrderCard key={order.publicId} order={order} formKey={formKey} page="/accounts/orders" />
				))}
				{orders.length === 0 && (
					<EmptyState icon={IconPackage} title={t("home.nothing")}>
						<ButtonLink to="/">{t("orders.browse")}</ButtonLink>
					</EmptyState>
				)}
			</section>
			{tickets.length > 0 && (
				<section aria-labelledby="open-tickets" className="grid gap-4">
					<h2 id="open-tickets" className="text-22">
						{t("home.tickets")}
					</h2>
					<TicketRows tickets={tickets} />
				</section>
			)}
		</div>
	);
}
