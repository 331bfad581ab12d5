import type { TFunction } from "i18next";
import type { Brand } from "#core/brands.ts";
import { brandWords } from "./brand-words.ts";
import { Box, ButtonLink } from "./mail-elements.tsx";
import { mailLook } from "./mail-look.ts";
import { type MailFoot, MailFrame, renderMail, writtenFoot } from "./mail-parts.tsx";
import type { WrittenMail } from "./order-mail.tsx";

export type AccountMailKind =
	| "confirm"
	| "taken"
	| "reset"
	| "move"
	| "moved"
	| "occupied"
	| "erased"
	| "factorOn"
	| "factorOff";
export type AccountMail = {
	brand: Brand;
	/** Texts of the namespace "login-mail". */
	t: TFunction<"login-mail">;
	language: string;
	kind: AccountMailKind;
	link: string;
	foot: MailFoot;
};

/** A mail about somebody's account: what happened, one button, what to do if it was somebody else. */
export function accountMail({ brand, t, language, kind, link, foot }: AccountMail): WrittenMail {
	const look = mailLook(brand.code);
	const words = (part: string) => brandWords(t, `${kind}.${part}`, brand.code, { brand: brand.name });
	const [heading, intro, open, outro] = ["heading", "intro", "open", "outro"].map(words);
	return {
		subject: words("subject"),
		html: renderMail(
			<MailFrame brand={brand} language={language} preview={words("preview")} heading={heading ?? ""} foot={foot}>
				<p style={look.text}>{intro}</p>
				<Box style={look.action}>
					<ButtonLink href={link} style={look.button}>
						{open}
					</ButtonLink>
				</Box>
				<p style={look.small}>{outro}</p>
			</MailFrame>,
		),
		text: `${[brand.name, heading, intro, `${open}\n${link}`, outro, writtenFoot(foot)].join("\n\n")}\n`,
	};
}
