import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import { redirect } from "#guards/redirect.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/page-link.tsx";
import type { Route } from "./+types/continue.page";
import { QUIET_LINK } from "./form-errors.tsx";
import { editorPath, findOffer, takenProject, takeProject } from "./hand-over.server.ts";

export const handle = { texts: ["handover"] };

export async function loader({ context, params }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const offer = await findOffer(shop, params.secret);
	if (offer) return { used: false, own: offer.own && editorPath(offer.own) };
	const taken = await takenProject(shop, params.secret);
	return { used: true, own: taken && editorPath(taken) };
}

export async function action({ context, params }: Route.ActionArgs) {
	const taken = await takeProject(context.get(shopContext), params.secret);
	return taken.ok ? redirect(editorPath(taken.value)) : data({ used: true }, { status: 422 });
}

/** Asks first: what looks at links before people do must not use them up. */
export default function ContinuePage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("handover");
	const { used, own } = loaderData;
	return (
		<div className="page-column grid max-w-form grid-cols-1 content-start gap-6 py-10 lg:py-16">
			<PageTitle>{t("page.title")}</PageTitle>
			<h1 className="text-36">{t("page.title")}</h1>
			{own ? (
				<>
					<Notice tone="info">{t(used ? "page.here" : "page.own")}</Notice>
					<ButtonLink to={own} reload size="large" className="justify-self-start">
						{t("page.go")}
					</ButtonLink>
				</>
			) : used || actionData?.used ? (
				<>
					<Notice tone="warning">{t("page.used")}</Notice>
					<PageLink to="/" className={QUIET_LINK}>
						{t("page.home")}
					</PageLink>
				</>
			) : (
				<Form method="post" reloadDocument className="grid gap-6">
					<p className="text-18 text-ink-soft">{t("page.what")}</p>
					<Button size="large" className="justify-self-start">
						{t("page.go")}
					</Button>
				</Form>
			)}
		</div>
	);
}
