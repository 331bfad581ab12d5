import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { data, Form } from "react-router";
import { isEmailAddress } from "#core/email-address.ts";
import { NEWSLETTER_TOPICS } from "#core/newsletter.ts";
import { readForm } from "#guards/read-form.ts";
import { shopContext } from "#shop/shop-context.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { ShopBrand } from "#ui/shop-brand.ts";
import type { Route } from "./+types/newsletter.page";
import { EmailForm } from "./email-form.tsx";
import { chooseTopics, confirmNewsletter, findByKey, readConfirmLink, requestNewsletter } from "./newsletter.server.ts";
import { NewsletterFrame } from "./newsletter-frame.tsx";

export const handle = { texts: ["newsletter"] };

type Told = "asked" | "confirmed" | "saved" | "invalid" | "email";

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const { searchParams } = new URL(request.url);
	const key = searchParams.get("key");
	const confirm = searchParams.get("confirm");
	const subscription = await findByKey(shop, key);
	return {
		brand: shop.brand.name,
		link: confirm === null ? undefined : await readConfirmLink(shop, confirm),
		unknownKey: key !== null && subscription?.status !== "CONFIRMED",
		chosen: subscription?.status === "CONFIRMED" ? subscription.topics : undefined,
		leave: `/unsubscribe?key=${key}`,
	};
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const form = await readForm(request);
	const { searchParams } = new URL(request.url);
	if (searchParams.has("confirm"))
		return answer((await confirmNewsletter(shop, searchParams.get("confirm"))) ? "confirmed" : "invalid");
	if (searchParams.has("key")) {
		const topics = NEWSLETTER_TOPICS.filter((topic) => form.getAll("topics").includes(topic));
		return answer((await chooseTopics(shop, searchParams.get("key"), topics)) ? "saved" : "invalid");
	}
	const email = String(form.get("email") ?? "").trim();
	if (!isEmailAddress(email)) return answer("email", email);
	await requestNewsletter(shop, email);
	return answer("asked");
}

function answer(told: Told, email = "") {
	return data({ told, email }, { status: told === "invalid" || told === "email" ? 422 : 200 });
}

export default function NewsletterPage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("newsletter");
	const voice = useContext(ShopBrand);
	const { brand, link, unknownKey, chosen, leave } = loaderData;
	const told = actionData?.told ?? (link === "used" || link === "invalid" ? link : undefined);
	const title = t(chosen ? "preferences.title" : link ? "confirm.title" : "title", { brand });
	return (
		<NewsletterFrame
			title={title}
			done={(told === "asked" || told === "confirmed" || told === "used" || told === "saved") && t(`told.${told}`)}
			invalid={told === "invalid" || (unknownKey && !told)}
		>
			{chosen ? (
				<>
					<Form method="post" className="grid justify-items-start gap-4">
						<p>{t("preferences.text")}</p>
						{NEWSLETTER_TOPICS.map((topic) => (
							<Checkbox
								key={topic}
								id={`topic-${topic}`}
								name="topics"
								value={topic}
								label={t(`topic.${topic}`)}
								defaultChecked={chosen.includes(topic)}
							/>
						))}
						<Button size="large">{t("preferences.save")}</Button>
					</Form>
					<Form method="post" action={leave} className="border-t border-line pt-6">
						<Button look="quiet">{t("unsubscribe.button")}</Button>
					</Form>
				</>
			) : told === "used" || told === "confirmed" ? (
				<PageLink to="/unsubscribe" className="justify-self-start underline underline-offset-4">
					{t("mail.unsubscribe")}
				</PageLink>
			) : link === "open" ? (
				<Form method="post" className="grid justify-items-start gap-4">
					<p>{t("confirm.text", { brand })}</p>
					<Button size="large">{t("confirm.button")}</Button>
				</Form>
			) : (
				told !== "asked" && (
					<EmailForm
						action="/newsletter"
						consent={t("consent", { brand })}
						button={t("subscribe")}
						email={actionData?.email}
						refused={told === "email"}
					>
						<p className="text-18 text-ink-soft">{t(`intro.${voice}`)}</p>
					</EmailForm>
				)
			)}
		</NewsletterFrame>
	);
}
