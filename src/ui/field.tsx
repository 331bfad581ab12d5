import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { CONTROL, describedBy, FieldFrame, type FieldTexts } from "#ui/field-frame.tsx";

type FieldProps = Omit<ComponentProps<"input">, "placeholder"> & FieldTexts & { name: string };
type TextAreaFieldProps = Omit<ComponentProps<"textarea">, "placeholder"> & FieldTexts & { name: string };

/** One line of text; the id is the name unless given, so that an error summary can point at it. */
export function Field({ label, help, error, optional, id, className, ...rest }: FieldProps) {
	const fieldId = id ?? rest.name;
	return (
		<FieldFrame id={fieldId} label={label} help={help} error={error} optional={optional}>
			<input
				type="text"
				{...rest}
				id={fieldId}
				{...describedBy(fieldId, { help, error })}
				className={classNames(CONTROL, "min-h-12 rounded-control read-only:bg-transparent", className)}
			/>
		</FieldFrame>
	);
}

export function TextAreaField({ label, help, error, optional, id, className, rows = 4, ...rest }: TextAreaFieldProps) {
	const fieldId = id ?? rest.name;
	return (
		<FieldFrame id={fieldId} label={label} help={help} error={error} optional={optional}>
			<textarea
				{...rest}
				rows={rows}
				id={fieldId}
				{...describedBy(fieldId, { help, error })}
				className={classNames(CONTROL, "rounded-card py-3", className)}
			/>
		</FieldFrame>
	);
}
