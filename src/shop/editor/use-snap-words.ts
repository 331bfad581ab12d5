import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useEditorTools } from "./editor-tools.ts";
import type { GapGuide, Guide } from "./kernels/snapping.ts";

export type SnapWords = {
	width(millimetres: number): string;
	/** "Middle of the page, equal gaps of 12 mm"; empty where it settles on nothing that has a name. */
	settledOn(guides: readonly Guide[], gaps: readonly GapGuide[]): string;
};

export function useSnapWords(): SnapWords {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	return useMemo(() => {
		const format = new Intl.NumberFormat(props.locale, { maximumFractionDigits: 1 });
		const width = (millimetres: number) => t("place.millimetres", { length: format.format(millimetres) });
		return {
			width,
			settledOn(guides, gaps) {
				const lines = new Set(guides.flatMap(({ of }) => (of === "element" ? [] : [t(`snap.${of}`)])));
				const widths = new Set(gaps.map(({ from, to }) => t("snap.gaps", { width: width(to - from) })));
				return [...lines, ...widths].join(" · ");
			},
		};
	}, [t, props.locale]);
}
