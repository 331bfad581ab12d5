import { useTranslation } from "react-i18next";
import { PageLink } from "#ui/page-link.tsx";
import { Picture, type PictureFile } from "#ui/picture.tsx";

type ApplicationLink = { to: string; name: string; picture: PictureFile; current: boolean };

/** The same design on the other articles. */
export function ApplicationLinks({ links }: { links: readonly ApplicationLink[] }) {
	const { t } = useTranslation("catalog");
	if (links.length < 2) return null;
	return (
		<nav aria-label={t("alsoOn")} className="grid gap-3">
			<h2 className="text-18">{t("alsoOn")}</h2>
			<ul className="grid grid-cols-[repeat(auto-fill,minmax(min(6rem,43.5vw),1fr))] gap-x-2 gap-y-3">
				{links.map((link) => (
					<li key={link.to}>
						<PageLink
							to={link.to}
							aria-current={link.current ? "page" : undefined}
							className="grid grid-cols-1 content-start gap-1 rounded-card border border-transparent p-0.5 pb-2 text-balance text-center text-14 no-underline hyphens-auto wrap-anywhere aria-[current]:border-ink"
						>
							<span className="aspect-square overflow-hidden rounded-card">
								<Picture file={link.picture} alt="" sizes="7rem" className="h-full w-full object-cover" />
							</span>
							{link.name}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
