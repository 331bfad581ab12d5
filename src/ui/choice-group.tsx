import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { describedBy, FieldNotes } from "#ui/field-frame.tsx";

type ChoiceGroupProps = {
	/** The name of the radios: the error summary points at it. */
	id: string;
	legend: ReactNode;
	help?: ReactNode;
	error?: ReactNode;
	/** `row` flows side by side and wraps: sizes, colours. */
	flow?: "column" | "row";
	children: ReactNode;
};

/** One choice out of several: holds Radio, ChoiceCard or SwatchChoice. */
export function ChoiceGroup({ id, legend, help, error, flow = "column", children }: ChoiceGroupProps) {
	const { "aria-describedby": notes } = describedBy(id, { help, error });
	return (
		<fieldset id={id} tabIndex={-1} aria-describedby={notes} className="grid min-w-0 grid-cols-1 gap-2">
			<legend className="mb-2 font-semibold">{legend}</legend>
			<div className={classNames(flow === "row" ? "flex flex-wrap gap-x-6 gap-y-2" : "grid gap-3")}>{children}</div>
			<FieldNotes id={id} help={help} error={error} />
		</fieldset>
	);
}
