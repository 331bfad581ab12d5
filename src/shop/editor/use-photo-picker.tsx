import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { elementOf } from "./kernels/commands.ts";
import type { EditorStore } from "./kernels/editor-store.ts";
import type { UploadQueue } from "./kernels/upload-queue.ts";

type Asked = { readonly frame: string | null; readonly instead?: string };
const NOWHERE: Asked = { frame: null };

/** The device's own choice of files, and for which frame it was opened: several, but not where one is to be replaced. */
export function usePhotoPicker(store: EditorStore) {
	const { t } = useTranslation("create");
	const picker = useRef<HTMLInputElement>(null);
	const asked = useRef(NOWHERE);

	function showsPhoto(frame: string | null): boolean {
		const { document } = store.getState();
		const shown = document.sides.map(({ code }) => elementOf(document, code, frame));
		return shown.some((each) => each?.kind === "photo" && each.picture !== null);
	}

	return {
		choosePhoto(frame: string | null, instead?: string): void {
			asked.current = { frame, ...(instead && { instead }) };
			if (picker.current) picker.current.multiple = !showsPhoto(frame);
			picker.current?.click();
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
					const { frame, instead } = asked.current;
					uploads.add([...(currentTarget.files ?? [])], frame, instead);
					asked.current = NOWHERE;
					currentTarget.value = "";
				}}
			/>
		),
	};
}
