import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { elementOf } from "./kernels/commands.ts";
import type { EditorStore } from "./kernels/editor-store.ts";
import type { LostPhoto } from "./kernels/lost-photos.ts";
import type { Selection } from "./kernels/selection.ts";
import type { UploadQueue } from "./kernels/upload-queue.ts";

type TakeFiles = (uploads: UploadQueue, files: readonly File[]) => void;
const ANYWHERE: TakeFiles = (uploads, files) => uploads.add(files, null);

/** The device's own choice of files, and for what it was opened, on whichever side: several, but not where one is to be replaced. */
export function usePhotoPicker(store: EditorStore) {
	const { t } = useTranslation("create");
	const picker = useRef<HTMLInputElement>(null);
	const asked = useRef(ANYWHERE);

	function showsPhoto(frame: string | null): boolean {
		const { document } = store.getState();
		const shown = document.sides.map(({ code }) => elementOf(document, code, frame));
		return shown.some((each) => each?.kind === "photo" && each.picture !== null);
	}

	/** `side`: what is shown when files come, though something else may be by then. */
	function open(
		multiple: boolean,
		take: TakeFiles,
		{ side }: Pick<Selection, "side"> = store.getState().selection,
	): void {
		asked.current = (...chosen) => {
			store.showSide(side);
			take(...chosen);
		};
		if (picker.current) picker.current.multiple = multiple;
		picker.current?.click();
	}

	return {
		choosePhoto(frame: string | null, instead?: string): void {
			open(!showsPhoto(frame), (uploads, files) => uploads.add(files, frame, instead));
		},
		choosePagePhotos(first: string): void {
			open(true, (uploads, files) => uploads.addToPages(files), { side: first });
		},
		chooseAgain(lost: readonly LostPhoto[]): void {
			open(lost.length > 1, (uploads, files) => uploads.addAgain(files, lost));
		},
		picker: (uploads: UploadQueue): ReactNode => (
			<input
				ref={picker}
				type="file"
				multiple
				accept="image/*,.heic,.heif,.pdf"
				aria-label={t("tools.photoFile")}
				tabIndex={-1}
				className="sr-only"
				onChange={({ currentTarget }) => {
					asked.current(uploads, [...(currentTarget.files ?? [])]);
					asked.current = ANYWHERE;
					currentTarget.value = "";
				}}
			/>
		),
	};
}
