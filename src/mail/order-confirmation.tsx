import { Button, Img, Section, Text } from "@react-email/components";
import { render } from "@react-email/render";
import type { TFunction } from "i18next";
import type { Brand } from "#core/brands.ts";
import { mailLook } from "./mail-look.ts";
import { Amount, MailFrame, OrderTotals } from "./mail-parts.tsx";

export type OrderConfirmation = {
	brand: Brand;
	/** Texts of the namespace "mail". */
	t: TFunction<"mail">;
	language: string;
	firstName: string;
	number: string;
	trackingUrl: string;
	arrivesBy: string;
	lines: readonly {
		name: string;
		quantity: number;
		total: string;
		/** Addresses of pictures inside the mail. */
		product: readonly string[];
		proofs: readonly string[];
	}[];
	shipping: string;
	total: string;
	vat: string;
};

export async function orderConfirmation(
	order: OrderConfirmation,
): Promise<{ subject: string; html: string; text: string }> {
	const subject = order.t("confirmation.subject", { number: order.number, brand: order.brand.name });
	const mail = <OrderConfirmationMail {...order} />;
	return { subject, html: await render(mail), text: await render(mail, { plainText: true }) };
}

function OrderConfirmationMail({ brand, t, language, ...order }: OrderConfirmation) {
	const look = mailLook(brand.code);
	return (
		<MailFrame
			brand={brand}
			language={language}
			preview={t("confirmation.preview", { date: order.arrivesBy })}
			heading={t("confirmation.heading", { name: order.firstName })}
		>
			<Text style={look.text}>{t("confirmation.intro", { number: order.number, date: order.arrivesBy })}</Text>
			{order.lines.map((line) => (
				<Section key={line.proofs.join()} style={look.line}>
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
						name={t("confirmation.line", { quantity: line.quantity, name: line.name })}
						amount={line.total}
					/>
				</Section>
			))}
			<OrderTotals brand={brand} t={t} shipping={order.shipping} total={order.total} vat={order.vat} />
			<Section style={look.action}>
				<Button href={order.trackingUrl} style={look.button}>
					{t("confirmation.follow")}
				</Button>
			</Section>
			<Text style={look.small}>{t("confirmation.outro")}</Text>
		</MailFrame>
	);
}
