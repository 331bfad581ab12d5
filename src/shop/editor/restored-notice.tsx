import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useEditorTools } from "./editor-tools.ts";
import type { Restored } from "./use-restored.ts";

type RestoredNoticeProps = { restored: Restored; onAfresh: () => void };

/** Says that this device had unsent changes, and offers to begin afresh. */
export function RestoredNotice({ restored, onAfresh }: RestoredNoticeProps) {
	const { t } = useTranslation("create");
	const { store, props } = useEditorTools();
	if (!restored.asked) return null;

	function startAfresh(): void {
		store.enter("select", null);
		onAfresh();
		restored.answer();
	}

	return (
		<Notice
			title={t("restored.title")}
			actions={
				<>
					<Button type="button" size="small" onClick={restored.answer}>
						{t("restored.goOn")}
					</Button>
					<Button type="button" size="small" look="secondary" onClick={startAfresh}>
						{props.project ? t("restored.asSaved") : t("restored.afresh")}
					</Button>
				</>
			}
		/>
	);
}
