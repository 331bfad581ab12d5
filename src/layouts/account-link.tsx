import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/icon.tsx";
import { PageLink } from "#ui/page-link.tsx";

/** To the account, or to the sign-in that leads there. */
export function AccountLink({ signedIn }: { signedIn: boolean }) {
	const { t } = useTranslation("general");
	return (
		<PageLink
			to={signedIn ? "/accounts/home" : "/login"}
			data-account=""
			aria-label={t(signedIn ? "account.menu" : "header.signIn")}
			className="press relative grid size-11 place-items-center rounded-control hover:bg-line"
		>
			<Icon of={IconUser} size={24} />
			{signedIn && <span className="absolute inset-e-2 top-2 size-2 rounded-tag bg-accent" />}
		</PageLink>
	);
}
