import IconLock from "@tabler/icons-react/dist/esm/icons/IconLock.mjs";
import { useTranslation } from "react-i18next";
import type { DesignElement } from "#design/document.ts";
import { LOCK_PARTS } from "#design/locks.ts";
import { Icon } from "#ui/icon.tsx";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { isLocked } from "../kernels/rights.ts";
import { useRights } from "./use-rights.ts";

/** Why some controls are not there. */
export function LockNote({ element }: { element: DesignElement }) {
	const { t } = useTranslation("templates");
	const { props } = useEditorTools();
	const { document } = useEditorState();
	const may = useRights(element);
	const kept = LOCK_PARTS.filter((part) => !may(part)).map((part) => t(`templates:locks.part.${part}`));
	if (kept.length === 0) return null;
	const parts = new Intl.ListFormat(props.locale, { type: "conjunction" }).format(kept);
	const words = isLocked(document, element)
		? t("templates:locks.own", { parts })
		: document.bound
			? t("templates:locks.bound", { parts })
			: t("templates:locks.free", { parts });
	return (
		<p className="flex gap-2 rounded-card bg-surface p-3 text-14">
			<Icon of={IconLock} size={16} className="mt-0.5 shrink-0 text-ink-soft" />
			<span>{words}</span>
		</p>
	);
}
