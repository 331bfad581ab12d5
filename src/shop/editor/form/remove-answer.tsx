import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useTranslation } from "react-i18next";
import type { DesignElement } from "#design/document.ts";
import { useEditorTools } from "../editor-tools.ts";
import { IconButton } from "../icon-button.tsx";
import { removeElement } from "../kernels/editing.ts";
import { useRights } from "../locks/use-rights.ts";

type RemoveAnswerProps = { element: DesignElement; name: string; className?: string };

/** Takes what a form asks for off the side, where its locks let it go. */
export function RemoveAnswer({ element, name, className }: RemoveAnswerProps) {
	const { t } = useTranslation("create");
	const { store, announce, uploads } = useEditorTools();
	const may = useRights(element);
	if (!may("presence")) return null;
	return (
		<IconButton
			icon={IconTrash}
			name={t("form.remove", { name })}
			className={className}
			onClick={() => {
				uploads.goWith(element.id);
				const isGone = removeElement(store, element.id);
				announce(t(isGone ? "say.deleted" : "say.locked", { name }));
			}}
		/>
	);
}
