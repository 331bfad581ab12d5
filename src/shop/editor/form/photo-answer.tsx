import { type DragEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PhotoElement } from "#design/document.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { Button } from "#ui/button.tsx";
import { isLeft } from "../dom/is-left.ts";
import { useEditorTools } from "../editor-tools.ts";
import { isCut } from "../kernels/crop.ts";
import { lazyPart } from "../lazy-part.tsx";
import { useRights } from "../locks/use-rights.ts";
import { PhotoThumbnail } from "../photo/photo-thumbnail.tsx";
import { UploadList } from "../upload-list.tsx";
import { FormFold } from "./form-fold.tsx";
import { LockedAnswer } from "./locked-answer.tsx";
import { RemoveAnswer } from "./remove-answer.tsx";
import { WarningNotes } from "./warning-notes.tsx";

const PhotoPart = lazyPart(() => import("../photo/photo-part.tsx"));

type PhotoAnswerProps = { photo: PhotoElement; number: number; warnings: readonly Warning[] };

export function PhotoAnswer({ photo, number, warnings }: PhotoAnswerProps) {
	const { t } = useTranslation("create");
	const { choosePhoto, uploads } = useEditorTools();
	const [isUnderDrag, setUnderDrag] = useState(false);
	/** Whoever works on a picture's part keeps the fields when nothing is cut any more. */
	const [opened, setOpened] = useState<string | null>(null);
	const may = useRights(photo);
	const isSample = photo.placeholder === true && photo.picture !== null;
	const plain = t("element.photo", { number });
	const name = isSample ? t("templates:form.insteadOfPhoto", { name: plain }) : plain;
	if (!may("content")) return <LockedAnswer element={photo} name={name} />;

	function onDrop(event: DragEvent): void {
		setUnderDrag(false);
		const { files } = event.dataTransfer;
		if (files.length === 0) return;
		event.preventDefault();
		uploads.add([...files], photo.id);
	}

	return (
		// biome-ignore lint/a11y/useSemanticElements: buttons about one photo, not fields of a form
		<div
			role="group"
			aria-label={name}
			data-drop={isUnderDrag || undefined}
			className="grid grid-cols-1 gap-2 rounded-card outline-offset-8 data-drop:outline-3 data-drop:outline-accent"
			onDragOver={({ dataTransfer }) => setUnderDrag(dataTransfer.types.includes("Files"))}
			onDragLeave={(event) => isLeft(event) && setUnderDrag(false)}
			onDrop={onDrop}
		>
			<p className="font-semibold" aria-hidden="true">
				{name}
			</p>
			<UploadList only={({ frame }) => frame === photo.id} />
			<div className="flex items-center gap-4">
				<PhotoThumbnail photo={photo} width={320} fit="meet" className="max-h-24 max-w-28 shrink-0" />
				<Button
					type="button"
					look={photo.picture && !isSample ? "secondary" : "primary"}
					size="small"
					className="min-h-11"
					onClick={() => choosePhoto(photo.id)}
				>
					{t(photo.picture ? "photo.replace" : "photo.choose")}
				</Button>
				{photo.picture && <RemoveAnswer element={photo} name={name} className="ms-auto" />}
			</div>
			{photo.picture && !isSample && (isCut(photo) || opened === photo.picture.id) && (
				<FormFold
					name={isCut(photo) ? t("photo.part.name") : t("photo.part.whole")}
					onOpen={() => setOpened(photo.picture?.id ?? null)}
				>
					<PhotoPart photo={photo} />
				</FormFold>
			)}
			<WarningNotes warnings={warnings.filter(({ code }) => code !== "sample-photo")} />
		</div>
	);
}
