import IconMenu from "@tabler/icons-react/dist/esm/icons/IconMenu2.mjs";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { InKiosk, PageLink } from "#ui/page-link.tsx";
import type { HeaderData } from "./header-data.ts";
import { SHOP_LINKS, serviceLinks } from "./shop-links.ts";

/** A <details>: opens without script; a new page closes it by its key. */
export function PhoneMenu({ tags }: Pick<HeaderData, "tags">) {
	const { t } = useTranslation("general");
	const { key } = useLocation();
	const kiosk = useContext(InKiosk);
	const links = [
		...tags,
		...[...SHOP_LINKS, ...serviceLinks(kiosk)].map(({ to, name }) => ({ to, text: t(`footer.${name}`) })),
	];
	return (
		<details key={key} className="lg:hidden">
			<summary
				aria-label={t("header.menu")}
				className="press -ms-2 grid size-11 list-none place-items-center rounded-control hover:bg-line"
			>
				<Icon of={IconMenu} size={24} />
			</summary>
			<div className="absolute inset-x-0 top-full z-30 grid max-h-[80dvh] gap-4 overflow-y-auto border-b border-line bg-paper px-4 pt-2 pb-6 shadow-card md:px-8">
				<nav aria-label={t("header.menu")}>
					<ul>
						{links.map(({ to, text }) => (
							<li key={to} className="border-b border-line last:border-b-0">
								<PageLink to={to} className="flex min-h-12 items-center text-18">
									{text}
								</PageLink>
							</li>
						))}
					</ul>
				</nav>
			</div>
		</details>
	);
}
