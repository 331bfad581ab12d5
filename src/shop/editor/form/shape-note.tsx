import { useTranslation } from "react-i18next";
import { shapeOf } from "#design/geometry/side-outline.ts";
import type { EditorSide } from "../editor-props.ts";
import { useEditorTools } from "../editor-tools.ts";

/** What is left of its rectangle, in words. */
export function ShapeNote({ side }: { side: EditorSide }) {
	const { t } = useTranslation("create");
	const { locale } = useEditorTools().props;
	const shape = shapeOf(side);
	if (shape === "rectangle") return null;
	const radius = side.cut?.kind === "rounded" ? side.cut.radius.toLocaleString(locale) : "";
	return <p>{t(`proof.shape.${shape}`, { radius })}</p>;
}
