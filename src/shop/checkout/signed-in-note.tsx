import { useTranslation } from "react-i18next";
import { PageLink } from "#ui/page-link.tsx";

/** Signing in with a filled cart leads here (login-redirection-by-cart): it is told where that is, and the ways out. */
export function SignedInNote({ email }: { email: string }) {
	const { t } = useTranslation(["checkout", "general"]);
	return (
		<p className="text-14 text-ink-soft wrap-anywhere">
			{t("signedIn", { email })}{" "}
			<PageLink to="/cart" className="inline-block py-1 underline underline-offset-4">
				{t("toCart")}
			</PageLink>
			{" · "}
			<PageLink to="/accounts/home" className="inline-block py-1 underline underline-offset-4">
				{t("general:account.menu")}
			</PageLink>
		</p>
	);
}
