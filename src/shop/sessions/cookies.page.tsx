import { useTranslation } from "react-i18next";
import { isAsked, REFUSED } from "#core/consent.ts";
import { sitePath } from "#core/site-path.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect } from "#guards/redirect.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/cookies.page";
import { chooseConsent } from "./sessions.server.ts";

export const handle = { texts: ["consent"] };

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const record = await shop.records.read(shop);
	return {
		asked: isAsked(record),
		choice: record ?? REFUSED,
		saved: new URL(request.url).searchParams.has("saved"),
	};
}

/** The banner's two buttons and this page's own form; the visitor goes on where they were. */
export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const form = await readForm(request);
	const all = form.get("choice") === "all";
	const none = form.get("choice") === "none";
	await chooseConsent(shop, {
		isAnalyticsAccepted: all || (!none && form.has("analytics")),
		isAdsAccepted: all || (!none && form.has("ads")),
	});
	if (form.has("stay")) return null;
	return redirect(backOf(form, shop.prefix) ?? "/cookies?saved");
}

/** Without the prefix: a redirect gets it again. */
function backOf(form: FormData, prefix: string): string | undefined {
	const back = sitePath(String(form.get("back") ?? ""));
	return back?.startsWith(prefix) ? back.slice(prefix.length) || "/" : undefined;
}

export default function CookiesPage({ loaderData: { asked, choice, saved } }: Route.ComponentProps) {
	const { t } = useTranslation("consent");
	return (
		<div className="page-column grid max-w-form grid-cols-1 gap-8 py-12 lg:py-16">
			<PageTitle>{t("page.title")}</PageTitle>
			<header className="grid gap-3">
				<h1 className="text-36 lg:text-48">{t("page.title")}</h1>
				<p className="text-18 text-ink-soft">{t("page.intro")}</p>
			</header>
			{saved && !asked && <Notice tone="success">{t("page.saved")}</Notice>}
			<form method="post" className="grid gap-6">
				<Checkbox name="necessary" label={t("necessary.name")} help={t("necessary.text")} checked disabled readOnly />
				<Checkbox
					name="analytics"
					label={t("analytics.name")}
					help={t("analytics.text")}
					defaultChecked={choice.isAnalyticsAccepted}
				/>
				<Checkbox name="ads" label={t("ads.name")} help={t("ads.text")} defaultChecked={choice.isAdsAccepted} />
				<Button className="justify-self-start">{t("page.save")}</Button>
			</form>
		</div>
	);
}
