import { addressLines } from "#core/address-lines.ts";
import { formatDay } from "#core/day-display.ts";
import { dayIn } from "#core/delivery-date.ts";
import { ORDER_STATUSES, type OrderStatus } from "#core/order-status.ts";
import { requiredActionPath } from "#core/user-required-actions.ts";
import { sidesByCode } from "#design/preflight/accepted-hints.ts";
import { tellingWords } from "#design/telling-words.ts";
import { sideLinks } from "#shop/designs/side-links.server.ts";
import { COUNTER, isBeingConfirmed, type Payment, paymentsOf } from "#shop/payments/payments.server.ts";
import { goesBackByItself } from "#shop/payments/refunds.server.ts";
import type { Shop } from "#shop/shop.ts";
import { textsOf } from "#shop/texts.server.ts";
import { arrivalDay } from "./arrival-day.ts";
import { isCancelable } from "./cancel-unpaid-order.server.ts";
import { waysToPay } from "./open-payment.server.ts";
import { orderPrices } from "./order-prices.server.ts";
import { historyOf, type Order, shownLinesOf } from "./orders.server.ts";
import { requiredActionsOf } from "./required-actions.server.ts";

/** What an order's pages show. Names, words and address only where `confirmed`: who asks has shown that it is theirs. */
export async function viewOrder(shop: Shop, order: Order, confirmed: boolean) {
	const [lines, history, payments, actions] = await Promise.all([
		shownLinesOf(shop, order.id),
		historyOf(shop, order.id),
		paymentsOf(shop, order.publicId),
		requiredActionsOf(shop, order.id),
	]);
	const words = tellingWords(lines);
	const { price: show, delivery } = orderPrices(order, shop);
	const time = new Intl.DateTimeFormat(shop.locale.iso, {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: shop.site.timeZone,
	});
	const t = textsOf(shop.locale).getFixedT(shop.locale.iso, "product");
	const told = textsOf(shop.locale).getFixedT(shop.locale.iso, "orders");
	const stateName = (status: OrderStatus) => told(`status.${ORDER_STATUSES[status]}.name`);
	const settled = payments.filter((payment) => payment.status === "PAID");
	const paid = settled.length > 0;
	const canceled = order.status === 10;
	const arrivesOn = arrivalDay(order, payments);
	const isUnderWay = !canceled && ORDER_STATUSES[order.status] !== "delivered";
	const isExpected = isUnderWay && arrivesOn >= dayIn(shop.site.timeZone, shop.now);
	const openActions = actions.filter(({ doneAt, wipedAt }) => !doneAt && !wipedAt);
	const toAccount = !settled.every(goesBackByItself);
	/** Canceled while a provider's page was open: a payment may come all the same, or an account be asked for. */
	const moneyMayMove = paid ? toAccount && actions.length === 0 : payments.some(hasPage);
	const [newest] = payments;
	const payable = !paid && (order.status === 0 || order.status === 4);
	const { mayPay, methods } = waysToPay(order, payments, confirmed);
	return {
		publicId: order.publicId,
		number: order.number,
		status: ORDER_STATUSES[order.status],
		paid,
		canceled,
		payable,
		/** It has not been tried too often. */
		mayPay,
		/** The provider has the customer's payment: there is nothing to do but to wait. */
		confirming: payable && order.status === 0 && newest !== undefined && isBeingConfirmed(newest),
		/** Of a canceled order: the way it came, or to an account that the customer names. */
		moneyBack:
			canceled && paid
				? {
						total: show(settled.reduce((sum, { amount }) => sum + amount, 0)),
						way: toAccount ? ("toAccount" as const) : ("byItself" as const),
					}
				: undefined,
		/** Its print files come within seconds. */
		expectsNews: canceled ? moneyMayMove : paid && order.status === 0,
		requiredActions: openActions.map(({ publicId, type }) => ({
			type,
			to: requiredActionPath(order.publicId, publicId),
		})),
		/** Nothing is left to do for money that is owed. */
		accountGiven: actions.length > 0 && openActions.length === 0,
		/** By the provider, at the last try that it told of. */
		declined:
			payable && newest?.status === "PENDING" && !isBeingConfirmed(newest) && newest.declinedAttempts.length > 0,
		paymentCanceled: newest?.status === "CANCELED",
		/** Staff take the money in person; nothing can be paid here. */
		atCounter: payable && newest?.provider === COUNTER,
		/** How it can be paid, which is for its readers to choose, and the way that was chosen last. */
		methods: confirmed ? methods : [],
		method: newest?.method,
		cancelable: confirmed && isCancelable(order, payments),
		/** Nothing once it is there or canceled, or the day has passed. */
		arrivesBy: isExpected ? formatDay(arrivesOn, shop.locale.iso) : undefined,
		carrier: order.carrier,
		total: show(order.totalAmount),
		shipping: delivery(order.shippingAmount),
		vat: show(order.vatAmount),
		lines: lines.map((line) => ({
			position: line.position,
			name: line.name,
			words: confirmed ? words.get(line) : undefined,
			variant: line.variantName,
			quantity: line.quantity,
			total: show(line.totalAmount),
			accepted: sidesByCode(line.accepted).map(([code, sides]) =>
				told("acceptedHint", {
					hint: told(`hint.${code}`),
					side: sides.map((side) => t(`side.${side}`)).join(", "),
				}),
			),
			picture: `/previews/orders/${order.publicId}/${line.position}.jpg`,
			proofs: sideLinks(line.printedSides, t, (side) => `/tracking/${order.publicId}/flat/${line.position}/${side}`),
		})),
		history: history
			.map((move) => ({ id: move.id, name: stateName(move.toStatus), at: time.format(move.at) }))
			.filter(({ name }, index, all) => name !== all[index - 1]?.name),
		address: confirmed ? addressLines(order, shop.locale.iso) : undefined,
		email: confirmed ? order.email : undefined,
		billing:
			confirmed && order.billing
				? {
						lines: addressLines(
							{ ...order.billing, firstName: null, lastName: null, recipient: null },
							shop.locale.iso,
						),
						vatId: order.billing.vatId,
					}
				: undefined,
		reference: confirmed ? order.reference : null,
	};
}
export type OrderView = Awaited<ReturnType<typeof viewOrder>>;

function hasPage({ providerReference }: Payment): boolean {
	return providerReference !== null;
}
