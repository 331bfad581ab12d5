import { useTranslation } from "react-i18next";
import type { Point } from "#design/geometry/matrix.ts";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { selectedIds } from "./kernels/selection.ts";
import { MenuButton } from "./menu-button.tsx";

/** While every tap takes an element in or out: how many there are, and the way out. */
export function CollectingBar({ onMenu }: { onMenu: (at: Point) => void }) {
	const { t } = useTranslation("create");
	const { store } = useEditorTools();
	const { collecting, selection } = useEditorState();
	if (!collecting) return null;
	const ids = selectedIds(selection);
	return (
		<div className="absolute inset-x-2 top-2 mx-auto flex w-fit max-w-full items-center gap-2 rounded-control border border-line-strong bg-field ps-3 text-14 shadow-card">
			<p>
				<strong>{t("many.name", { count: ids.length })}</strong>
				{ids.length < 2 && <span className="block text-ink-soft">{t("many.collect")}</span>}
			</p>
			<MenuButton onMenu={onMenu} />
			<button
				type="button"
				onClick={() => store.selectMany(ids, false)}
				className="press min-h-11 rounded-control px-3 font-semibold text-accent hover:bg-line"
			>
				{t("many.done")}
			</button>
		</div>
	);
}
