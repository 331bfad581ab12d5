import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useEditorTools } from "./editor-tools.ts";
import { replaceDesign } from "./kernels/choose-variant.ts";
import type { useAutosave } from "./use-autosave.ts";

/** What was changed in another tab or on another device is seen here too, as soon as somebody looks here. */
export function useNewerState(saving: ReturnType<typeof useAutosave>): void {
	const { t } = useTranslation("elsewhere");
	const { ports, store, tell } = useEditorTools();

	async function look(): Promise<void> {
		if (document.hidden) return;
		const newer = await saving.catchUp(store.getState);
		if (!newer) return;
		store.enter("select", null);
		replaceDesign(store, newer.document, newer.variantId);
		tell(t("elsewhere:newer"));
	}
	const latest = useRef({ look, saving });
	latest.current = { look, saving };

	useEffect(() => {
		const onVisible = () => void latest.current.look();
		document.addEventListener("visibilitychange", onVisible);
		const stop = ports.hearSaved(({ id, version }) => {
			const own = latest.current.saving.project();
			if (own?.id === id && own.version < version) onVisible();
		});
		return () => {
			document.removeEventListener("visibilitychange", onVisible);
			stop();
		};
	}, [ports]);
}
