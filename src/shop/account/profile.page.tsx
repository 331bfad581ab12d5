import { useTranslation } from "react-i18next";
import { data } from "react-router";
import { needsSignIn } from "#guards/needs-sign-in.ts";
import { pageNotFound } from "#guards/page-not-found.ts";
import { readForm } from "#guards/read-form.ts";
import { redirect, redirectDocument } from "#guards/redirect.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { shopContext } from "#shop/shop-context.ts";
import { Notice } from "#ui/notice.tsx";
import { PageLink } from "#ui/page-link.tsx";
import type { Route } from "./+types/profile.page";
import { AddressForm } from "./address-form.tsx";
import { EmailPart } from "./email-part.tsx";
import { ErasePart } from "./erase-part.tsx";
import { QUIET_LINK } from "./form-errors.tsx";
import { PROFILE_ACTIONS } from "./profile-action.server.ts";
import { PROFILE_DONE, type ShownAnswer } from "./profile-forms.ts";
import { ProfileOverview } from "./profile-overview.tsx";
import { readProfile } from "./read-profile.server.ts";
import { type ProfileView, readView } from "./read-view.server.ts";
import { SecondFactorPart } from "./second-factor-part.tsx";

export const handle = { texts: ["account", "checkout", "login", "newsletter", "profile"] };
export const middleware: Route.MiddlewareFunction[] = [needsSignIn];

export async function loader({ context, request }: Route.LoaderArgs) {
	const shop = context.get(shopContext);
	const { customer } = shop;
	if (!customer) throw pageNotFound(request);
	const { searchParams } = new URL(request.url);
	const saved = PROFILE_DONE.find((each) => each === searchParams.get("saved"));
	if (!searchParams.has("view"))
		return {
			overview: await readProfile({ ...shop, customer }),
			saved,
			refused: searchParams.get("refused") === "export",
		};
	const view = await readView({ ...shop, customer }, searchParams);
	if (!view) throw pageNotFound(request);
	return { view };
}

export async function action({ context, request }: Route.ActionArgs) {
	const shop = context.get(shopContext);
	const { customer } = shop;
	if (!customer) throw pageNotFound(request);
	const form = await readForm(request);
	const intent = String(form.get("intent"));
	const act = Object.hasOwn(PROFILE_ACTIONS, intent) ? PROFILE_ACTIONS[intent] : undefined;
	const answer = await act?.({ ...shop, customer }, form);
	if (!answer) throw pageNotFound(request);
	if ("done" in answer) return redirect(`/accounts/profile?saved=${answer.done}`);
	if ("leave" in answer) return redirectDocument(answer.leave);
	return data(answer, { status: Object.keys(answer.fields).length > 0 ? 422 : 200 });
}

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
	const { t } = useTranslation("profile");
	if (!loaderData.view) {
		const { overview, saved, refused } = loaderData;
		return (
			<div className="grid max-w-form gap-12">
				<PageTitle>{t("account:profile.title")}</PageTitle>
				<header className="grid gap-2">
					<h1 className="text-36">{t("account:profile.title")}</h1>
					<p className="wrap-anywhere text-ink-soft">
						{t("account:profile.email", { email: overview.email })}{" "}
						<PageLink to="/accounts/profile?view=email" className={QUIET_LINK}>
							{t("email.change")}
						</PageLink>
					</p>
				</header>
				{saved && !actionData && (
					<div role="status">
						<Notice tone="success">{t(`done.${saved}`)}</Notice>
					</div>
				)}
				{refused && (
					<div role="alert">
						<Notice tone="warning">{t("export.refused")}</Notice>
					</div>
				)}
				<ProfileOverview profile={overview} answer={actionData} />
			</div>
		);
	}
	const { view } = loaderData;
	const title = t(`title.${view.title}`);
	return (
		<div className="grid max-w-form gap-8">
			<PageTitle>{title}</PageTitle>
			<header className="grid gap-3">
				<PageLink to="/accounts/profile" className={`${QUIET_LINK} justify-self-start`}>
					{t("account:profile.title")}
				</PageLink>
				<h1 className="text-36">{title}</h1>
			</header>
			<ViewPart view={view} answer={actionData} />
		</div>
	);
}

function ViewPart({ view, answer }: { view: ProfileView; answer: ShownAnswer | undefined }) {
	switch (view.view) {
		case "address":
			return <AddressForm id={view.id} form={answer ?? { fields: {}, typed: view.typed }} countries={view.countries} />;
		case "second-factor":
			return <SecondFactorPart enabled={view.enabled} withPassword={view.withPassword} answer={answer} />;
		case "email":
			return <EmailPart {...view} form={answer ?? { fields: {}, typed: {} }} />;
		case "erase":
			return <ErasePart {...view} form={answer ?? { fields: {}, typed: {} }} />;
		default:
			return view satisfies never;
	}
}
