import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type BackgroundPattern, PATTERN_FORMS, type PatternForm } from "#design/document.ts";
import { patternNode } from "#design/elements/background/pattern.ts";
import { paintNode } from "#painters/svg.tsx";
import { ColorField } from "../color-field.tsx";
import { RangeField } from "../range-field.tsx";
import { useMillimetres } from "../use-millimetres.ts";
import { FIRST_PATTERN } from "./first-pattern.ts";

type PatternControlsProps = {
	pattern: BackgroundPattern | undefined;
	onChange: (pattern: BackgroundPattern | undefined, tag?: string) => void;
};

const SAMPLE = { x: 0, y: 0, width: 48, height: 28 };

export function PatternControls({ pattern, onChange }: PatternControlsProps) {
	const { t } = useTranslation("create");
	const millimetres = useMillimetres();
	const id = useId();
	const angle = pattern?.angle ?? 0;

	function change(changed: Partial<BackgroundPattern>, tag?: string): void {
		onChange({ ...(pattern ?? FIRST_PATTERN), ...changed }, tag && `pattern:${tag}`);
	}

	function picture(form: PatternForm) {
		return paintNode(patternNode({ ...FIRST_PATTERN, ...pattern, form, size: 9 }, SAMPLE), `${id}-${form}`, () => "");
	}

	return (
		<>
			<fieldset>
				<legend className="mb-2 font-semibold">{t("background.pattern")}</legend>
				<div className="grid grid-cols-[repeat(auto-fill,minmax(4.125rem,1fr))] gap-1">
					{(["none", ...PATTERN_FORMS] as const).map((form) => (
						<button
							key={form}
							type="button"
							aria-pressed={(pattern?.form ?? "none") === form}
							onClick={() => (form === "none" ? onChange(undefined) : change({ form }))}
							className="press grid content-start justify-items-center gap-1 rounded-tile p-1 text-14 hover:bg-line aria-pressed:bg-accent-soft aria-pressed:text-accent"
						>
							<svg aria-hidden="true" viewBox="0 0 48 28" className="h-9 w-full rounded-tile bg-field">
								{form !== "none" && picture(form)}
							</svg>
							{t(`background.patterns.${form}`)}
						</button>
					))}
				</div>
			</fieldset>
			{pattern && (
				<>
					<ColorField
						label={t("background.patternColor")}
						value={pattern.color}
						onChange={(color, dragging) => color !== null && change({ color }, dragging ? "color" : undefined)}
					/>
					<RangeField
						label={t("background.patternSize")}
						value={pattern.size}
						min={2}
						max={50}
						step={1}
						text={millimetres(pattern.size)}
						onChange={(size) => change({ size }, "size")}
					/>
					<RangeField
						label={t("background.patternDirection")}
						value={angle}
						min={-90}
						max={90}
						step={15}
						text={t("background.degrees", { angle })}
						onChange={(turned) => change({ angle: turned || undefined }, "angle")}
					/>
				</>
			)}
		</>
	);
}
