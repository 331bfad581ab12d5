import IconBottom from "@tabler/icons-react/dist/esm/icons/IconLayoutAlignBottom.mjs";
import IconCentre from "@tabler/icons-react/dist/esm/icons/IconLayoutAlignCenter.mjs";
import IconLeft from "@tabler/icons-react/dist/esm/icons/IconLayoutAlignLeft.mjs";
import IconMiddle from "@tabler/icons-react/dist/esm/icons/IconLayoutAlignMiddle.mjs";
import IconRight from "@tabler/icons-react/dist/esm/icons/IconLayoutAlignRight.mjs";
import IconTop from "@tabler/icons-react/dist/esm/icons/IconLayoutAlignTop.mjs";
import IconDown from "@tabler/icons-react/dist/esm/icons/IconLayoutDistributeHorizontal.mjs";
import IconAcross from "@tabler/icons-react/dist/esm/icons/IconLayoutDistributeVertical.mjs";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { IconShape } from "#ui/icon.tsx";
import { useEditorTools } from "./editor-tools.ts";
import { IconButton } from "./icon-button.tsx";
import { ALIGNMENTS, type Alignment, alignSelected, distributeSelected } from "./kernels/align.ts";

export const ALIGN_ICONS: Readonly<Record<Alignment, IconShape>> = {
	left: IconLeft,
	centre: IconCentre,
	right: IconRight,
	top: IconTop,
	middle: IconMiddle,
	bottom: IconBottom,
};

/** One with the page, several with each other; from three on their gaps can be made equal. */
export function AlignControls({ count }: { count: number }) {
	const { t } = useTranslation("create");
	const { store, announce, tell } = useEditorTools();
	const id = useId();

	function distribute(axis: "x" | "y"): void {
		const answer = distributeSelected(store, axis);
		if (answer === "locked") tellLocked();
		else if (answer === "gaps") announce(t("align.done.distribute"));
		else tell(t(answer === "few" ? "align.few" : "align.done.middles"));
	}

	function tellLocked(): void {
		tell(t("say.locked", { name: t("many.name", { count }) }));
	}

	return (
		<fieldset aria-labelledby={id}>
			<p id={id} className="font-semibold">
				{t(count > 1 ? "align.toEachOther" : "align.toPage")}
			</p>
			<div className="-mx-2 flex flex-wrap">
				{ALIGNMENTS.map((to) => (
					<IconButton
						key={to}
						icon={ALIGN_ICONS[to]}
						name={t(`align.${to}`)}
						onClick={() => {
							if (alignSelected(store, to)) announce(t(`align.done.${to}`));
							else tellLocked();
						}}
					/>
				))}
				{count > 2 && (
					<>
						<IconButton icon={IconAcross} name={t("align.across")} onClick={() => distribute("x")} />
						<IconButton icon={IconDown} name={t("align.down")} onClick={() => distribute("y")} />
					</>
				)}
			</div>
		</fieldset>
	);
}
