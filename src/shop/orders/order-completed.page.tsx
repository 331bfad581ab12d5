import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { readForm } from "#guards/read-form.ts";
import { redirect, redirectDocument } from "#guards/redirect.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { KeptTogether } from "#ui/kept-together.tsx";
import { InKiosk } from "#ui/page-link.tsx";
import { ShopBrand } from "#ui/shop-brand.ts";
import type { Route } from "./+types/order-completed.page";
import { CancelOrder, NotCanceled } from "./cancel-order.tsx";
import { cancelUnpaidOrder } from "./cancel-unpaid-order.server.ts";
import { openPayment } from "./open-payment.server.ts";
import { OrderDetails } from "./order-details.tsx";
import { viewOrder } from "./order-view.server.ts";
import { findOrder, isOwnOrder, newestOrderOf } from "./orders.server.ts";
import { PaymentNotice } from "./payment-notice.tsx";
import { RequiredActionNotice } from "./required-action-notice.tsx";
import { useOrderNews } from "./use-order-news.ts";

export const handle = { texts: ["orders", "checkout"], leadsToPayment: true };

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const query = new URL(request.url).searchParams;
	const named = query.get("order");
	const order = named ? await findOrder(shop, named) : await newestOrderOf(shop);
	if (!order || !isOwnOrder(shop, order)) throw redirect("/tracking");
	return {
		order: await viewOrder(shop, order, true),
		saidCanceled: query.get("payment") === "canceled",
		canceledLate: query.get("cancel") === "late",
	};
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const named = new URL(request.url).searchParams.get("order");
	const order = named ? await findOrder(shop, named) : undefined;
	if (!order || !isOwnOrder(shop, order)) throw redirect("/tracking");
	const form = await readForm(request);
	if (form.get("intent") === "cancel") {
		const canceled = await cancelUnpaidOrder(shop, order.publicId);
		return redirect(`/order-completed?order=${order.publicId}${canceled.ok ? "" : "&cancel=late"}`);
	}
	return redirectDocument(await openPayment(shop, order, { method: form.get("method")?.toString(), reader: true }));
}

/** The payment is settled by the provider's webhook alone: until then the page says that it waits, and asks again. */
export default function OrderCompletedPage({ loaderData }: Route.ComponentProps) {
	const { order, saidCanceled, canceledLate } = loaderData;
	const { t } = useTranslation("orders");
	const brand = useContext(ShopBrand);
	const kiosk = useContext(InKiosk);
	const outcome = order.canceled ? "canceled" : order.paid ? "paid" : "placed";
	const paymentCanceled = order.payable && !order.confirming && (order.paymentCanceled || saidCanceled);
	const unpaid = paymentCanceled || order.declined;
	const waits = order.payable && !order.paymentCanceled && !order.atCounter;
	const pending = paymentCanceled ? "paymentCanceled" : order.atCounter ? "counter" : outcome;
	const happened = order.moneyBack?.way ?? pending;
	const here = `/order-completed?order=${order.publicId}`;
	useOrderNews(order, waits);
	return (
		<div className="page-column grid grid-cols-1 gap-8 py-10 lg:py-16">
			<PageTitle>{t("completed.title")}</PageTitle>
			<div className="grid grid-cols-1 gap-3" role="status">
				<h1 className="text-36 lg:text-48">
					{unpaid ? t("pay.waiting") : t(outcome === "paid" ? `completed.paid.${brand}` : `completed.${outcome}`)}
				</h1>
				<p className="text-18 wrap-anywhere text-ink-soft">
					<KeptTogether
						words={t(`completed.${happened}Text`, {
							number: order.number,
							email: order.email,
							total: order.moneyBack?.total ?? order.total,
						})}
						part={order.number}
					/>
				</p>
				{happened === "paid" && order.arrivesBy && (
					<p className="text-18">{t("arrivesBy", { day: order.arrivesBy })}</p>
				)}
			</div>
			<PaymentNotice order={order} returned={saidCanceled ? "canceled" : "decided"} here={here} />
			<NotCanceled order={order} late={canceledLate} />
			{unpaid && <CancelOrder order={order} here={here} />}
			<RequiredActionNotice order={order} />
			{!kiosk && (
				<ButtonLink
					to={`/tracking/${order.publicId}`}
					look={outcome === "paid" ? "primary" : "secondary"}
					className="justify-self-start"
				>
					{t("completed.follow")}
				</ButtonLink>
			)}
			<OrderDetails order={order} />
		</div>
	);
}
