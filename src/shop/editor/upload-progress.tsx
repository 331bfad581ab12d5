import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ProgressBar } from "#ui/progress-bar.tsx";
import type { Upload } from "./kernels/upload.ts";

export function UploadProgress({ id, upload, children }: { id: string; upload: Upload; children?: ReactNode }) {
	const { t } = useTranslation("create");
	const { name, fraction } = upload;
	const percent = Math.round(fraction * 100);
	const isBeingChecked = fraction === 1;
	return (
		<ProgressBar
			id={id}
			label={
				<>
					<span className="break-all">{name}</span>
					{children}
				</>
			}
			value={isBeingChecked ? undefined : percent}
			detail={isBeingChecked ? t("upload.checking") : t("upload.percent", { percent })}
		/>
	);
}
