import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { firstNames } from "./kernels/first-names.ts";
import type { Upload } from "./kernels/upload.ts";

/** What is said of one, or of all that were refused for the same reason. */
export function RefusedUploads({
	uploads,
	id,
	children,
}: {
	uploads: readonly Upload[];
	id?: string;
	children?: ReactNode;
}) {
	const { t } = useTranslation("create");
	const refusal = uploads[0]?.refusal;
	return (
		<>
			<strong id={id} className="block wrap-anywhere">
				{firstNames(uploads)}
			</strong>
			{children}
			{refusal && <span className="text-danger">{t(`upload.refused.${refusal}`)}</span>}
		</>
	);
}
