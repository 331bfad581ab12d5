import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { BRANDS } from "#core/brands.ts";
import { Logo } from "#ui/logo.tsx";
import { InKiosk, PageLink } from "#ui/page-link.tsx";
import type { HeaderData } from "./header-data.ts";
import { PlaceSwitch } from "./place-switch.tsx";
import { SHOP_LINKS, type ShopLink, serviceLinks } from "./shop-links.ts";

export function ShopFooter({ brand, tags, pages, places }: HeaderData) {
	const { t } = useTranslation("general");
	const kiosk = useContext(InKiosk);
	const named = (links: readonly ShopLink[]) => links.map(({ to, name }) => ({ to, text: t(`footer.${name}`) }));
	return (
		<footer className="border-t border-line bg-surface">
			<div className="page-column grid grid-cols-1 gap-10 py-12 md:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.25fr_minmax(17.5rem,1.5fr)] lg:py-16">
				<div className="grid content-start gap-4">
					<Logo brand={brand} />
					<p className="max-w-form text-ink-soft">{t(`footer.promise.${brand}`)}</p>
				</div>
				<LinkColumn title={t("footer.shop")} links={[...tags, ...named(SHOP_LINKS)]} />
				<LinkColumn title={t("footer.service")} links={named(serviceLinks(kiosk))} />
				<LinkColumn title={t("footer.about")} links={pages} />
				{!kiosk && <PlaceSwitch places={places} />}
			</div>
			<div className="page-column">
				<p className="flex flex-wrap justify-between gap-4 border-t border-line py-6 text-14 text-ink-soft">
					{BRANDS[brand].name}
					{!kiosk && (
						<PageLink to="/cookies" className="underline-offset-4 hover:text-ink hover:underline">
							{t("footer.cookies")}
						</PageLink>
					)}
				</p>
			</div>
		</footer>
	);
}

function LinkColumn({ title, links }: { title: string; links: readonly { to: string; text: string }[] }) {
	return (
		<nav aria-label={title}>
			<h2 className="font-text text-16 font-semibold tracking-normal">{title}</h2>
			<ul className="mt-2">
				{links.map(({ to, text }) => (
					<li key={to}>
						<PageLink
							to={to}
							className="inline-flex min-h-9 items-center text-ink-soft hyphens-auto wrap-anywhere underline-offset-4 hover:text-ink hover:underline"
						>
							{text}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
