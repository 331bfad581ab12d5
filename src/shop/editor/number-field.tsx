import { useId, useState } from "react";
import { Field } from "#ui/field.tsx";

type NumberFieldProps = {
	label: string;
	value: number;
	min: number;
	max: number;
	step?: number;
	onChange: (value: number) => void;
};

/** What is being typed stays as typed; only complete numbers in range are passed on. */
export function NumberField({ label, value, min, max, step = 1, onChange }: NumberFieldProps) {
	const [draft, setDraft] = useState<string | null>(null);
	const id = useId();
	const shown = String(Math.round(value / step) * step === Math.round(value) ? Math.round(value) : value.toFixed(1));
	return (
		<Field
			id={id}
			name={id}
			label={label}
			type="number"
			inputMode="decimal"
			min={min}
			max={max}
			step={step}
			value={draft ?? shown}
			onFocus={() => setDraft(shown)}
			onBlur={() => setDraft(null)}
			onChange={({ currentTarget }) => {
				setDraft(currentTarget.value);
				const next = Number(currentTarget.value);
				if (currentTarget.value !== "" && next >= min && next <= max) onChange(next);
			}}
		/>
	);
}
