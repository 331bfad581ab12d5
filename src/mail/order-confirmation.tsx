import {
	Body,
	Button,
	Column,
	Container,
	Head,
	Heading,
	Hr,
	Html,
	Img,
	Preview,
	Row,
	Section,
	Text,
} from "@react-email/components";
import { render } from "@react-email/render";
import type { TFunction } from "i18next";
import type { Brand } from "#core/brands.ts";
import { mailLook } from "./mail-look.ts";

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
		<Html lang={language}>
			<Head />
			<Preview>{t("confirmation.preview", { date: order.arrivesBy })}</Preview>
			<Body style={look.body}>
				<Container style={look.container}>
					<Text style={look.brand}>{brand.name}</Text>
					<Heading as="h1" style={look.heading}>
						{t("confirmation.heading", { name: order.firstName })}
					</Heading>
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
							<Row>
								<Column>
									<Text style={look.lineName}>
										{t("confirmation.line", { quantity: line.quantity, name: line.name })}
									</Text>
								</Column>
								<Column align="right">
									<Text style={look.lineName}>{line.total}</Text>
								</Column>
							</Row>
						</Section>
					))}
					<Hr style={look.rule} />
					<Row>
						<Column>
							<Text style={look.text}>{t("confirmation.shipping")}</Text>
						</Column>
						<Column align="right">
							<Text style={look.text}>{order.shipping}</Text>
						</Column>
					</Row>
					<Row>
						<Column>
							<Text style={look.total}>{t("confirmation.total")}</Text>
						</Column>
						<Column align="right">
							<Text style={look.total}>{order.total}</Text>
						</Column>
					</Row>
					<Text style={look.small}>{t("confirmation.vat", { vat: order.vat })}</Text>
					<Section style={look.action}>
						<Button href={order.trackingUrl} style={look.button}>
							{t("confirmation.follow")}
						</Button>
					</Section>
					<Text style={look.small}>{t("confirmation.outro")}</Text>
				</Container>
			</Body>
		</Html>
	);
}
