import { PageLink } from "#ui/page-link.tsx";

export type TabLink = { to: string; text: string; current?: boolean };

/** Views of one thing, each with its own address: works without script and can be shared. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
	return (
		<nav aria-label={label} className="overflow-x-auto border-b border-line">
			<ul className="flex gap-6">
				{tabs.map(({ to, text, current }) => (
					<li key={to}>
						<PageLink
							to={to}
							aria-current={current ? "page" : undefined}
							className="inline-flex min-h-12 items-center border-b-3 border-transparent whitespace-nowrap text-ink-soft no-underline -outline-offset-3 hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink"
						>
							{text}
						</PageLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
