import type { ComponentProps, ReactNode } from "react";

type SwatchChoiceProps = Omit<ComponentProps<"input">, "type"> & {
	name: string;
	value: string;
	label: ReactNode;
	/** The real colour of the product, as CSS: data of the catalogue. */
	swatch?: string;
};

/** A radio as a pill: sizes, and colours with their swatch. */
export function SwatchChoice({ label, swatch, ...rest }: SwatchChoiceProps) {
	return (
		<label className="relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-line-strong bg-field px-4 hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:inset-ring has-checked:inset-ring-accent has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:border-line has-disabled:text-ink-soft">
			<input {...rest} type="radio" className="absolute inset-0 cursor-pointer appearance-none rounded-control" />
			{swatch && <Swatch color={swatch} />}
			{label}
		</label>
	);
}

export function Swatch({ color }: { color: string }) {
	return (
		<svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
			<circle cx="10" cy="10" r="9.25" fill={color} className="stroke-line-strong" strokeWidth="1.5" />
		</svg>
	);
}
