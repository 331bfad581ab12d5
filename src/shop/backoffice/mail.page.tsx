import { useTranslation } from "react-i18next";
import { pageNotFound } from "#guards/page-not-found.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { PageLink } from "#ui/page-link.tsx";
import type { Route } from "./+types/mail.page";
import { readMail } from "./mailbox.server.ts";

export const handle = { texts: ["mailbox"] };

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const mail =
		shop.demo && /^\d{1,15}$/.test(params.mail_id) ? await readMail(shop, Number(params.mail_id)) : undefined;
	if (!mail) throw pageNotFound(request);
	return { subject: mail.subject, recipient: mail.recipient, html: mail.html, text: mail.text };
}

export default function MailPage({ loaderData: mail }: Route.ComponentProps) {
	const { t } = useTranslation("mailbox");
	return (
		<div className="page-column grid grid-cols-1 gap-6 py-10">
			<PageTitle>{mail.subject}</PageTitle>
			<PageLink to="/dev/mailbox" className="underline underline-offset-4">
				{t("all")}
			</PageLink>
			<h1 className="text-28">{mail.subject}</h1>
			<p className="text-ink-soft">{t("to", { recipient: mail.recipient })}</p>
			<iframe
				title={mail.subject}
				srcDoc={mail.html}
				sandbox="allow-top-navigation-by-user-activation"
				className="h-[60rem] w-full rounded-card border border-line"
			/>
			<details>
				<summary>{t("plain")}</summary>
				<pre className="overflow-x-auto py-4 text-14 whitespace-pre-wrap">{mail.text}</pre>
			</details>
		</div>
	);
}
