/** The real colour of a product: data of the catalogue. */
export type ColorName = { readonly name: string; readonly hex: string };

/** What something comes in, told and shown; nothing to choose yet. */
export function ColorNames({ label, colors }: { label: string; colors: readonly ColorName[] }) {
	return (
		<ul aria-label={label} className="flex flex-wrap gap-x-3 gap-y-1 text-14">
			{colors.map(({ name, hex }) => (
				<li key={hex} className="flex min-w-0 items-center gap-1.5">
					<svg viewBox="0 0 20 20" className="size-4 shrink-0" aria-hidden="true">
						<circle cx="10" cy="10" r="9.25" fill={hex} className="stroke-line-strong" strokeWidth="1.5" />
					</svg>
					{name}
				</li>
			))}
		</ul>
	);
}
