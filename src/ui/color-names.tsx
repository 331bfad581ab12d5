/** The real colour of a product: data of the catalogue. */
export type ColorName = { readonly name: string; readonly hex: string };

type ColorNamesProps = { label: string; colors: readonly ColorName[]; mostNamed?: number };

/** What something comes in, told and shown; nothing to choose yet. More than `mostNamed` are shown by their swatches. */
export function ColorNames({ label, colors, mostNamed = Number.POSITIVE_INFINITY }: ColorNamesProps) {
	const named = colors.length <= mostNamed;
	return (
		<ul aria-label={label} className="flex flex-wrap gap-x-3 gap-y-1 text-14">
			{colors.map(({ name, hex }) => (
				<li key={hex} className="flex min-w-0 items-center gap-1.5">
					<svg viewBox="0 0 20 20" className="size-4 shrink-0" aria-hidden="true">
						<circle cx="10" cy="10" r="9.25" fill={hex} className="stroke-line-strong" strokeWidth="1.5" />
					</svg>
					<span className={named ? undefined : "sr-only"}>{name}</span>
				</li>
			))}
		</ul>
	);
}
