import { useTranslation } from "react-i18next";
import { shapeOf } from "#design/geometry/side-outline.ts";
import type { EditorSide } from "../editor-props.ts";
import { useEditorTools } from "../editor-tools.ts";
import { spokenPlace } from "../kernels/spoken-place.ts";

/** What is left of its rectangle and where its openings are, in words. */
export function ShapeNote({ side }: { side: EditorSide }) {
	const { t } = useTranslation("create");
	const { locale } = useEditorTools().props;
	const shape = shapeOf(side);
	const radius = side.cut?.kind === "rounded" ? side.cut.radius.toLocaleString(locale) : "";
	const openings = (side.openings ?? []).map((opening) => {
		const place = t(`proof.place.${spokenPlace({ ...opening, rotation: 0 }, side)}`);
		const [width, height] = [opening.width, opening.height].map((length) => length.toLocaleString(locale));
		return { key: Object.values(opening).join(" "), told: t("proof.opening", { width, height, place }) };
	});
	return (
		<>
			{shape !== "rectangle" && <p>{t(`proof.shape.${shape}`, { radius })}</p>}
			{openings.map(({ key, told }) => (
				<p key={key}>{told}</p>
			))}
		</>
	);
}
