import { useTranslation } from "react-i18next";
import { data, Form, redirect, redirectDocument } from "react-router";
import { pageNotFound } from "#guards/page-not-found.ts";
import { readForm } from "#guards/read-form.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Field } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/tracking.page";
import { openPayment } from "./open-payment.server.ts";
import { OrderDetails } from "./order-details.tsx";
import { mayReadOrder, proveReader, rememberReader } from "./order-readers.server.ts";
import { viewOrder } from "./order-view.server.ts";
import { findOrder } from "./orders.server.ts";
import { PaymentNotice } from "./payment-notice.tsx";

export const handle = { texts: ["orders"], leadsToPayment: true };

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const order = await findOrder(shop, params.public_id);
	if (!order) throw pageNotFound(request);
	return {
		order: await viewOrder(shop, order, mayReadOrder(shop, order, request.headers.get("cookie"))),
		unreachable: new URL(request.url).searchParams.get("payment") === "unreachable",
	};
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const order = await findOrder(shop, params.public_id);
	if (!order) throw pageNotFound(request);
	const form = await readForm(request);
	if (form.get("intent") === "pay") return redirectDocument(await openPayment(shop, order));
	const proof = String(form.get("proof") ?? "").slice(0, 254);
	const proven = await proveReader(shop, order, proof);
	if (!proven.ok) return data({ reason: proven.reason, proof }, { status: 422 });
	const cookie = rememberReader(shop, order, request.headers.get("cookie"));
	return redirect(`/tracking/${order.publicId}`, { headers: { "set-cookie": cookie } });
}

export default function TrackingPage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation(["orders", "general"]);
	const { order, unreachable } = loaderData;
	const wrong = actionData && t(`confirm.${actionData.reason}`);
	return (
		<div className="page-column grid gap-8 py-10 lg:py-16">
			<PageTitle>{t("order", { number: order.number })}</PageTitle>
			<header className="grid gap-2">
				<h1 className="text-28 lg:text-36">{t("order", { number: order.number })}</h1>
				{!order.canceled && <p className="text-18 text-ink-soft">{t("arrivesBy", { day: order.arrivesBy })}</p>}
			</header>
			<PaymentNotice order={order} unreachable={unreachable} here={`/tracking/${order.publicId}`} />
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
					<ErrorSummary
						title={t("general:error.summary", { count: 1 })}
						errors={wrong ? [{ field: "proof", text: wrong }] : []}
					/>
					<Form method="post" className="grid gap-4">
						<Field
							name="proof"
							label={t("confirm.field")}
							error={wrong}
							defaultValue={actionData?.proof}
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
