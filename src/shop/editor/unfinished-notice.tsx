import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Notice } from "#ui/notice.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { IconButton } from "./icon-button.tsx";
import type { EditorStore } from "./kernels/editor-store.ts";

type UnfinishedNoticeProps = {
	projectId: string;
	changed: string;
	/** A sheet leaves it no room on small screens. */
	sheet: boolean;
};

/** The notice comes again with each view; what it says to ears does not. */
const told = new WeakSet<EditorStore>();

/** Offers the design that was begun before; whoever just begins another one has answered. */
export function UnfinishedNotice({ projectId, changed, sheet }: UnfinishedNoticeProps) {
	const { t } = useTranslation("create");
	const { props, store, announce } = useEditorTools();
	const { canUndo } = useEditorState();
	const [open, setOpen] = useState(true);
	const title = t("unfinished:editor.title");
	useEffect(() => {
		if (told.has(store)) return;
		told.add(store);
		announce(title);
	}, [store, announce, title]);
	if (!open || canUndo) return null;
	return (
		<section aria-label={t("unfinished:name")} className={classNames("relative", sheet && "max-lg:hidden")}>
			<Notice
				title={<span className="block pe-9">{title}</span>}
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
			<IconButton
				icon={IconX}
				name={t("unfinished:editor.notNow")}
				className="absolute end-1 top-1"
				onClick={() => setOpen(false)}
			/>
		</section>
	);
}
