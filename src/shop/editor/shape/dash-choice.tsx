import { useTranslation } from "react-i18next";
import { DASH_STYLES, type DashStyle } from "#design/document.ts";

type DashChoiceProps = { value: DashStyle | undefined; onChange: (dash: DashStyle | undefined) => void };

const PICTURES: Readonly<Record<DashStyle | "solid", string | undefined>> = {
	solid: undefined,
	dashed: "9 6",
	dotted: "3 3",
};

export function DashChoice({ value, onChange }: DashChoiceProps) {
	const { t } = useTranslation("create");
	return (
		<fieldset>
			<legend className="mb-2 font-semibold">{t("shape.dash.name")}</legend>
			<div className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-1">
				{(["solid", ...DASH_STYLES] as const).map((style) => (
					<button
						key={style}
						type="button"
						aria-pressed={(value ?? "solid") === style}
						onClick={() => onChange(style === "solid" ? undefined : style)}
						className="press grid min-h-14 content-center justify-items-center gap-1 rounded-tile p-1 text-14 hover:bg-line aria-pressed:bg-accent-soft aria-pressed:text-accent"
					>
						<svg aria-hidden="true" viewBox="0 0 48 8" className="h-2 w-12">
							<path d="M0 4H48" stroke="currentColor" strokeWidth="3" strokeDasharray={PICTURES[style]} />
						</svg>
						{t(`shape.dash.${style}`)}
					</button>
				))}
			</div>
		</fieldset>
	);
}
