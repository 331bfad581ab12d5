import type { ColorName } from "./color-names.tsx";
import { PageLink } from "./page-link.tsx";
import { Swatch } from "./swatch-choice.tsx";

/** `to`: the same page in this colour. */
export type ColorLink = ColorName & { readonly to: string; readonly current: boolean };

/** What something comes in, and is shown in by a press. */
export function ColorLinks({ label, colors }: { label: string; colors: readonly ColorLink[] }) {
	return (
		<ul aria-label={label} className="flex flex-wrap gap-2">
			{colors.map(({ name, hex, to, current }) => (
				<li key={hex}>
					<PageLink
						to={to}
						aria-current={current || undefined}
						className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-field px-3 hover:border-ink aria-current:border-accent aria-current:bg-accent-soft aria-current:inset-ring aria-current:inset-ring-accent"
					>
						<Swatch color={hex} />
						{name}
					</PageLink>
				</li>
			))}
		</ul>
	);
}
