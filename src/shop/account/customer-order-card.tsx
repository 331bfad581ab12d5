import { useTranslation } from "react-i18next";
import type { InvoiceLink } from "#shop/invoices/list-invoices.server.ts";
import type { CustomerOrder } from "#shop/orders/customer-orders.server.ts";
import { OrderAgainAnswer, type OrderAgainAnswerProps } from "#shop/orders/order-again-answer.tsx";
import { OrderAgainForm } from "#shop/orders/order-again-form.tsx";
import { Badge } from "#ui/badge.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

type CustomerOrderCardProps = {
	order: CustomerOrder & { invoices?: readonly InvoiceLink[] };
	formKey: string;
	/** The orders' page as it is asked for: its period, state and place in the list. */
	page: string;
	/** To what was pressed here. */
	answer?: OrderAgainAnswerProps | undefined;
};

/** One order in a list: what was in it, where it stands, and what one does with it. */
export function CustomerOrderCard({ order, formKey, page, answer }: CustomerOrderCardProps) {
	const { t } = useTranslation(["account", "orders"]);
	return (
		<article aria-labelledby={order.publicId} className="grid gap-4 rounded-card bg-surface p-6 shadow-card">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
				<div>
					<h2 id={order.publicId} className="text-18">
						{t("orders.number", { number: order.number })}
					</h2>
					<p className="text-14 text-ink-soft">
						{t("orders.placed", { day: order.placedOn })} · {t("orders.pieces", { count: order.pieces })}
					</p>
				</div>
				<div className="grid justify-items-start gap-1 sm:justify-items-end">
					<Badge>{t(`orders:status.${order.status}.name`)}</Badge>
					<p className="font-semibold tabular-nums">{order.total}</p>
				</div>
			</div>
			<ul className="flex gap-3">
				{order.pictures.map((picture) => (
					<li key={picture.src} className="w-20">
						<img
							src={picture.src}
							alt={picture.name}
							width={640}
							height={640}
							loading="lazy"
							className="rounded-control"
						/>
					</li>
				))}
			</ul>
			{order.required && (
				<Notice
					tone="warning"
					actions={
						<ButtonLink to={order.required} size="small">
							{t("orders:required.do")}
							<span className="sr-only"> {order.number}</span>
						</ButtonLink>
					}
				>
					{t("orders:required.text")}
				</Notice>
			)}
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={`/tracking/${order.publicId}`} look="secondary" size="small">
					{t("orders.details")}
					<span className="sr-only"> {order.number}</span>
				</ButtonLink>
				<OrderAgainForm order={order} formKey={formKey} action={page} />
				<ButtonLink
					to={`/contact?about=${order.delivered ? "ordersReceived" : "ordersWaiting"}&order=${order.number}`}
					look="quiet"
					size="small"
				>
					{t("orders.ask")}
					<span className="sr-only"> {order.number}</span>
				</ButtonLink>
				{order.invoices?.map(({ number, kind, href }) => (
					<ButtonLink key={number} to={href} reload look="secondary" size="small">
						{t(`orders.papers.${kind}`)}
						<span className="sr-only"> {number}</span>
					</ButtonLink>
				))}
			</div>
			{answer && <OrderAgainAnswer answer={answer} />}
		</article>
	);
}
