import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

type PriceProps = {
	/** Already formatted for the site. */
	children: ReactNode;
	/** "From" and the like. */
	before?: ReactNode;
	/** "per mug", "4.50 € each". */
	unit?: ReactNode;
	/** The price it had, with the words that screen readers hear before this one and before the other. */
	was?: { now: string; label: string; price: ReactNode };
	size?: "card" | "line" | "page";
};

export function Price({ children, before, unit, was, size = "line" }: PriceProps) {
	return (
		<span className="inline-flex flex-wrap items-baseline gap-x-2 tabular-nums">
			<span className={classNames("font-semibold", SIZES[size])}>
				{was && <VisuallyHidden>{was.now} </VisuallyHidden>}
				{before && <span className="font-normal text-ink-soft">{before} </span>}
				{children}
			</span>
			{was && (
				<s className="text-14 text-ink-soft">
					<VisuallyHidden>{was.label} </VisuallyHidden>
					{was.price}
				</s>
			)}
			{unit && <span className="text-14 text-ink-soft">{unit}</span>}
		</span>
	);
}

const SIZES = { card: "text-16", line: "text-18", page: "text-36" };
