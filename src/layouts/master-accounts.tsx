import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router";
import { ACCOUNT_PAGES } from "#core/account-pages.ts";
import { PageLink } from "#ui/page-link.tsx";
import { type HeaderData, useHeaderData } from "./header-data.ts";
import { MasterFrame } from "./master.tsx";
import { SignOutForm } from "./sign-out-form.tsx";

export default function MasterAccountsLayout() {
	return (
		<MasterAccountsFrame header={useHeaderData()}>
			<Outlet />
		</MasterAccountsFrame>
	);
}

export function MasterAccountsFrame({ header, children }: { header: HeaderData | undefined; children: ReactNode }) {
	const { t } = useTranslation("general");
	const { pathname } = useLocation();
	return (
		<MasterFrame header={header} layout="master-accounts">
			<div className="page-column section-room grid grid-cols-1 gap-8 lg:grid-cols-[14rem_1fr] lg:gap-16">
				<nav aria-label={t("account.menu")} className="max-lg:border-b max-lg:border-line max-lg:pb-4">
					<ul className="flex flex-wrap gap-x-1 gap-y-1 max-lg:-mx-3 lg:flex-col lg:gap-2">
						{header?.accountPages.map((page) => (
							<li key={page}>
								<PageLink
									to={ACCOUNT_PAGES[page].path}
									aria-current={pathname === ACCOUNT_PAGES[page].path ? "page" : undefined}
									className="flex min-h-11 items-center rounded-control px-3 lg:px-4 hover:bg-line aria-[current]:bg-accent-soft aria-[current]:font-semibold"
								>
									{t(`account.${page}`)}
								</PageLink>
							</li>
						))}
					</ul>
					<div className="pt-1 max-lg:-ml-4 lg:pt-4">
						<SignOutForm />
					</div>
				</nav>
				<div className="min-w-0">{children}</div>
			</div>
		</MasterFrame>
	);
}
