import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { Icon } from "#ui/icon.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { pageNumbers } from "#ui/page-numbers.ts";

type PaginationProps = {
	label: string;
	/** Counts from 1. */
	current: number;
	count: number;
	linkTo: (page: number) => string;
	previousText: string;
	nextText: string;
	/** The accessible name of a number: "Page 3". */
	pageText: (page: number) => string;
};

export function Pagination({ label, current, count, linkTo, previousText, nextText, pageText }: PaginationProps) {
	if (count < 2) return null;
	return (
		<nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1 md:gap-2">
			{current > 1 && (
				<PageLink to={linkTo(current - 1)} rel="prev" className={CELL}>
					<Icon of={IconChevronLeft} />
					<span className="max-md:sr-only">{previousText}</span>
				</PageLink>
			)}
			<ol className="flex flex-wrap justify-center gap-1">
				{pageNumbers(current, count).map((page, index) => (
					<li key={page ?? `gap-${index}`}>
						{page === undefined ? (
							<span aria-hidden="true" className="grid min-h-11 min-w-4 place-items-center text-ink-soft">
								…
							</span>
						) : (
							<PageLink
								to={linkTo(page)}
								aria-label={pageText(page)}
								aria-current={page === current ? "page" : undefined}
								className={CELL}
							>
								{page}
							</PageLink>
						)}
					</li>
				))}
			</ol>
			{current < count && (
				<PageLink to={linkTo(current + 1)} rel="next" className={CELL}>
					<span className="max-md:sr-only">{nextText}</span>
					<Icon of={IconChevronRight} />
				</PageLink>
			)}
		</nav>
	);
}

const CELL =
	"inline-flex min-h-11 min-w-9 items-center justify-center gap-1 rounded-control px-1 tabular-nums no-underline hover:bg-line md:min-w-11 md:px-2 aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper";
