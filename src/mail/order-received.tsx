import { Button, Section, Text } from "@react-email/components";
import { render } from "@react-email/render";
import type { TFunction } from "i18next";
import type { Brand } from "#core/brands.ts";
import { mailLook } from "./mail-look.ts";
import { Amount, MailFrame, OrderTotals } from "./mail-parts.tsx";

export type OrderReceived = {
	brand: Brand;
	/** Texts of the namespace "mail". */
	t: TFunction<"mail">;
	language: string;
	firstName: string;
	number: string;
	trackingUrl: string;
	lines: readonly { position: number; name: string; quantity: number; total: string }[];
	shipping: string;
	total: string;
	vat: string;
};

export async function orderReceived(order: OrderReceived): Promise<{ subject: string; html: string; text: string }> {
	const subject = order.t("received.subject", { number: order.number, brand: order.brand.name });
	const mail = <OrderReceivedMail {...order} />;
	return { subject, html: await render(mail), text: await render(mail, { plainText: true }) };
}

function OrderReceivedMail({ brand, t, language, ...order }: OrderReceived) {
	const look = mailLook(brand.code);
	return (
		<MailFrame
			brand={brand}
			language={language}
			preview={t("received.preview")}
			heading={t("received.heading", { name: order.firstName })}
		>
			<Text style={look.text}>{t("received.intro", { number: order.number })}</Text>
			{order.lines.map((line) => (
				<Amount
					key={line.position}
					style={look.lineName}
					name={t("confirmation.line", { quantity: line.quantity, name: line.name })}
					amount={line.total}
				/>
			))}
			<OrderTotals brand={brand} t={t} shipping={order.shipping} total={order.total} vat={order.vat} />
			<Section style={look.action}>
				<Button href={order.trackingUrl} style={look.button}>
					{t("received.open")}
				</Button>
			</Section>
			<Text style={look.small}>{t("received.outro")}</Text>
		</MailFrame>
	);
}
