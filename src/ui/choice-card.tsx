import type { ComponentProps, ReactNode } from "react";

type ChoiceCardProps = Omit<ComponentProps<"input">, "type"> & {
	name: string;
	value: string;
	label: ReactNode;
	/** A second, quieter line. */
	detail?: ReactNode;
	/** What stands at the end: a price, a logo. */
	aside?: ReactNode;
};

/** A radio as a whole card: ways of delivery, of payment, kinds of customer. */
export function ChoiceCard({ label, detail, aside, ...rest }: ChoiceCardProps) {
	return (
		<label className="flex cursor-pointer flex-wrap items-start gap-3 rounded-card border border-line-strong bg-field p-4 hover:border-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:inset-ring has-checked:inset-ring-accent has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-ink-soft">
			<input {...rest} type="radio" className="tick-round mt-px shrink-0" />
			<span className="grid min-w-0 flex-1 basis-32 grid-cols-1 gap-1">
				<span className="font-semibold">{label}</span>
				{detail && <span className="text-14 text-ink-soft">{detail}</span>}
			</span>
			{aside && <span className="shrink-0 font-semibold tabular-nums">{aside}</span>}
		</label>
	);
}
