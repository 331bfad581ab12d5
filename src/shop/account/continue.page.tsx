import { useTranslation } from "react-i18next";
import { data, Form, redirect } from "react-router";
import { PageTitle } from "#layouts/page-title.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/page-link.tsx";
import type { Route } from "./+types/continue.page";
import { QUIET_LINK } from "./form-errors.tsx";
import { editorPath, isOffered, joinVisit } from "./hand-over.server.ts";

export const handle = { texts: ["handover"] };

export async function loader({ context, params }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const refused = shop.customer ? "signed_in" : (await isOffered(shop, params.secret)) ? null : "used";
	return data({ refused, hasOwn: shop.session.id !== undefined } as const, {
		headers: { "referrer-policy": "no-referrer" },
	});
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const form = await request.formData();
	const joined = await joinVisit(context.get(shopContext), params.secret, form.has("bring"));
	if (!joined.ok) return data({ refused: joined.reason }, { status: 422 });
	return redirect(editorPath(joined.value));
}

/** Asks first: what looks at links before people do must not use them up. */
export default function ContinuePage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("handover");
	const refused = actionData?.refused ?? loaderData.refused;
	return (
		<div className="page-column grid max-w-form grid-cols-1 content-start gap-6 py-10 lg:py-16">
			<PageTitle>{t("page.title")}</PageTitle>
			<h1 className="text-36">{t("page.title")}</h1>
			{refused ? (
				<>
					<Notice tone="warning">{t(`page.${refused}`)}</Notice>
					<PageLink to={refused === "used" ? "/" : "/accounts/designs"} className={QUIET_LINK}>
						{t(refused === "used" ? "page.home" : "page.designs")}
					</PageLink>
				</>
			) : (
				<Form method="post" reloadDocument className="grid gap-6">
					<p className="text-18 text-ink-soft">{t("page.what")}</p>
					<Notice tone="warning">{t("page.careful")}</Notice>
					{loaderData.hasOwn && <Checkbox name="bring" label={t("page.bring")} help={t("page.left")} />}
					<Button size="large" className="justify-self-start">
						{t("page.go")}
					</Button>
				</Form>
			)}
		</div>
	);
}
