import { useTranslation } from "react-i18next";
import type { PhotoElement } from "#design/document.ts";
import { useEditorTools } from "../editor-tools.ts";
import { changeElement } from "../kernels/change-element.ts";
import { changeBetween } from "../kernels/commands.ts";
import { currentSide } from "../kernels/editing.ts";
import { fillingSide, fitOf, type PhotoFit, wholePicture } from "../kernels/new-elements.ts";
import { usePhotoParts } from "./use-photo-parts.ts";

/** The whole page filled, or the whole photo seen; on a folded side its part is filled first, and all parts if wanted. */
export function PhotoFitChoice({ photo }: { photo: PhotoElement }) {
	const { t } = useTranslation("create");
	const { store, measure, announce } = useEditorTools();
	const { part, name, all } = usePhotoParts(photo);
	const fit = fitOf(photo, currentSide(store), part);
	const words: Readonly<Record<PhotoFit, string>> = {
		fill: name ? t("photo.fillPart", { part: name }) : t("photo.fill"),
		side: t("photo.fillAll"),
		whole: t("photo.whole"),
	};

	function choose(wanted: PhotoFit): void {
		const side = currentSide(store);
		const become = () =>
			wanted === "whole" ? wholePicture(photo, part) : fillingSide(photo, side, wanted === "fill" ? part : undefined);
		const change = changeBetween(photo, become());
		if (!change) return;
		changeElement(store, photo, change, measure);
		if (name && wanted !== "whole") announce(t("photo.fills", { part: wanted === "fill" ? name : all }));
	}

	return (
		<div className="flex rounded-control border border-line-strong bg-field p-0.5 text-14">
			{(["fill", "side", "whole"] as const)
				.filter((each) => name || each !== "side")
				.map((each) => (
					<button
						key={each}
						type="button"
						aria-pressed={fit === each}
						onClick={() => choose(each)}
						className="press min-h-11 grow rounded-control px-3 font-semibold hover:bg-line aria-pressed:bg-accent-soft aria-pressed:text-accent"
					>
						{words[each]}
					</button>
				))}
		</div>
	);
}
