import { useTranslation } from "react-i18next";
import { data, Form, redirectDocument } from "react-router";
import { pageNotFound } from "#guards/page-not-found.ts";
import { readForm } from "#guards/read-form.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/tracking.page";
import { openPayment } from "./open-payment.server.ts";
import { OrderDetails } from "./order-details.tsx";
import { viewOrder } from "./order-view.server.ts";
import { confirmsOrder, findOrder, isOwnOrder } from "./orders.server.ts";

export const handle = { texts: ["orders"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const order = await findOrder(shop, params.public_id);
	if (!order) throw pageNotFound(request);
	return { order: await viewOrder(shop, order, isOwnOrder(shop, order)) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const order = await findOrder(shop, params.public_id);
	if (!order) throw pageNotFound(request);
	const form = await readForm(request);
	if (form.get("intent") === "pay") return redirectDocument(await openPayment(shop, order));
	if (!confirmsOrder(order, String(form.get("proof") ?? "")))
		return data({ wrongProof: true, confirmed: undefined }, { status: 422 });
	return data({ wrongProof: false, confirmed: await viewOrder(shop, order, true) });
}

export default function TrackingPage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("orders");
	const order = actionData?.confirmed ?? loaderData.order;
	return (
		<div className="page-column grid gap-8 py-10 lg:py-16">
			<PageTitle>{t("order", { number: order.number })}</PageTitle>
			<header className="grid gap-2">
				<h1 className="text-36">{t("order", { number: order.number })}</h1>
				{!order.canceled && <p className="text-18 text-ink-soft">{t("arrivesBy", { day: order.arrivesBy })}</p>}
			</header>
			{order.payable && (
				<Notice
					tone="warning"
					title={t(order.paymentCanceled ? "pay.canceled" : "pay.waiting")}
					actions={
						<Form method="post">
							<Button name="intent" value="pay">
								{t("pay.now", { total: order.total })}
							</Button>
						</Form>
					}
				>
					{t("pay.help")}
				</Notice>
			)}
			{order.canceled && order.paid && (
				<Notice tone="info" title={t("completed.canceled")}>
					{t("completed.moneyBackText", { number: order.number, total: order.total })}
				</Notice>
			)}
			<OrderDetails order={order} />
			{!order.address && (
				<section className="grid max-w-form gap-4" aria-labelledby="confirm">
					<h2 id="confirm" className="text-22">
						{t("confirm.heading")}
					</h2>
					<p className="text-ink-soft">{t("confirm.text")}</p>
					<Form method="post" className="grid gap-4">
						<Field
							name="proof"
							label={t("confirm.field")}
							error={actionData?.wrongProof ? t("confirm.wrong") : undefined}
							required
							maxLength={254}
						/>
						<Button look="secondary" className="justify-self-start">
							{t("confirm.show")}
						</Button>
					</Form>
				</section>
			)}
		</div>
	);
}
