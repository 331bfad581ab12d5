import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button.tsx";

/** For who signs in by a provider alone: what they ask for is proved by a password. */
export function PasswordFirst({ why }: { why: string }) {
	const { t } = useTranslation(["account", "profile"]);
	return (
		<>
			<p className="text-18 text-ink-soft">{why}</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to="/login/password-reset">{t("profile.setPassword")}</ButtonLink>
				<ButtonLink to="/accounts/profile" look="secondary">
					{t("profile:back")}
				</ButtonLink>
			</div>
		</>
	);
}
