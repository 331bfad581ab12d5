import { useTranslation } from "react-i18next";
import { formatDecimal } from "#core/number-display.ts";
import type { TextCurve, TextElement } from "#design/document.ts";
import { SelectField } from "#ui/select-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { bendAnew } from "../kernels/bend-text.ts";
import { changeBetween, type ElementChange } from "../kernels/commands.ts";
import { currentSide } from "../kernels/editing.ts";
import { RangeField } from "../range-field.tsx";
import { CURVE_NAMES, type CurveName, curveNamed, nameOfCurve } from "./curve-names.ts";

type CurveFieldProps = { text: TextElement; change: (what: string, value: ElementChange) => void };

/** Whether lines are straight or bent, and how much. */
export function CurveField({ text, change }: CurveFieldProps) {
	const { t } = useTranslation("create");
	const { store, shaper, props, bendings } = useEditorTools();
	const { curve } = text;

	function choose(name: CurveName): void {
		const steps = store.depth();
		const before = (bendings.get(text.id) ?? []).filter((each) => each.steps < steps);
		const bending = bendAnew(text, curveNamed(name), before, currentSide(store), shaper());
		bendings.set(text.id, [...before, { ...bending, steps }]);
		change(`curve ${name}`, changeBetween(text, bending.bent) ?? {});
	}

	function bend(what: string, next: TextCurve): void {
		change(`curve ${what}`, { curve: next });
	}

	return (
		<div className="grid gap-4">
			<SelectField
				id={`curve-${text.id}`}
				name="curve"
				label={t("text.curve.name")}
				value={nameOfCurve(curve)}
				options={CURVE_NAMES.map((name) => ({ value: name, text: t(`text.curve.${name}`) }))}
				onChange={({ currentTarget }) => choose(currentTarget.value as CurveName)}
			/>
			{curve?.kind === "arc" && (
				<RangeField
					label={t("text.curve.angle")}
					value={Math.round(curve.angle)}
					min={-350}
					max={350}
					step={5}
					text={t("text.curve.degrees", { angle: Math.round(curve.angle) })}
					onChange={(angle) => bend("angle", { ...curve, angle })}
				/>
			)}
			{curve?.kind === "wave" && (
				<>
					<RangeField
						label={t("text.curve.depth")}
						value={Math.round(curve.depth * 100)}
						min={-20}
						max={20}
						step={1}
						text={t("element.percent", { percent: Math.round(curve.depth * 100) })}
						onChange={(percent) => bend("depth", { ...curve, depth: percent / 100 })}
					/>
					<RangeField
						label={t("text.curve.waves")}
						value={curve.waves}
						min={0.5}
						max={5}
						step={0.5}
						text={formatDecimal(curve.waves, props.locale)}
						onChange={(waves) => bend("waves", { ...curve, waves })}
					/>
				</>
			)}
		</div>
	);
}
