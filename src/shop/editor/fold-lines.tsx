import { useTranslation } from "react-i18next";
import type { Millimetres } from "#core/units.ts";
import type { EditorSide } from "./editor-props.ts";
import { useEditorTools } from "./editor-tools.ts";
import { namedPanels, type Panel, type PanelledSide } from "./kernels/panels.ts";

type FoldLinesProps = { side: PanelledSide; folds: readonly Millimetres[]; scale: number };

/** Over the page, each with its name: for the eye alone, as the marks of the print file lie outside the page. */
export function FoldLines({ side, folds, scale }: FoldLinesProps) {
	const { t } = useTranslation("create");
	const { height, bleed } = side;
	const line = { fill: "none", vectorEffect: "non-scaling-stroke" } as const;
	return (
		<g pointerEvents="none" data-folds="">
			{folds.map((fold) => (
				<g key={fold}>
					<path d={`M${fold} ${-bleed}V${height + bleed}`} {...line} className="stroke-field" strokeWidth="3.5" />
					<path
						d={`M${fold} ${-bleed}V${height + bleed}`}
						{...line}
						className="stroke-ink"
						strokeWidth="1.5"
						strokeDasharray="10 4 2 4"
					/>
					<text
						x={fold + 5 / scale}
						y={14 / scale}
						fontSize={13 / scale}
						strokeWidth={3 / scale}
						className="fill-ink stroke-field font-semibold [paint-order:stroke]"
					>
						{t("folds.name")}
					</text>
				</g>
			))}
			{namedPanels(side).map((panel) => (
				<NamedPanel key={panel.left} panel={panel} height={height} scale={scale} />
			))}
		</g>
	);
}

/** In pixels: a strip has its name along itself; below the least, or where a page is narrower than its name, it has none. */
const [A_LETTER, LEAST, STRIP] = [8, 16, 60];

function NamedPanel({ panel, height, scale }: { panel: Panel; height: Millimetres; scale: number }) {
	const width = (panel.right - panel.left) * scale;
	const isCramped = width < panel.name.length * A_LETTER;
	if (width < LEAST || (isCramped && width > STRIP)) return null;
	const middle = (panel.left + panel.right) / 2;
	const place = isCramped
		? `translate(${middle + 4.5 / scale} ${height / 2}) rotate(-90)`
		: `translate(${middle} ${height - 7 / scale})`;
	return (
		<text
			transform={place}
			fontSize={13 / scale}
			strokeWidth={3 / scale}
			textAnchor="middle"
			className="fill-ink stroke-field [paint-order:stroke]"
		>
			{panel.name}
		</text>
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
