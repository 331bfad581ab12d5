import { classNames } from "#ui/class-names.ts";

type TickFieldProps = { label: string; checked: boolean; className?: string; onChange: (checked: boolean) => void };

/** A yes or no of a panel, large enough for a thumb. */
export function TickField({ label, checked, className, onChange }: TickFieldProps) {
	return (
		<label className={classNames("flex min-h-11 cursor-pointer items-center gap-3", className)}>
			<input
				type="checkbox"
				checked={checked}
				onChange={({ currentTarget }) => onChange(currentTarget.checked)}
				className="tick-box shrink-0"
			/>
			{label}
		</label>
	);
}
