import { useTranslation } from "react-i18next";
import type { PhotoElement } from "#design/document.ts";
import { classNames } from "#ui/class-names.ts";
import { useEditorTools } from "../editor-tools.ts";
import { boundsOf } from "../kernels/boxes.ts";
import { changeBetween } from "../kernels/commands.ts";
import { changeElement, currentSide } from "../kernels/editing.ts";
import { fillingSide, fitOf, type PhotoFit, wholePicture } from "../kernels/new-elements.ts";
import { foldsOn, panelAt } from "../kernels/panels.ts";

/** The whole page filled, or the whole photo seen. */
export function PhotoFitChoice({ photo, className }: { photo: PhotoElement; className?: string }) {
	const { t } = useTranslation("create");
	const { store, measure, props } = useEditorTools();
	const fit = fitOf(photo, currentSide(store));

	function choose(wanted: PhotoFit): void {
		const side = currentSide(store);
		const become = () =>
			wanted === "fill"
				? fillingSide(photo, side)
				: wholePicture(photo, panelAt(boundsOf(photo), side, foldsOn(side, props.sides)));
		const change = changeBetween(photo, become());
		if (change) changeElement(store, photo, change, measure);
	}

	return (
		<div className={classNames("flex rounded-control border border-line-strong bg-field p-0.5 text-14", className)}>
			{(["fill", "whole"] as const).map((each) => (
				<button
					key={each}
					type="button"
					aria-pressed={fit === each}
					onClick={() => choose(each)}
					className="press min-h-11 grow rounded-control px-3 font-semibold hover:bg-line aria-pressed:bg-accent-soft aria-pressed:text-accent"
				>
					{t(`photo.${each}`)}
				</button>
			))}
		</div>
	);
}
