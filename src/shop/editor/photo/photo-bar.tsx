import { useTranslation } from "react-i18next";
import type { PhotoElement } from "#design/document.ts";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { may } from "../kernels/rights.ts";
import { PhotoFitChoice } from "./photo-fit-choice.tsx";

/** Over the page on small screens: how a photo fills it, or how its crop is moved and ended. */
export function PhotoBar({ photo }: { photo: PhotoElement }) {
	const { t } = useTranslation("create");
	const { store } = useEditorTools();
	const { document, mode } = useEditorState();
	const isCropped = mode === "crop";
	if (!isCropped && !(photo.picture && may(document, photo, "place", "size", "content"))) return null;
	return (
		<div data-photo-bar className="absolute inset-x-2 top-2 mx-auto w-fit max-w-full lg:hidden">
			{isCropped ? (
				<div className="flex items-center gap-2 rounded-control border border-line-strong bg-field ps-3 text-14 shadow-card">
					<p className="py-1">{t("photo.cropTouch")}</p>
					<button
						type="button"
						onClick={() => store.enter("select")}
						className="press min-h-11 shrink-0 rounded-control px-3 font-semibold text-accent hover:bg-line"
					>
						{t("many.done")}
					</button>
				</div>
			) : (
				<PhotoFitChoice photo={photo} />
			)}
		</div>
	);
}
