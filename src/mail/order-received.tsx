import { mailLook } from "./mail-look.ts";
import { Amount } from "./mail-parts.tsx";
import { type OrderMailFacts, type WrittenMail, writeOrderMail } from "./order-mail.tsx";

export type OrderReceived = OrderMailFacts & {
	lines: readonly { position: number; name: string; quantity: number; total: string }[];
};

export function orderReceived({ lines, ...order }: OrderReceived): Promise<WrittenMail> {
	const look = mailLook(order.brand.code);
	return writeOrderMail(order, "received", {
		lines: lines.map((line) => (
			<Amount
				key={line.position}
				style={look.lineName}
				name={order.t("order.line", { quantity: line.quantity, name: line.name })}
				amount={line.total}
			/>
		)),
	});
}
