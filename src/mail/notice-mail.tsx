import type { Brand } from "#core/brands.ts";
import { Box, ButtonLink, Whole } from "./mail-elements.tsx";
import { mailLook } from "./mail-look.ts";
import { type MailFoot, MailFrame, renderMail, writtenFoot } from "./mail-parts.tsx";
import type { WrittenMail } from "./order-mail.tsx";

export type NoticeMail = {
	brand: Brand;
	language: string;
	subject: string;
	preview: string;
	heading: string;
	paragraphs: readonly string[];
	/** A part of them that stays on one line: an order's number. */
	whole?: string;
	button?: { text: string; link: string };
	outro: string;
	/** A quiet link at the end: to unsubscribe. */
	last?: { text: string; link: string };
	foot: MailFoot;
};

/** A mail of a few sentences and at most one thing to do. */
export function noticeMail({
	brand,
	language,
	heading,
	paragraphs,
	whole,
	button,
	outro,
	last,
	foot,
	...head
}: NoticeMail): WrittenMail {
	const look = mailLook(brand.code);
	const parts = [
		brand.name,
		heading,
		...paragraphs,
		...[button].map(written),
		outro,
		...[last].map(written),
		writtenFoot(foot),
	];
	return {
		subject: head.subject,
		html: renderMail(
			<MailFrame brand={brand} language={language} preview={head.preview} heading={heading} foot={foot}>
				{paragraphs.map((paragraph) => (
					<p key={paragraph} style={look.text}>
						{whole ? <Whole words={paragraph} part={whole} /> : paragraph}
					</p>
				))}
				{button && (
					<Box style={look.action}>
						<ButtonLink href={button.link} style={look.button}>
							{button.text}
						</ButtonLink>
					</Box>
				)}
				<p style={look.small}>{outro}</p>
				{last && (
					<p style={look.small}>
						<a href={last.link} style={{ color: look.small.color }}>
							{last.text}
						</a>
					</p>
				)}
			</MailFrame>,
		),
		text: `${parts.filter(Boolean).join("\n\n")}\n`,
	};
}

function written(action: { text: string; link: string } | undefined): string {
	return action ? `${action.text}\n${action.link}` : "";
}
