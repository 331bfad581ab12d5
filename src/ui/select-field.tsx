import IconChevronDown from "@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs";
import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { CONTROL, describedBy, FieldFrame, type FieldTexts } from "#ui/field-frame.tsx";
import { Icon } from "#ui/icon.tsx";

export type SelectOption = { value: string; text: string; disabled?: boolean };

type SelectFieldProps = Omit<ComponentProps<"select">, "children" | "multiple"> &
	FieldTexts & { name: string; options: readonly SelectOption[] };

export function SelectField({ label, help, error, optional, id, options, className, ...rest }: SelectFieldProps) {
	const fieldId = id ?? rest.name;
	return (
		<FieldFrame id={fieldId} label={label} help={help} error={error} optional={optional}>
			<span className="relative block">
				<select
					{...rest}
					id={fieldId}
					{...describedBy(fieldId, { help, error })}
					className={classNames(CONTROL, "min-h-12 rounded-control appearance-none pe-11", className)}
				>
					{options.map(({ value, text, disabled }) => (
						<option key={value} value={value} disabled={disabled}>
							{text}
						</option>
					))}
				</select>
				<Icon of={IconChevronDown} className="pointer-events-none absolute inset-e-4 inset-y-0 my-auto text-ink-soft" />
			</span>
		</FieldFrame>
	);
}
