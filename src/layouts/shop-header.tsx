import IconUser from "@tabler/icons-react/dist/esm/icons/IconUser.mjs";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/icon.tsx";
import { Logo } from "#ui/logo.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { CartLink } from "./cart-link.tsx";
import type { HeaderData } from "./header-data.ts";
import { PhoneMenu } from "./phone-menu.tsx";
import { SearchForm } from "./search-form.tsx";

export function ShopHeader({ brand, tags, cartCount, signedIn }: HeaderData) {
	const { t } = useTranslation("general");
	return (
		<header className="relative border-b border-line">
			<div className="page-column flex h-16 items-center justify-between gap-4 lg:h-20 lg:gap-10">
				<PhoneMenu tags={tags} signedIn={signedIn} />
				<PageLink to="/" className="shrink-0 rounded-control">
					<Logo brand={brand} />
				</PageLink>
				<div className="max-w-form flex-1 max-lg:hidden">
					<SearchForm id="header-search" />
				</div>
				<div className="flex items-center gap-2">
					<PageLink
						to={signedIn ? "/accounts/home" : "/login"}
						className="press flex min-h-11 items-center gap-2 rounded-control px-3 hover:bg-line max-lg:hidden"
					>
						<Icon of={IconUser} size={24} />
						{t(signedIn ? "header.account" : "header.signIn")}
					</PageLink>
					<div className="-me-2">
						<CartLink count={cartCount} />
					</div>
				</div>
			</div>
			<nav aria-label={t("header.tags")} className="page-column max-lg:hidden">
				<ul className="-ms-3 flex flex-wrap gap-x-2 pb-3">
					{tags.map(({ to, text }) => (
						<li key={to}>
							<PageLink
								to={to}
								className="inline-flex min-h-9 items-center rounded-control px-3 underline-offset-8 hover:underline"
							>
								{text}
							</PageLink>
						</li>
					))}
				</ul>
			</nav>
		</header>
	);
}
