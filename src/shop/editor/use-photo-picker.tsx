import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { UploadQueue } from "./kernels/upload-queue.ts";

type Asked = { readonly frame: string | null; readonly instead?: string };
const NOWHERE: Asked = { frame: null };

/** The device's own choice of files, and for which frame it was opened. */
export function usePhotoPicker() {
	const { t } = useTranslation("create");
	const picker = useRef<HTMLInputElement>(null);
	const asked = useRef(NOWHERE);
	return {
		choosePhoto(frame: string | null, instead?: string): void {
			asked.current = { frame, ...(instead && { instead }) };
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
