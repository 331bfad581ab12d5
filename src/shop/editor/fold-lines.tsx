import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import type { EditorSide } from "./editor-props.ts";
import { useEditorTools } from "./editor-tools.ts";
import { NARROWEST, namedPanels, type PanelledSide } from "./kernels/panels.ts";

type FoldLinesProps = { side: SideFormat; folds: readonly Millimetres[] };

/** Over the page: for the eye alone, as the marks of the print file lie outside the page. */
export function FoldLines({ side: { height, bleed }, folds }: FoldLinesProps) {
	return (
		<g pointerEvents="none">
			{folds.map((fold) => (
				<g key={fold} fill="none">
					<path
						d={`M${fold} ${-bleed}V${height + bleed}`}
						vectorEffect="non-scaling-stroke"
						className="stroke-field"
						strokeWidth="3.5"
					/>
					<path
						d={`M${fold} ${-bleed}V${height + bleed}`}
						vectorEffect="non-scaling-stroke"
						className="stroke-ink"
						strokeWidth="1.5"
						strokeDasharray="10 4 2 4"
					/>
				</g>
			))}
		</g>
	);
}

const NAME = "absolute text-[length:min(0.875rem,18px)] leading-none whitespace-nowrap text-ink";

/** Around the page, so that they lie over nothing of the design. A part narrower than its name has none, but for a spine. */
export function FoldNames({ side, style }: { side: PanelledSide; style?: CSSProperties }) {
	const { t } = useTranslation("create");
	const along = (millimetres: number) => `${(100 * millimetres) / side.width}%`;
	return (
		<div aria-hidden="true" data-folds="" className="pointer-events-none absolute inset-0" style={style}>
			{side.folds?.map((fold) => (
				<span
					key={fold}
					className={`${NAME} bottom-full mb-0.5 -translate-x-1/2 font-semibold`}
					style={{ left: along(fold) }}
				>
					{t("folds.name")}
				</span>
			))}
			{namedPanels(side).map(({ name, left, right }) => (
				<span
					key={left}
					className={`${NAME} top-full mt-0.5 flex justify-center ${right - left < NARROWEST ? "" : "h-[1.1em] flex-wrap overflow-hidden before:h-full"}`}
					style={{ left: along(left), width: along(right - left) }}
				>
					<span>{name}</span>
				</span>
			))}
		</div>
	);
}

/** The same in words. */
export function FoldNote({ side }: { side: EditorSide | undefined }) {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	if (!side?.folds.length) return null;
	const number = new Intl.NumberFormat(props.locale, { maximumFractionDigits: 1 });
	const list = new Intl.ListFormat(props.locale);
	const places = list.format(side.folds.map((fold) => number.format(fold)));
	return (
		<p>
			{t("folds.places", { places })}
			{side.panels.length > 0 && ` ${t("folds.panels", { panels: side.panels.join(", ") })}`}
		</p>
	);
}
