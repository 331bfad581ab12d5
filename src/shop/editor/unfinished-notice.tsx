import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";

type UnfinishedNoticeProps = { projectId: string; changed: string };

/** Offers the design that was begun before; whoever just begins another one has answered. */
export function UnfinishedNotice({ projectId, changed }: UnfinishedNoticeProps) {
	const { t } = useTranslation("create");
	const { props } = useEditorTools();
	const { canUndo } = useEditorState();
	const [open, setOpen] = useState(true);
	if (!open || canUndo) return null;
	return (
		<section aria-label={t("unfinished:name")}>
			<Notice
				title={t("unfinished:editor.title")}
				actions={
					<>
						<ButtonLink to={`/create/${props.article.id}?project=${projectId}`} reload size="small">
							{t("unfinished:editor.goOn")}
						</ButtonLink>
						<Button type="button" size="small" look="secondary" onClick={() => setOpen(false)}>
							{t("unfinished:editor.new")}
						</Button>
					</>
				}
			>
				<p className="text-14 text-ink-soft">{t("unfinished:changed", { time: changed })}</p>
			</Notice>
		</section>
	);
}
