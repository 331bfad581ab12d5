import { useLayoutEffect, useRef } from "react";
import { PageLink } from "#ui/page-link.tsx";

export type TabLink = { to: string; text: string; current?: boolean };

type TabLinksProps = {
	label: string;
	tabs: readonly TabLink[];
	/** None of them is gone back to. */
	replace?: boolean;
};

/** Views of one thing, each with its own address: works without script and can be shared. */
export function TabLinks({ label, tabs, replace }: TabLinksProps) {
	const row = useRef<HTMLElement>(null);
	const at = tabs.findIndex((tab) => tab.current);
	useLayoutEffect(() => {
		const chosen = row.current?.querySelectorAll("li")[at];
		if (!row.current || !chosen) return;
		const [seen, tab] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
		row.current.scrollLeft += tab.left + tab.width / 2 - (seen.left + seen.width / 2);
	}, [at]);
	return (
		<nav ref={row} aria-label={label} className="overflow-x-auto border-b border-line">
			<ul className="flex gap-6">
				{tabs.map(({ to, text, current }) => (
					<li key={to} className={current ? "[scroll-initial-target:nearest]" : undefined}>
						<PageLink
							to={to}
							replace={replace}
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
