import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import { Logo } from "#ui/logo.tsx";
import { InKiosk, PageLink } from "#ui/page-link.tsx";
import { AccountLink } from "./account-link.tsx";
import { CartLink } from "./cart-link.tsx";
import { FinishVisit } from "./finish-visit.tsx";
import type { HeaderData } from "./header-data.ts";
import { PhoneMenu } from "./phone-menu.tsx";
import { PhoneSearch, SearchForm } from "./search-form.tsx";
import { SHOP_LINKS } from "./shop-links.ts";

type ShopHeaderProps = HeaderData & { searched?: string | undefined };

export function ShopHeader({ brand, tags, cartCount, signedIn, searched }: ShopHeaderProps) {
	const { t } = useTranslation("general");
	const kiosk = useContext(InKiosk);
	return (
		<header className="relative border-b border-line">
			<div className="page-column flex min-h-16 flex-wrap items-center justify-between gap-x-1 md:gap-x-4 lg:min-h-20 lg:gap-x-10">
				<PhoneMenu tags={tags} />
				<PageLink to="/" className="min-w-0 rounded-control">
					<Logo brand={brand} />
				</PageLink>
				<SearchForm id="header-search" searched={searched} className="max-w-form flex-1 max-md:hidden" />
				<div className={classNames("-me-2 flex items-center", kiosk && "md:ms-auto")}>
					<PhoneSearch searched={searched} />
					{!kiosk && <AccountLink signedIn={signedIn} />}
					<CartLink count={cartCount} />
				</div>
				<FinishVisit />
			</div>
			<nav aria-label={t("header.tags")} className="page-column max-lg:hidden">
				<ul className="-ms-3 flex flex-wrap gap-x-2 pb-3">
					{[...tags, ...SHOP_LINKS.map(({ to, name }) => ({ to, text: t(`footer.${name}`) }))].map(({ to, text }) => (
						<li key={to}>
							<PageLink
								to={to}
								className="inline-flex min-h-9 items-center rounded-control px-3 underline-offset-8 chip-link"
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
