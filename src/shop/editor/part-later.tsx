import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useEditorTools } from "./editor-tools.ts";

/** In the place of a part of the program that can't be fetched just now; nothing while it is merely on its way. */
export function PartLater({ isLate, children }: { isLate: boolean; children?: ReactNode }) {
	const { t } = useTranslation("create");
	const { announce, hush } = useEditorTools();
	const words = isLate && t("open.later");
	useEffect(() => {
		if (!words) return;
		announce(words);
		return () => hush(words);
	}, [words, announce, hush]);
	if (!words) return null;
	return (
		<div className="grid justify-items-start gap-3 py-4">
			<p>{words}</p>
			{children}
		</div>
	);
}
