import { useTranslation } from "react-i18next";
import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import type { EditorSide } from "./editor-props.ts";
import { useEditorTools } from "./editor-tools.ts";

type FoldLinesProps = { format: SideFormat; folds: readonly Millimetres[]; scale: number };

/** Over the page, each with its name: for the eye alone, as the marks of the print file lie outside the page. */
export function FoldLines({ format, folds, scale }: FoldLinesProps) {
	const { t } = useTranslation("create");
	const { height, bleed } = format;
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
		</g>
	);
}

/** The same in words. */
export function FoldNote({ side }: { side: EditorSide | undefined }) {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	if (!side?.folds.length) return null;
	const number = new Intl.NumberFormat(props.locale, { maximumFractionDigits: 1 });
	const places = new Intl.ListFormat(props.locale).format(side.folds.map((fold) => number.format(fold)));
	return <p>{t("folds.places", { places })}</p>;
}
