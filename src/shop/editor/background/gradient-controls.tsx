import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Degrees } from "#core/units.ts";
import type { LinearPaint } from "#design/display-list.ts";
import { rectangle } from "#design/geometry/paths.ts";
import type { Area } from "#design/geometry/side-area.ts";
import { paintNode } from "#painters/svg.tsx";
import { ColorField } from "../color-field.tsx";
import { sameData } from "../kernels/same-data.ts";
import { RangeField } from "../range-field.tsx";
import { angleOf, colorsOf, GRADIENTS, type GradientColors, linearGradient } from "./gradient.ts";

type GradientControlsProps = { paint: LinearPaint; area: Area; onChange: (paint: LinearPaint, tag?: string) => void };

export function GradientControls({ paint, area, onChange }: GradientControlsProps) {
	const { t } = useTranslation("create");
	const id = useId();
	const colors = colorsOf(paint);
	const [first, last] = [colors[0], colors[colors.length - 1] ?? colors[0]];
	const middle = colors.length === 3 ? colors[1] : null;
	const angle = angleOf(paint, area);

	function change(next: GradientColors, turned: Degrees, tag?: string): void {
		onChange(linearGradient(next, turned, area), tag && `gradient:${tag}`);
	}

	function between(color: string | null, dragging: boolean): void {
		change(color === null ? [first, last] : [first, color, last], angle, dragging ? "middle" : undefined);
	}

	function end(which: "first" | "last", color: string | null, dragging: boolean): void {
		if (color === null) return;
		const [from, to] = which === "first" ? [color, last] : [first, color];
		change(middle === null ? [from, to] : [from, middle, to], angle, dragging ? which : undefined);
	}

	return (
		<>
			<ul
				className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1"
				aria-label={t("background.gradients.list")}
			>
				{GRADIENTS.map(({ name, colors: offered, angle: turned }) => (
					<li key={name}>
						<button
							type="button"
							aria-pressed={sameData(offered, colors) && turned === angle}
							onClick={() => change(offered, turned)}
							className="press grid w-full justify-items-center gap-1 rounded-tile p-1 text-14 hover:bg-line aria-pressed:bg-accent-soft aria-pressed:text-accent"
						>
							<svg aria-hidden="true" viewBox="0 0 60 36" className="h-10 w-full rounded-tile">
								{paintNode(
									{ type: "path", d: rectangle(0, 0, 60, 36), fill: linearGradient(offered, turned, SAMPLE) },
									`${id}-${name}`,
									() => "",
								)}
							</svg>
							{t(`background.gradients.${name}`)}
						</button>
					</li>
				))}
			</ul>
			<ColorField
				label={t("background.first")}
				value={first}
				onChange={(color, dragging) => end("first", color, dragging)}
			/>
			<ColorField label={t("background.middle")} value={middle} optional onChange={between} />
			<ColorField
				label={t("background.last")}
				value={last}
				onChange={(color, dragging) => end("last", color, dragging)}
			/>
			<RangeField
				label={t("background.direction")}
				value={angle}
				min={0}
				max={345}
				step={15}
				text={t("background.degrees", { angle })}
				onChange={(turned) => change(colors, turned, "angle")}
			/>
		</>
	);
}

const SAMPLE: Area = { x: 0, y: 0, width: 60, height: 36 };
