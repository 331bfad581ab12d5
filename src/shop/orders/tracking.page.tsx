import { randomUUID } from "node:crypto";
import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { pageNotFound } from "#guards/page-not-found.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect, redirectDocument } from "#guards/redirect.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import type { Shop } from "#shop/shop.ts";
import { shopContext } from "#shop/shop-context.ts";
import { KeptTogether } from "#ui/kept-together.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/tracking.page";
import { CancelOrder, NotCanceled } from "./cancel-order.tsx";
import { cancelUnpaidOrder } from "./cancel-unpaid-order.server.ts";
import { openPayment } from "./open-payment.server.ts";
import { OrderAgain } from "./order-again.tsx";
import { OrderDetails } from "./order-details.tsx";
import { mayReadOrder, proveReader, rememberReader } from "./order-readers.server.ts";
import { viewOrder } from "./order-view.server.ts";
import { findOrder, type Order } from "./orders.server.ts";
import { PaymentNotice } from "./payment-notice.tsx";
import { ProveReader } from "./prove-reader.tsx";
import { RequiredActionNotice } from "./required-action-notice.tsx";
import { useOrderNews } from "./use-order-news.ts";

export const handle = { texts: ["orders", "checkout"], leadsToPayment: true };

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const order = await findOrder(shop, params.public_id);
	if (!order) throw pageNotFound(request);
	const query = new URL(request.url).searchParams;
	return {
		order: await viewOrder(shop, order, mayReadOrder(shop, order, request.headers.get("cookie"))),
		againKey: isInAccount(shop, order) ? randomUUID() : undefined,
		trouble: query.get("payment") === "unreachable" ? ("unreachable" as const) : undefined,
		canceledLate: query.get("cancel") === "late",
	};
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const order = await findOrder(shop, params.public_id);
	if (!order) throw pageNotFound(request);
	const form = await readForm(request);
	const here = `/tracking/${order.publicId}`;
	const intent = form.get("intent");
	const reader = mayReadOrder(shop, order, request.headers.get("cookie"));
	if (intent === "pay")
		return redirectDocument(await openPayment(shop, order, { method: form.get("method")?.toString(), reader }));
	if (intent === "cancel") {
		const canceled = reader ? await cancelUnpaidOrder(shop, order.publicId) : undefined;
		return redirect(canceled?.ok === false ? `${here}?cancel=late` : here);
	}
	const proof = String(form.get("proof") ?? "").slice(0, 254);
	const proven = await proveReader(shop, order, proof);
	if (!proven.ok) return data({ reason: proven.reason, proof }, { status: 422 });
	const cookie = rememberReader(shop, order, request.headers.get("cookie"));
	return redirect(here, { headers: { "set-cookie": cookie } });
}

/** Where the customer's list of orders has it. */
function isInAccount({ customer }: Shop, order: Order): boolean {
	return customer?.may.orders === true && order.customerId === customer.id;
}

export default function TrackingPage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("orders");
	const { order, againKey, trouble, canceledLate } = loaderData;
	const here = `/tracking/${order.publicId}`;
	useOrderNews(order);
	return (
		<div className="page-column grid grid-cols-1 gap-8 py-10 lg:py-16">
			<PageTitle>{t("order", { number: order.number })}</PageTitle>
			<header className="grid gap-2">
				<h1 className="text-28 lg:text-36">
					<KeptTogether words={t("order", { number: order.number })} part={order.number} />
				</h1>
				{order.arrivesBy && <p className="text-18 text-ink-soft">{t("arrivesBy", { day: order.arrivesBy })}</p>}
			</header>
			<PaymentNotice order={order} trouble={trouble} here={here} />
			<NotCanceled order={order} late={canceledLate} />
			<CancelOrder order={order} here={here} />
			<RequiredActionNotice order={order} />
			<div role="status" className="contents">
				{order.canceled && (
					<Notice tone="info" title={t("completed.canceled")}>
						{t(`completed.${order.moneyBack?.way ?? "canceled"}Text`, {
							number: order.number,
							total: order.moneyBack?.total,
						})}
					</Notice>
				)}
			</div>
			{againKey && <OrderAgain order={order} formKey={againKey} />}
			<OrderDetails order={order} />
			{!order.address && (
				<ProveReader
					heading={t("confirm.heading")}
					text={t("confirm.text")}
					button={t("confirm.show")}
					refused={actionData}
				/>
			)}
		</div>
	);
}
