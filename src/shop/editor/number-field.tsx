import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Field } from "#ui/field.tsx";

type NumberFieldProps = {
	label: string;
	value: number;
	min: number;
	max: number;
	step?: number;
	onChange: (value: number) => void;
};

/** `left`: the field was left with it, or Enter pressed; it stays until it is mended or the value becomes another one. */
type Draft = { readonly typed: string; readonly value: number; readonly left: boolean };

/** What is being typed stays as typed; only complete numbers in range are passed on, others are answered. */
export function NumberField({ label, value, min, max, step = 1, onChange }: NumberFieldProps) {
	const { t } = useTranslation("create");
	const [last, setDraft] = useState<Draft | null>(null);
	const id = useId();
	const draft = last?.left && last.value !== value ? null : last;
	const shown = String(Math.round(value / step) * step === Math.round(value) ? Math.round(value) : value.toFixed(1));
	const number = draft?.typed ? Number(draft.typed) : value;
	const isRefused = number > max || (draft?.left === true && number < min);
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
			value={draft?.typed ?? shown}
			error={isRefused && <span role="alert">{t("numberRange", { min, max })}</span>}
			onFocus={() => setDraft({ typed: draft?.typed ?? shown, value, left: false })}
			onBlur={() => setDraft(draft?.typed && (number < min || number > max) ? { ...draft, value, left: true } : null)}
			onKeyDown={({ key }) => key === "Enter" && draft && setDraft({ ...draft, value, left: true })}
			onChange={({ currentTarget }) => {
				setDraft({ typed: currentTarget.value, value, left: false });
				const next = Number(currentTarget.value);
				if (currentTarget.value !== "" && next >= min && next <= max) onChange(next);
			}}
		/>
	);
}
