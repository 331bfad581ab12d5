import { useId, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { CONTROL } from "#ui/field-frame.tsx";

type SliderFieldProps = {
	label: string;
	value: number;
	min: number;
	max: number;
	/** A new gesture begins: what was done before stays a step of its own. */
	onStart: () => void;
	onChange: (value: number) => void;
};

/** The same value to be drawn and to be typed. */
export function SliderField({ label, value, min, max, onStart, onChange }: SliderFieldProps) {
	const [draft, setDraft] = useState<string | null>(null);
	const id = useId();
	return (
		<div className="grid grid-cols-[1fr_5rem] items-center gap-x-3">
			<label htmlFor={id} id={`${id}-label`} className="col-span-2 font-semibold">
				{label}
			</label>
			<input
				id={id}
				type="range"
				min={min}
				max={max}
				step={1}
				value={value}
				onFocus={onStart}
				onPointerDown={onStart}
				onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
				className="h-11 w-full min-w-0 accent-accent"
			/>
			<input
				type="number"
				inputMode="numeric"
				aria-labelledby={`${id}-label`}
				min={min}
				max={max}
				step={1}
				value={draft ?? String(value)}
				onFocus={() => {
					onStart();
					setDraft(String(value));
				}}
				onBlur={() => setDraft(null)}
				onChange={({ currentTarget }) => {
					setDraft(currentTarget.value);
					const next = Number(currentTarget.value);
					if (currentTarget.value !== "" && Number.isInteger(next) && next >= min && next <= max) onChange(next);
				}}
				className={classNames(CONTROL, "min-h-11 rounded-control")}
			/>
		</div>
	);
}
