import { nameWithWords } from "#core/name-with-words.ts";
import { Box, MailPicture } from "./mail-elements.tsx";
import { mailLook } from "./mail-look.ts";
import {
	BoughtLine,
	type OrderMailFacts,
	type OrderMailLine,
	type WrittenMail,
	writeOrderMail,
} from "./order-mail.tsx";

type ConfirmedLine = OrderMailLine & {
	/** Addresses of pictures inside the mail. */
	product: readonly string[];
	proofs: readonly string[];
	/** Are printed, and are not in the mail. */
	moreSides: boolean;
};
export type OrderConfirmation = OrderMailFacts & {
	arrivesBy: string;
	unpictured: boolean;
	lines: readonly ConfirmedLine[];
};

export function orderConfirmation({ arrivesBy, unpictured, lines, ...order }: OrderConfirmation): WrittenMail {
	return writeOrderMail(order, "confirmation", {
		date: arrivesBy,
		lines,
		unpictured,
		show: (line) => <Line order={order} line={line} />,
	});
}

function Line({ order, line }: { order: OrderMailFacts; line: ConfirmedLine }) {
	const { brand, t } = order;
	const name = nameWithWords(line);
	const look = mailLook(brand.code);
	return (
		<Box style={look.line}>
			{line.product.map((picture) => (
				<MailPicture key={picture} src={picture} alt={t("confirmation.productAlt", { name })} style={look.picture} />
			))}
			{line.proofs.length > 0 && <p style={look.caption}>{t("confirmation.flat")}</p>}
			{line.proofs.map((picture) => (
				<MailPicture key={picture} src={picture} alt={t("confirmation.proofAlt", { name })} style={look.proof} />
			))}
			{line.proofs.length > 0 && line.moreSides && <p style={look.caption}>{t("confirmation.more")}</p>}
			<BoughtLine order={order} line={line} />
		</Box>
	);
}
