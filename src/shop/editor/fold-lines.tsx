import { useTranslation } from "react-i18next";
import type { Millimetres } from "#core/units.ts";
import type { SideFormat } from "#design/document.ts";
import type { EditorSide } from "./editor-props.ts";
import { useEditorTools } from "./editor-tools.ts";
import { NARROWEST, namedPanels, type PanelledSide } from "./kernels/panels.ts";
import type { Seen } from "./kernels/view.ts";

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

/** Over the design, at the edge of the stage. */
const GROUND = "in-data-cut:bg-field in-data-cut:px-1";

/**
 * Around the page, so that they lie over nothing of the design; where its edge is out of sight at that of the stage, a part's
 * in the middle of what is `seen` of it. A part narrower than its name has none, but for a spine.
 */
export function FoldNames({ side, seen }: { side: PanelledSide; seen?: Seen }) {
	const { t } = useTranslation("create");
	const along = (millimetres: number) => `${(100 * millimetres) / side.width}%`;
	const place = seen && {
		...{ top: seen.top * seen.scale, width: side.width * seen.scale },
		height: Math.max(0, seen.bottom - seen.top) * seen.scale,
	};
	return (
		<div
			aria-hidden="true"
			data-folds=""
			data-cut={seen?.isCut || undefined}
			className="pointer-events-none absolute inset-0"
			style={place}
		>
			{side.folds?.map((fold) => (
				<span
					key={fold}
					className={`${NAME} ${GROUND} bottom-full mb-0.5 -translate-x-1/2 font-semibold`}
					style={{ left: along(fold) }}
				>
					{t("folds.name")}
				</span>
			))}
			{namedPanels(side).map(({ name, left, right }) => {
				const isSpine = right - left < NARROWEST;
				const from = isSpine ? left : Math.max(left, seen?.left ?? left);
				const to = isSpine ? right : Math.min(right, seen?.right ?? right);
				return (
					<span
						key={left}
						className={`${NAME} top-full mt-0.5 flex justify-center ${isSpine ? "" : "h-[1.1em] flex-wrap overflow-hidden before:h-full"}`}
						style={{ left: along(from), width: along(Math.max(0, to - from)) }}
					>
						<span className={GROUND}>{name}</span>
					</span>
				);
			})}
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
