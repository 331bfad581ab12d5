import { useTranslation } from "react-i18next";
import type { ShapeElement } from "#design/document.ts";
import { ColorField } from "../color-field.tsx";
import { CornersField } from "../corners-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { changeElement } from "../kernels/change-element.ts";
import type { ElementChange } from "../kernels/commands.ts";
import { RangeField } from "../range-field.tsx";
import { TickField } from "../tick-field.tsx";
import { useMillimetres } from "../use-millimetres.ts";
import { DashChoice } from "./dash-choice.tsx";

const FIRST_STROKE = 1;

export function ShapeControls({ shape }: { shape: ShapeElement }) {
	const { t } = useTranslation("create");
	const { store, measure } = useEditorTools();
	const millimetres = useMillimetres();
	const isLine = shape.form === "line";

	function change(what: string, value: ElementChange): void {
		changeElement(store, shape, value, measure, `shape:${what}:${shape.id}`);
	}

	return (
		<div className="grid gap-4">
			{!isLine && (
				<ColorField
					label={t("shape.fill")}
					value={shape.fill?.type === "solid" ? shape.fill.color : null}
					optional
					onChange={(color, dragging) =>
						change(dragging ? "fill" : `fill ${color}`, { fill: color === null ? null : { type: "solid", color } })
					}
				/>
			)}
			<ColorField
				label={t("shape.stroke")}
				value={shape.stroke?.color ?? null}
				optional={!isLine}
				onChange={(color, dragging) =>
					change(dragging ? "stroke" : `stroke ${color}`, {
						stroke: color === null ? null : { color, width: shape.stroke?.width ?? FIRST_STROKE },
					})
				}
			/>
			{shape.stroke && (
				<RangeField
					label={t("shape.strokeWidth")}
					value={shape.stroke.width}
					min={0.25}
					max={10}
					step={0.25}
					text={millimetres(shape.stroke.width)}
					onChange={(width) => shape.stroke && change("width", { stroke: { ...shape.stroke, width } })}
				/>
			)}
			{shape.stroke && <DashChoice value={shape.dash} onChange={(dash) => change(`dash ${dash}`, { dash })} />}
			{shape.stroke && (isLine || shape.dash) && (
				<TickField
					label={t("shape.roundEnds")}
					checked={shape.roundEnds === true}
					onChange={(round) => change("ends", { roundEnds: round || undefined })}
				/>
			)}
			{shape.form === "rectangle" && (
				<CornersField box={shape} onChange={(cornerRadius) => change("corners", { cornerRadius })} />
			)}
		</div>
	);
}
