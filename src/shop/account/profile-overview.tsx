import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { AddressList } from "./address-list.tsx";
import { DetailsForm } from "./details-form.tsx";
import { type FilledForm, QUIET_LINK } from "./form-errors.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import type { ProfileForm, ShownAnswer } from "./profile-forms.ts";
import type { Profile } from "./read-profile.server.ts";
import { SignInList } from "./sign-in-list.tsx";

/** All of the profile, a section each, with the ways to change it. */
export function ProfileOverview({ profile, answer }: { profile: Profile; answer: ShownAnswer | undefined }) {
	const { t } = useTranslation(["account", "profile"]);
	const formOf = (form: ProfileForm, typed: FilledForm["typed"] = {}): FilledForm =>
		answer?.form === form ? answer : { fields: {}, typed };
	return (
		<>
			<Section id="details" title={t("profile.details")}>
				<DetailsForm form={formOf("details", profile.details)} />
			</Section>
			<Section id="addresses" title={t("profile:address.title")}>
				<AddressList addresses={profile.addresses} />
			</Section>
			<Section id="password-change" title={t("profile.password")}>
				{profile.withPassword ? (
					<PasswordForm form={formOf("password")} />
				) : (
					<>
						<p>{t("profile.noPassword")}</p>
						<ButtonLink to="/login/password-reset" look="secondary" className="justify-self-start">
							{t("profile.setPassword")}
						</ButtonLink>
					</>
				)}
			</Section>
			<Section id="second-factor" title={t("profile:title.second_factor")}>
				<p>{t(profile.hasSecondFactor ? "profile:second_factor.isOn" : "profile:second_factor.isOff")}</p>
				<ButtonLink to="/accounts/profile?view=second-factor" look="secondary" className="justify-self-start">
					{t(profile.hasSecondFactor ? "profile:second_factor.change" : "profile:second_factor.setUp")}
				</ButtonLink>
			</Section>
			<Section id="sign-ins" title={t("profile.signIns")}>
				<SignInList rows={profile.signIns} />
			</Section>
			<Section id="newsletter" title={t("profile:newsletter.title")}>
				<NewsletterForm brand={profile.brand} newsletter={profile.newsletter} />
			</Section>
			<Section id="choices" title={t("profile.choices")}>
				{profile.consents.length > 0 ? (
					<ul className="grid grid-cols-1 gap-2">
						{profile.consents.map(({ id, at, choice }) => (
							<li key={id}>
								{t(`profile:consent.${choice}`)} <span className="text-14 text-ink-soft">{at}</span>
							</li>
						))}
					</ul>
				) : (
					<p className="text-ink-soft">{t("profile:consent.unasked")}</p>
				)}
				<PageLink to="/cookies" className={`${QUIET_LINK} justify-self-start`}>
					{t("profile.cookies")}
				</PageLink>
			</Section>
			<Section id="data" title={t("profile:title.data")}>
				<p>{t("profile:export.intro")}</p>
				<Form method="post" action="/accounts/profile/data.zip" reloadDocument>
					<Button look="secondary">{t("profile:export.get")}</Button>
				</Form>
			</Section>
			<Section id="erase" title={t("profile:title.erase")}>
				<p>{t("profile:erase.intro")}</p>
				<ButtonLink to="/accounts/profile?view=erase" look="secondary" className="justify-self-start">
					{t("profile:erase.look")}
				</ButtonLink>
			</Section>
		</>
	);
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
	return (
		<section className="grid gap-6" aria-labelledby={id}>
			<h2 id={id} className="scroll-mt-6 text-22">
				{title}
			</h2>
			{children}
		</section>
	);
}
