import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { partsAwaited } from "./lazy-part.ts";

/** In the place of a part of the program that can't be fetched just now; nothing while it is merely on its way. */
export function PartLater({ children }: { children?: ReactNode }) {
	const { t } = useTranslation("create");
	const isAwaited = useSyncExternalStore(partsAwaited.subscribe, partsAwaited.getState, () => false);
	if (!isAwaited) return null;
	return (
		<div role="status" className="grid justify-items-start gap-3 py-4">
			<p>{t("open.later")}</p>
			{children}
		</div>
	);
}
