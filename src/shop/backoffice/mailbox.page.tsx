import { useTranslation } from "react-i18next";
import { pageNotFound } from "#guards/page-not-found.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { PageLink } from "#ui/page-link.tsx";
import type { Route } from "./+types/mailbox.page";
import { listMails } from "./mailbox.server.ts";

export const handle = { texts: ["mailbox"] };

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	if (!shop.demo) throw pageNotFound(request);
	const time = new Intl.DateTimeFormat(shop.locale.iso, {
		dateStyle: "medium",
		timeStyle: "short",
		timeZone: shop.site.timeZone,
	});
	return {
		mails: (await listMails(shop)).map((mail) => ({
			id: mail.id,
			subject: mail.subject,
			recipient: mail.recipient,
			at: time.format(mail.createdAt),
		})),
	};
}

export default function MailboxPage({ loaderData: { mails } }: Route.ComponentProps) {
	const { t } = useTranslation("mailbox");
	return (
		<div className="page-column grid grid-cols-1 gap-6 py-10">
			<PageTitle>{t("title")}</PageTitle>
			<h1 className="text-36">{t("title")}</h1>
			<p className="max-w-form text-ink-soft">{t("text")}</p>
			{mails.length === 0 ? (
				<p>{t("empty")}</p>
			) : (
				<ul className="border-t border-line">
					{mails.map((mail) => (
						<li key={mail.id} className="border-b border-line">
							<PageLink to={`/dev/mailbox/${mail.id}`} className="grid gap-1 py-4 md:grid-cols-[1fr_auto]">
								<span className="font-semibold">{mail.subject}</span>
								<span className="text-14 text-ink-soft">{mail.at}</span>
								<span className="text-14 text-ink-soft">{mail.recipient}</span>
							</PageLink>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
