import {
	BoughtLine,
	type OrderMailFacts,
	type OrderMailLine,
	type WrittenMail,
	writeOrderMail,
} from "./order-mail.tsx";

export type OrderReceived = OrderMailFacts & { lines: readonly OrderMailLine[] };

export function orderReceived({ lines, ...order }: OrderReceived): WrittenMail {
	return writeOrderMail(order, "received", {
		lines,
		show: (line) => <BoughtLine order={order} line={line} />,
	});
}
