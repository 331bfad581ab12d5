import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NavLink, Outlet } from "react-router";
import { type HeaderData, useHeaderData } from "./header-data.ts";
import { MasterFrame } from "./master.tsx";
import { SignOutForm } from "./sign-out-form.tsx";

/** The pages that every signed-in customer has; a group's own pages come with that group. */
const ACCOUNT_PAGES = ["home", "profile", "designs", "orders", "tickets"] as const;

export default function MasterAccountsLayout() {
	return (
		<MasterAccountsFrame header={useHeaderData()}>
			<Outlet />
		</MasterAccountsFrame>
	);
}

export function MasterAccountsFrame({ header, children }: { header: HeaderData | undefined; children: ReactNode }) {
	const { t } = useTranslation("general");
	return (
		<MasterFrame header={header} layout="master-accounts">
			<div className="page-column section-room grid gap-8 lg:grid-cols-[14rem_1fr] lg:gap-16">
				<nav aria-label={t("account.menu")} className="max-lg:overflow-x-auto">
					<ul className="flex gap-2 lg:flex-col">
						{ACCOUNT_PAGES.map((page) => (
							<li key={page}>
								<NavLink
									to={`/accounts/${page}`}
									className="flex min-h-11 items-center rounded-control px-4 whitespace-nowrap hover:bg-line aria-[current]:bg-accent-soft aria-[current]:font-semibold"
								>
									{t(`account.${page}`)}
								</NavLink>
							</li>
						))}
					</ul>
					<div className="pt-4">
						<SignOutForm />
					</div>
				</nav>
				<div className="min-w-0">{children}</div>
			</div>
		</MasterFrame>
	);
}
