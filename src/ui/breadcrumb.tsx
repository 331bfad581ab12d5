import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { Icon } from "#ui/icon.tsx";
import { PageLink } from "#ui/page-link.tsx";

export type Crumb = { text: string /** Without it: the page itself. */; to?: string };

export function Breadcrumb({ label, trail }: { label: string; trail: readonly Crumb[] }) {
	return (
		<nav aria-label={label}>
			{/* One line on a phone, whatever font is there yet: a second line that comes or goes moves the whole page. */}
			<ol className="flex items-center gap-x-1 text-14 text-ink-soft max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:whitespace-nowrap max-md:[scrollbar-width:none] md:flex-wrap">
				{trail.map(({ text, to }, index) => (
					<li key={text} className="flex items-center gap-1 max-md:shrink-0 md:min-w-0">
						{index > 0 && <Icon of={IconChevronRight} size={16} />}
						{to ? (
							<PageLink to={to} className="inline-flex min-h-8 min-w-0 items-center hover:text-ink hover:underline">
								{text}
							</PageLink>
						) : (
							<span aria-current="page" className="min-w-0 text-ink">
								{text}
							</span>
						)}
					</li>
				))}
			</ol>
		</nav>
	);
}
