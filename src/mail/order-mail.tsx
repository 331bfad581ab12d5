import type { TFunction } from "i18next";
import { Fragment, type ReactNode } from "react";
import type { Brand } from "#core/brands.ts";
import { nameWithWords } from "#core/name-with-words.ts";
import { brandWords } from "./brand-words.ts";
import { Box, ButtonLink, Rule, Whole } from "./mail-elements.tsx";
import { mailLook } from "./mail-look.ts";
import { Amount, type MailFoot, MailFrame, renderMail, writtenFoot } from "./mail-parts.tsx";

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
	foot: MailFoot;
};
export type OrderMailLine = {
	position: number;
	name: string;
	/** Of its design, in quotes. */
	words: string | undefined;
	quantity: number;
	total: string;
};
type Kind = "received" | "confirmation";
type Shown<Line> = {
	date?: string;
	lines: readonly Line[];
	/** Not all of its pictures could be drawn. */
	unpictured?: boolean;
	show: (line: Line) => ReactNode;
};

/** A mail about an order: its own words and lines, then what all of them say. */
export function writeOrderMail<Line extends OrderMailLine>(
	order: OrderMailFacts,
	kind: Kind,
	{ date, lines, unpictured, show }: Shown<Line>,
): WrittenMail {
	const { brand, t } = order;
	const facts = { number: order.number, brand: brand.name, name: order.firstName, date };
	const words = {
		preview: t(`${kind}.preview`, facts),
		heading: brandWords(t, `${kind}.heading`, brand.code, facts),
		intro: brandWords(t, `${kind}.intro`, brand.code, { ...facts, context: unpictured ? "unpictured" : undefined }),
		open: t(`${kind}.open`),
		outro: t(`${kind}.outro`),
	};
	const shown = lines.map((line) => <Fragment key={line.position}>{show(line)}</Fragment>);
	return {
		subject: brandWords(t, `${kind}.subject`, brand.code, facts),
		html: renderMail(<OrderMail order={order} words={words} lines={shown} />),
		text: plainText(order, words, lines),
	};
}

type Words = { preview: string; heading: string; intro: string; open: string; outro: string };

function OrderMail({ order, words, lines }: { order: OrderMailFacts; words: Words; lines: ReactNode }) {
	const { brand, t } = order;
	const look = mailLook(brand.code);
	return (
		<MailFrame
			brand={brand}
			language={order.language}
			preview={words.preview}
			heading={words.heading}
			foot={order.foot}
		>
			<p style={look.text}>
				<Whole words={words.intro} part={order.number} />
			</p>
			{lines}
			<Rule style={look.rule} />
			<Amount style={look.text} name={t("order.shipping")} amount={order.shipping} />
			<Amount style={look.total} name={t("order.total")} amount={order.total} />
			<p style={look.small}>{t("order.vat", { vat: order.vat })}</p>
			<Rule style={look.rule} />
			<p style={look.lineName}>{t("order.address")}</p>
			<p style={look.text}>
				{order.address.map((line) => (
					<Fragment key={line}>
						{line}
						<br />
					</Fragment>
				))}
			</p>
			<Box style={look.action}>
				<ButtonLink href={order.trackingUrl} style={look.button}>
					{words.open}
				</ButtonLink>
			</Box>
			<p style={look.small}>{words.outro}</p>
		</MailFrame>
	);
}

/** What was bought, the words of its design and what it costs. */
export function BoughtLine({ order: { brand, t }, line }: { order: OrderMailFacts; line: OrderMailLine }) {
	const look = mailLook(brand.code);
	const name = t("order.line", { quantity: line.quantity, name: line.name });
	return (
		<>
			<Amount style={look.lineName} name={name} amount={line.total} />
			{line.words && <p style={look.lineWords}>{line.words}</p>}
		</>
	);
}

/** The same mail for who reads it without pictures and type. */
function plainText(order: OrderMailFacts, words: Words, lines: readonly OrderMailLine[]): string {
	const { t } = order;
	const bought = lines.map(
		(line) => `${t("order.line", { quantity: line.quantity, name: nameWithWords(line) })}: ${line.total}`,
	);
	const totals = [
		`${t("order.shipping")}: ${order.shipping}`,
		`${t("order.total")}: ${order.total}`,
		t("order.vat", { vat: order.vat }),
	];
	const address = [`${t("order.address")}:`, ...order.address];
	const link = [words.open, order.trackingUrl];
	const groups = [
		[order.brand.name],
		[words.heading],
		[words.intro],
		bought,
		totals,
		address,
		link,
		[words.outro],
		[writtenFoot(order.foot)],
	];
	return `${groups.map((group) => group.join("\n")).join("\n\n")}\n`;
}
