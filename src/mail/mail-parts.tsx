import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Brand } from "#core/brands.ts";
import { Box, MailPicture, Page, TwoCells } from "./mail-elements.tsx";
import { MAIL_HEADER, mailLook } from "./mail-look.ts";

const DOCTYPE =
	'<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export function renderMail(mail: ReactNode): string {
	return DOCTYPE + renderToStaticMarkup(mail);
}

/** Ways to help and to who runs the shop. No word of advertising: who gets the mail may not have agreed to any. */
export type MailFoot = readonly { readonly text: string; readonly link: string }[];
type MailFrameProps = {
	brand: Brand;
	language: string;
	preview: string;
	heading: string;
	foot: MailFoot;
	children: ReactNode;
};

/** What every mail of a brand begins and ends with. */
export function MailFrame({ brand, language, preview, heading, foot, children }: MailFrameProps) {
	const look = mailLook(brand.code);
	return (
		<Page language={language} preview={preview} style={look.body}>
			<Box style={look.head}>
				<MailPicture
					src={`cid:${MAIL_HEADER.contentId}`}
					alt={brand.name}
					width={MAIL_HEADER.width}
					style={look.header}
				/>
			</Box>
			<Box style={look.container}>
				<h1 style={look.heading}>{heading}</h1>
				{children}
			</Box>
			<Box style={look.foot}>
				<p style={look.small}>
					{foot.map(({ text, link }) => (
						<a key={link} href={link} style={look.footLink}>
							{text}
						</a>
					))}
				</p>
			</Box>
		</Page>
	);
}

/** The end of a mail's text. */
export function writtenFoot(foot: MailFoot): string {
	return foot.map(({ text, link }) => `${text}: ${link}`).join("\n");
}

/** A name on the left, its amount on the right. */
export function Amount({ style, name, amount }: { style: object; name: string; amount: string }) {
	return <TwoCells first={<p style={style}>{name}</p>} second={<p style={style}>{amount}</p>} />;
}
