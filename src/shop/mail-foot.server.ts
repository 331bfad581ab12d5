import type { Brand } from "#core/brands.ts";
import type { Locale } from "#core/sites.ts";
import type { MailFoot } from "#mail/mail-parts.tsx";
import { textsOf } from "./texts.server.ts";

export function mailFoot({ name }: Brand, locale: Locale, home: string): MailFoot {
	const t = textsOf(locale).getFixedT(locale.iso, "mail");
	return [
		{ text: name, link: home },
		{ text: t("foot.help"), link: `${home}/help-center` },
		{ text: t("foot.imprint"), link: `${home}/legal` },
	];
}
