import type { ComponentProps } from "react";
import { describedBy, FieldNotes, type FieldTexts } from "#ui/field-frame.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & Omit<FieldTexts, "optional"> & { name: string };

export function Checkbox({ label, help, error, id, ...rest }: CheckboxProps) {
	const fieldId = id ?? rest.name;
	return (
		<div className="grid gap-2">
			<label className="flex min-h-6 min-w-0 cursor-pointer gap-3 has-disabled:cursor-not-allowed has-disabled:text-ink-soft">
				<input
					{...rest}
					type="checkbox"
					id={fieldId}
					{...describedBy(fieldId, { help, error })}
					className="tick-box mt-px shrink-0"
				/>
				<span className="min-w-0">{label}</span>
			</label>
			<FieldNotes id={fieldId} help={help} error={error} />
		</div>
	);
}
