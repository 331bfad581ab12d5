import { useTranslation } from "react-i18next";
import { PageLink } from "#ui/page-link.tsx";
import { QUIET_LINK } from "./form-errors.tsx";

/** For who signs in by a provider alone: what they ask for is proved by a password. */
export function PasswordFirst({ why }: { why: string }) {
	const { t } = useTranslation("account");
	return (
		<p>
			{why}{" "}
			<PageLink to="/login/password-reset" className={QUIET_LINK}>
				{t("profile.setPassword")}
			</PageLink>
		</p>
	);
}
