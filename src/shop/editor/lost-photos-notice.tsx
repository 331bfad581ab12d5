import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useEditorTools } from "./editor-tools.ts";
import type { LostPhotos } from "./use-lost-photos.ts";

export function LostPhotosNotice({ words, photos, forget }: LostPhotos) {
	const { t } = useTranslation("create");
	const { chooseAgain } = useEditorTools();
	return (
		<Notice
			tone="warning"
			title={words}
			actions={
				<>
					<Button type="button" size="small" onClick={() => chooseAgain(photos)}>
						{t("tools.photoFile")}
					</Button>
					<Button type="button" size="small" look="secondary" onClick={forget}>
						{t("upload.dismiss")}
					</Button>
				</>
			}
		/>
	);
}
