import { Img, Section, Text } from "@react-email/components";
import { mailLook } from "./mail-look.ts";
import { Amount } from "./mail-parts.tsx";
import { type OrderMailFacts, type WrittenMail, writeOrderMail } from "./order-mail.tsx";

type ConfirmedLine = {
	position: number;
	name: string;
	quantity: number;
	total: string;
	/** Addresses of pictures inside the mail. */
	product: readonly string[];
	proofs: readonly string[];
};
export type OrderConfirmation = OrderMailFacts & { arrivesBy: string; lines: readonly ConfirmedLine[] };

export function orderConfirmation({ arrivesBy, lines, ...order }: OrderConfirmation): Promise<WrittenMail> {
	return writeOrderMail(order, "confirmation", {
		date: arrivesBy,
		lines: lines.map((line) => <Line key={line.position} order={order} line={line} />),
	});
}

function Line({ order: { brand, t }, line }: { order: OrderMailFacts; line: ConfirmedLine }) {
	const look = mailLook(brand.code);
	return (
		<Section style={look.line}>
			{line.product.map((picture) => (
				<Img
					key={picture}
					src={picture}
					alt={t("confirmation.productAlt", { name: line.name })}
					width="460"
					style={look.picture}
				/>
			))}
			{line.proofs.length > 0 && <Text style={look.small}>{t("confirmation.asPrinted")}</Text>}
			{line.proofs.map((picture) => (
				<Img
					key={picture}
					src={picture}
					alt={t("confirmation.proofAlt", { name: line.name })}
					width="460"
					style={look.proof}
				/>
			))}
			<Amount
				style={look.lineName}
				name={t("order.line", { quantity: line.quantity, name: line.name })}
				amount={line.total}
			/>
		</Section>
	);
}
