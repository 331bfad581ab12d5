import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router";
import { BRANDS } from "#core/brands.ts";
import { Icon } from "#ui/icon.tsx";
import { Logo } from "#ui/logo.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { ConsentBanner } from "./consent-banner.tsx";
import { DemoBanner } from "./demo-banner.tsx";
import { FinishVisit } from "./finish-visit.tsx";
import { type HeaderData, useHeaderData } from "./header-data.ts";
import { CONTENT_ID, SkipLink } from "./skip-link.tsx";

/** Checkout: nothing that leads away but what the law wants on every page. */
export default function LightLayout() {
	return (
		<LightFrame header={useHeaderData()}>
			<Outlet />
		</LightFrame>
	);
}

function LightFrame({ header, children }: { header: HeaderData | undefined; children: ReactNode }) {
	const { t } = useTranslation("general");
	const { pathname } = useLocation();
	return (
		<div className="flex min-h-dvh flex-col" data-layout="light">
			<SkipLink />
			{header?.asksConsent && <ConsentBanner />}
			{header?.demo && <DemoBanner />}
			<header className="border-b border-line">
				<div className="page-column flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2 lg:min-h-20">
					{header && (
						<PageLink to="/" className="shrink-0 rounded-control">
							<Logo brand={header.brand} />
						</PageLink>
					)}
					{pathname === "/checkout" && (
						<p className="flex items-center gap-2 text-14 text-ink-soft">
							<Icon of={IconLock} />
							{t("header.secure")}
						</p>
					)}
					<FinishVisit />
				</div>
			</header>
			<main id={CONTENT_ID} tabIndex={-1} className="flex-1">
				{children}
			</main>
			{header && (
				<footer className="border-t border-line">
					<div className="page-column flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-14 text-ink-soft">
						<p>{BRANDS[header.brand].name}</p>
						<nav aria-label={t("footer.about")}>
							<ul className="flex flex-wrap gap-x-5 wrap-anywhere">
								{header.pages.map(({ to, text }) => (
									<li key={to}>
										<PageLink
											to={to}
											className="inline-flex min-h-9 items-center underline-offset-4 hover:text-ink hover:underline"
										>
											{text}
										</PageLink>
									</li>
								))}
							</ul>
						</nav>
					</div>
				</footer>
			)}
		</div>
	);
}
