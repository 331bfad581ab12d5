import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useEditorTools } from "./editor-tools.ts";
import type { StartingPoint } from "./kernels/starting-point.ts";

type RestoredNoticeProps = { start: StartingPoint; onAfresh: () => void };

/** Says that this device had unsent changes, and offers to begin afresh. */
export function RestoredNotice({ start, onAfresh }: RestoredNoticeProps) {
	const { t } = useTranslation("create");
	const { store, props } = useEditorTools();
	const [open, setOpen] = useState(start.unsent && !start.conflict);
	if (!open) return null;

	function startAfresh(): void {
		store.enter("select", null);
		onAfresh();
		setOpen(false);
	}

	return (
		<Notice
			title={t("restored.title")}
			actions={
				<>
					<Button type="button" size="small" onClick={() => setOpen(false)}>
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
