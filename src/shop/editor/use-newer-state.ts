import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useEditorTools } from "./editor-tools.ts";
import { replaceDesign } from "./kernels/choose-variant.ts";
import type { useAutosave } from "./use-autosave.ts";

/** What was changed in another tab or on another device is seen here too, as soon as somebody looks here. */
export function useNewerState(saving: ReturnType<typeof useAutosave>): void {
	const { t } = useTranslation("elsewhere");
	const { ports, store, live, tell } = useEditorTools();
	const missed = useRef(false);

	/** Null while a gesture lasts or something is open: what comes of it is nobody's yet. */
	function seen() {
		const state = store.getState();
		return live.now().length > 0 || state.mode !== "select" ? null : state;
	}

	async function look(): Promise<void> {
		if (document.hidden) return;
		const newer = seen() && (await saving.catchUp(seen));
		missed.current = !newer && !seen();
		if (!newer) return;
		replaceDesign(store, newer.document, newer.variantId, { isOtherWork: false });
		tell(t("elsewhere:newer"));
	}
	function lookAgain(): void {
		if (missed.current && seen()) void look();
	}

	const latest = useRef({ look, lookAgain, saving });
	latest.current = { look, lookAgain, saving };

	useEffect(() => {
		const onVisible = () => void latest.current.look();
		const onFree = () => latest.current.lookAgain();
		document.addEventListener("visibilitychange", onVisible);
		const stops = [
			ports.hearSaved(({ id, version }) => {
				const own = latest.current.saving.project();
				if (own?.id === id && own.version < version) onVisible();
			}),
			live.subscribe(onFree),
			store.subscribe(onFree),
		];
		return () => {
			for (const stop of stops) stop();
			document.removeEventListener("visibilitychange", onVisible);
		};
	}, [ports, live, store]);
}
