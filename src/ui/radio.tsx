import type { ComponentProps, ReactNode } from "react";

type RadioProps = Omit<ComponentProps<"input">, "type"> & { name: string; value: string; label: ReactNode };

export function Radio({ label, ...rest }: RadioProps) {
	return (
		<label className="flex min-h-6 min-w-0 cursor-pointer gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-soft">
			<input {...rest} type="radio" className="tick-round mt-px shrink-0" />
			<span className="min-w-0">{label}</span>
		</label>
	);
}
