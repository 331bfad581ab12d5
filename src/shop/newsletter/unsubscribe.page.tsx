import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import { isEmailAddress } from "#core/email-address.ts";
import { readForm } from "#guards/read-form.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Button } from "#ui/button.tsx";
import type { Route } from "./+types/unsubscribe.page";
import { EmailForm } from "./email-form.tsx";
import { findByKey, requestManageLink, unsubscribe } from "./newsletter.server.ts";
import { NewsletterFrame } from "./newsletter-frame.tsx";

export const handle = { texts: ["newsletter"] };

export async function loader({ context, request }: Route.LoaderArgs) {
	const key = new URL(request.url).searchParams.get("key");
	const subscription = await findByKey(context.get(shopContext), key);
	return { known: subscription !== undefined, unknownKey: key !== null && !subscription };
}

/** With a key it is done at once, as mail programs ask for it (RFC 8058): no cookie, no question. */
export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const key = new URL(request.url).searchParams.get("key");
	const form = await readForm(request);
	if (key !== null) {
		const done = await unsubscribe(shop, key);
		return data({ told: done ? ("done" as const) : ("invalid" as const), email: "" }, { status: done ? 200 : 422 });
	}
	const email = String(form.get("email") ?? "").trim();
	if (!isEmailAddress(email)) return data({ told: "email" as const, email }, { status: 422 });
	await requestManageLink(shop, email);
	return data({ told: "mailed" as const, email: "" });
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("newsletter");
	const told = actionData?.told;
	const { known, unknownKey } = loaderData;
	return (
		<NewsletterFrame
			title={t("unsubscribe.title")}
			done={(told === "done" || told === "mailed") && t(`told.${told}`)}
			invalid={told === "invalid" || unknownKey}
		>
			{known && told !== "done" && (
				<Form method="post" className="grid justify-items-start gap-4">
					<p>{t("unsubscribe.text")}</p>
					<Button size="large">{t("unsubscribe.button")}</Button>
				</Form>
			)}
			{!known && told !== "mailed" && (
				<EmailForm
					action="/unsubscribe"
					button={t("unsubscribe.send")}
					email={actionData?.email}
					refused={told === "email"}
				>
					<p>{t("unsubscribe.ask")}</p>
				</EmailForm>
			)}
		</NewsletterFrame>
	);
}
