import IconArrowBackUp from "@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs";
import IconArrowForwardUp from "@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs";
import IconArrowLeft from "@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#ui/icon.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { IconButton } from "./icon-button.tsx";
import type { SaveStatus } from "./kernels/autosave.ts";
import { RefusedCart } from "./refused-cart.tsx";
import { SaveState, SaveTrouble } from "./save-state.tsx";

/** Undo and redo stay focusable when there is nothing to do, so that the focus is not lost on the last step. */
export function TopBar({ saving, children }: { saving: SaveStatus; children: ReactNode }) {
	const { t } = useTranslation("create");
	const { props, store, announce } = useEditorTools();
	const { canUndo, canRedo } = useEditorState();
	return (
		<header className="flex min-h-14 shrink-0 flex-wrap items-center gap-1 border-b py-1 border-line bg-field px-2 lg:gap-2 lg:px-4">
			<a
				href={props.backHref}
				aria-label={t("top.back", { name: props.article.name })}
				title={t("top.back", { name: props.article.name })}
				className="press grid size-11 shrink-0 place-items-center rounded-control hover:bg-line"
			>
				<Icon of={IconArrowLeft} />
			</a>
			<h1 className="sr-only text-18 lg:not-sr-only lg:me-4">{props.article.name}</h1>
			<IconButton
				icon={IconArrowBackUp}
				name={t("top.undo")}
				aria-disabled={!canUndo}
				onClick={() => announce(t(store.undo() ? "say.undone" : "say.nothingToUndo"))}
			/>
			<IconButton
				icon={IconArrowForwardUp}
				name={t("top.redo")}
				aria-disabled={!canRedo}
				onClick={() => announce(t(store.redo() ? "say.redone" : "say.nothingToRedo"))}
			/>
			<SaveState status={saving} />
			<div className="ms-auto">{children}</div>
			<SaveTrouble status={saving} />
			{props.refused && <RefusedCart reason={props.refused} />}
		</header>
	);
}
