import { useId } from "react";
import { useTranslation } from "react-i18next";
import { PALETTE } from "./palette.ts";

type ColorFieldProps = {
	label: string;
	/** null: no colour. */
	value: string | null;
	/** Offers to have none. */
	optional?: boolean;
	/** `dragging`: more values of the same choice follow. */
	onChange: (color: string | null, dragging: boolean) => void;
};

export function ColorField({ label, value, optional, onChange }: ColorFieldProps) {
	const { t } = useTranslation("create");
	const id = useId();
	return (
		<fieldset className="grid gap-2">
			<legend className="mb-2 font-semibold">{label}</legend>
			<div className="flex flex-wrap gap-1">
				{PALETTE.map(({ name, color }) => (
					<button
						key={name}
						type="button"
						aria-pressed={value === color}
						aria-label={t(`color.${name}`)}
						title={t(`color.${name}`)}
						onClick={() => onChange(color, false)}
						className="press grid size-11 place-items-center rounded-tag border-2 border-transparent aria-pressed:border-accent"
					>
						<span className="size-8 rounded-tag border border-line-strong" style={{ backgroundColor: color }} />
					</button>
				))}
			</div>
			<div className="flex flex-wrap items-center gap-3">
				<label htmlFor={id}>{t("color.other")}</label>
				<input
					id={id}
					type="color"
					value={value ?? "#ffffff"}
					onChange={({ currentTarget }) => onChange(currentTarget.value, true)}
					className="h-11 w-14 cursor-pointer rounded-control border border-line-strong bg-field p-1"
				/>
				{optional && (
					<button
						type="button"
						aria-pressed={value === null}
						onClick={() => onChange(null, false)}
						className="press min-h-11 rounded-control border border-line-strong px-4 aria-pressed:border-accent aria-pressed:bg-accent-soft"
					>
						{t("color.none")}
					</button>
				)}
			</div>
		</fieldset>
	);
}
