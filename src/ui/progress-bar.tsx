import type { ReactNode } from "react";

type ProgressBarProps = {
	id: string;
	label: ReactNode;
	/** From 0 to `max`; without it the end is not known. */
	value?: number;
	max?: number;
	/** "3.2 of 8 MB". */
	detail?: ReactNode;
};

export function ProgressBar({ id, label, value, max = 100, detail }: ProgressBarProps) {
	return (
		<div className="grid gap-2">
			<div className="flex flex-wrap justify-between gap-x-4 text-14">
				<label htmlFor={id} className="font-semibold">
					{label}
				</label>
				{detail && <span className="text-ink-soft tabular-nums">{detail}</span>}
			</div>
			<progress id={id} value={value} max={max} className="h-2 w-full overflow-hidden rounded-tag" />
		</div>
	);
}
