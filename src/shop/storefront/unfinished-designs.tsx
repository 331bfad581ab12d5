import { useTranslation } from "react-i18next";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/page-link.tsx";
import { Picture, type PictureFile } from "#ui/picture.tsx";

type UnfinishedDesign = {
	id: string;
	articleId: number;
	name: string;
	/** When, in the visitor's language. */
	changed: string;
	picture: PictureFile;
};
/** `page`: where it stands, without the locale's prefix. */
type UnfinishedDesignsProps = { designs: readonly UnfinishedDesign[]; page: string; className?: string };

/**
 * The way back to what the visitor began. Its place is on the page without any too: a page that the browser kept gets
 * them there later, over its end, so that nothing moves.
 */
export function UnfinishedDesigns({ designs, page, className }: UnfinishedDesignsProps) {
	const { t } = useTranslation("unfinished");
	return (
		<section
			data-unfinished=""
			aria-label={designs.length > 0 ? t("name") : undefined}
			className={classNames("empty:hidden", className)}
		>
			{designs.length > 0 && (
				<ul className="grid grid-cols-1 gap-3 md:not-in-data-late:grid-cols-2">
					{designs.map((design) => (
						<li
							key={design.id}
							className="relative flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-3"
						>
							<div className="size-16 shrink-0 overflow-hidden rounded-card">
								<Picture file={design.picture} alt="" sizes="4rem" className="h-full object-cover" />
							</div>
							<div className="flex min-w-0 grow basis-48 flex-wrap items-center gap-x-4">
								<div className="min-w-0 grow basis-32 wrap-anywhere">
									<PageLink
										to={`/create/${design.articleId}?project=${design.id}`}
										reload
										className="font-semibold no-underline outline-none after:absolute after:inset-0 after:rounded-card after:outline-offset-2 hover:underline focus-visible:after:outline-3 focus-visible:after:outline-focus"
									>
										{t("goOn")}
										<span className="sr-only"> {design.name}</span>
									</PageLink>
									<p className="text-14 text-ink-soft">{design.name}</p>
									<p className="text-14 text-ink-soft">{t("changed", { time: design.changed })}</p>
								</div>
								<PageLink
									to={`/discard/${design.id}?${new URLSearchParams({ back: page })}`}
									reload
									className="relative inline-flex min-h-11 items-center text-14 underline underline-offset-4"
								>
									{t("delete")}
									<span className="sr-only"> {design.name}</span>
								</PageLink>
							</div>
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
