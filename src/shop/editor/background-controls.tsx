import { useTranslation } from "react-i18next";
import { ColorField } from "./color-field.tsx";
import { useEditorState, useEditorTools } from "./editor-tools.ts";
import { sideOf } from "./kernels/commands.ts";
import { setBackground } from "./kernels/editing.ts";

export function BackgroundControls() {
	const { t } = useTranslation("create");
	const { store, newId } = useEditorTools();
	const { document, selection } = useEditorState();
	const background = sideOf(document, selection.side)?.elements.find(({ kind }) => kind === "background");
	const fill = background?.kind === "background" ? background.fill : null;
	return (
		<ColorField
			label={t("background.color")}
			value={fill?.type === "solid" ? fill.color : null}
			optional
			onChange={(color, dragging) => setBackground(store, color, newId(), dragging ? "background" : undefined)}
		/>
	);
}
