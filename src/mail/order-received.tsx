import { mailLook } from "./mail-look.ts";
import { Amount } from "./mail-parts.tsx";
import { type OrderMailFacts, type OrderMailLine, type WrittenMail, writeOrderMail } from "./order-mail.tsx";

export type OrderReceived = OrderMailFacts & { lines: readonly OrderMailLine[] };

export function orderReceived({ lines, ...order }: OrderReceived): WrittenMail {
	const look = mailLook(order.brand.code);
	return writeOrderMail(order, "received", {
		lines,
		show: (line) => (
			<Amount
				style={look.lineName}
				name={order.t("order.line", { quantity: line.quantity, name: line.name })}
				amount={line.total}
			/>
		),
	});
}
