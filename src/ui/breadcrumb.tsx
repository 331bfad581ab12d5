import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { Icon } from "#ui/icon.tsx";
import { PageLink } from "#ui/page-link.tsx";

export type Crumb = { text: string /** Without it: the page itself. */; to?: string };

export function Breadcrumb({ label, trail }: { label: string; trail: readonly Crumb[] }) {
	return (
		<nav aria-label={label}>
			<ol className="flex flex-wrap items-center gap-x-1 text-14 text-ink-soft">
				{trail.map(({ text, to }, index) => (
					<li key={text} className={`flex min-w-0 items-center gap-1 ${to ? "" : "max-md:flex-[1_1_4rem]"}`}>
						{index > 0 && <Icon of={IconChevronRight} size={16} />}
						{to ? (
							<PageLink to={to} className="inline-flex min-h-8 min-w-0 items-center hover:text-ink hover:underline">
								{text}
							</PageLink>
						) : (
							// On a phone it takes what is left of the line: one that comes or goes with the font moves the whole page.
							<span aria-current="page" className="min-w-0 text-ink max-md:truncate">
								{text}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
