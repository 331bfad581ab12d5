import { useId } from "react";

type RangeFieldProps = {
	label: string;
	value: number;
	min: number;
	max: number;
	step: number;
	/** What the value means, in words. */
	text: string;
	onChange: (value: number) => void;
};

export function RangeField({ label, value, min, max, step, text, onChange }: RangeFieldProps) {
	const id = useId();
	return (
		<div className="grid gap-1">
			<div className="flex justify-between gap-4">
				<label htmlFor={id} className="font-semibold">
					{label}
				</label>
				<span className="text-ink-soft tabular-nums">{text}</span>
			</div>
			<input
				id={id}
				type="range"
				min={min}
				max={max}
				step={step}
				value={value}
				aria-valuetext={text}
				onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
				className="h-11 w-full accent-accent"
			/>
		</div>
	);
}
