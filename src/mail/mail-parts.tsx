import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Brand } from "#core/brands.ts";
import { Box, Page, TwoCells } from "./mail-elements.tsx";
import { mailLook } from "./mail-look.ts";

const DOCTYPE =
	'<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export function renderMail(mail: ReactNode): string {
	return DOCTYPE + renderToStaticMarkup(mail);
}

type MailFrameProps = { brand: Brand; language: string; preview: string; heading: string; children: ReactNode };

/** What every mail of a brand begins with. */
export function MailFrame({ brand, language, preview, heading, children }: MailFrameProps) {
	const look = mailLook(brand.code);
	return (
		<Page language={language} preview={preview} style={look.body}>
			<Box style={look.container}>
				<p style={look.brand}>{brand.name}</p>
				<h1 style={look.heading}>{heading}</h1>
				{children}
			</Box>
		</Page>
	);
}

/** A name on the left, its amount on the right. */
export function Amount({ style, name, amount }: { style: object; name: string; amount: string }) {
	return <TwoCells first={<p style={style}>{name}</p>} second={<p style={style}>{amount}</p>} />;
}
