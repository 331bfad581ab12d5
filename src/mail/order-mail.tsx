import { Button, Hr, Section, Text } from "@react-email/components";
import { render } from "@react-email/render";
import type { TFunction } from "i18next";
import { Fragment, type ReactNode } from "react";
import type { Brand } from "#core/brands.ts";
import { mailLook } from "./mail-look.ts";
import { Amount, MailFrame } from "./mail-parts.tsx";

export type WrittenMail = { subject: string; html: string; text: string };
export type OrderMailFacts = {
	brand: Brand;
	/** Texts of the namespace "mail". */
	t: TFunction<"mail">;
	language: string;
	firstName: string;
	number: string;
	trackingUrl: string;
	address: readonly string[];
	shipping: string;
	total: string;
	vat: string;
};

/** A mail about an order: its own words and lines, then what all of them say. */
export async function writeOrderMail(
	order: OrderMailFacts,
	kind: "received" | "confirmation",
	{ date, lines }: { date?: string; lines: ReactNode },
): Promise<WrittenMail> {
	const { brand, t } = order;
	const look = mailLook(brand.code);
	const facts = { number: order.number, brand: brand.name, name: order.firstName, date };
	const mail = (
		<MailFrame
			brand={brand}
			language={order.language}
			preview={t(`${kind}.preview`, facts)}
			heading={t(`${kind}.heading`, facts)}
		>
			<Text style={look.text}>{t(`${kind}.intro`, facts)}</Text>
			{lines}
			<Hr style={look.rule} />
			<Amount style={look.text} name={t("order.shipping")} amount={order.shipping} />
			<Amount style={look.total} name={t("order.total")} amount={order.total} />
			<Text style={look.small}>{t("order.vat", { vat: order.vat })}</Text>
			<Hr style={look.rule} />
			<Text style={look.lineName}>{t("order.address")}</Text>
			<Text style={look.text}>
				{order.address.map((line) => (
					<Fragment key={line}>
						{line}
						<br />
					</Fragment>
				))}
			</Text>
			<Section style={look.action}>
				<Button href={order.trackingUrl} style={look.button}>
					{t(`${kind}.open`)}
				</Button>
			</Section>
			<Text style={look.small}>{t(`${kind}.outro`)}</Text>
		</MailFrame>
	);
	return {
		subject: t(`${kind}.subject`, facts),
		html: await render(mail),
		text: await render(mail, { plainText: true }),
	};
}
