import { useTranslation } from "react-i18next";
import { keepsHeight } from "#design/elements/text/text-frame.ts";
import { resizedAbout } from "#design/geometry/resized-about.ts";
import { AlignControls } from "./align-controls.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { FoldSummary } from "./fold-summary.tsx";
import { hasOwnHeight, type PlacedElement } from "./kernels/boxes.ts";
import { changeElement } from "./kernels/change-element.ts";
import { changeBetween, type ElementChange } from "./kernels/commands.ts";
import { mayResize } from "./kernels/rights.ts";
import { inSize } from "./kernels/scale-element.ts";
import { useRights } from "./locks/use-rights.ts";
import { NumberField } from "./number-field.tsx";

/** Place and size as numbers: the way without dragging. */
export function PlaceControls({ element }: { element: PlacedElement }) {
	const { t } = useTranslation("create");
	const { store, measure } = useEditorTools();
	const { document } = useEditorState();
	const may = useRights(element);
	const isSized = mayResize(document, element);

	function change(what: string, value: ElementChange): void {
		changeElement(store, element, value, measure, `place:${what}:${element.id}`);
	}

	function scale(width: number): void {
		const by = width / element.width;
		const { x, y, height } = resizedAbout(element, width, element.height * by, may("place") ? [0, 0] : [0.5, 0.5]);
		const sized = element.kind === "text" ? inSize(element, element.size * by) : element;
		const scaled = changeBetween(element, { ...sized, x, y, width, height });
		if (scaled) change("width", scaled);
	}

	if (!may("place") && !isSized) return null;
	return (
		<details>
			<FoldSummary>{t("place.name")}</FoldSummary>
			{/* What is being typed for one element is not another one's. */}
			<div key={element.id} className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 pt-2">
				{may("place") && (
					<>
						<NumberField
							label={t("place.x")}
							value={element.x}
							min={-2000}
							max={2000}
							onChange={(x) => change("x", { x })}
						/>
						<NumberField
							label={t("place.y")}
							value={element.y}
							min={-2000}
							max={2000}
							onChange={(y) => change("y", { y })}
						/>
					</>
				)}
				{isSized && <NumberField label={t("place.width")} value={element.width} min={2} max={2000} onChange={scale} />}
				{may("size", "place") && (hasOwnHeight(element) || (element.kind === "text" && keepsHeight(element))) && (
					<NumberField
						label={t("place.height")}
						value={element.height}
						min={1}
						max={2000}
						onChange={(height) => change("height", { height })}
					/>
				)}
				{may("place") && (
					<NumberField
						label={t("place.rotation")}
						value={element.rotation}
						min={-180}
						max={180}
						onChange={(rotation) => change("rotation", { rotation })}
					/>
				)}
			</div>
			{may("place") && (
				<div className="pt-3">
					<AlignControls count={1} />
				</div>
			)}
		</details>
	);
}
