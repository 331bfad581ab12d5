import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useEditorTools } from "./editor-tools.ts";

/** Says how many are selected, however they came to be; what was done to them is told by who did it. */
export function useToldSelection(): void {
	const { t } = useTranslation("create");
	const { store, announce } = useEditorTools();

	useEffect(() => {
		let before = store.getState();
		return store.subscribe(() => {
			const now = store.getState();
			const { many } = now.selection;
			if (now.collecting && !before.collecting) announce(t("many.collect"));
			else if (many && many !== before.selection.many && now.document === before.document) {
				announce(t("say.selected", { name: t("many.name", { count: many.length }) }));
			}
			before = now;
		});
	}, [t, store, announce]);
}
