import { useTranslation } from "react-i18next";
import { FONT_IDS, type FontId, type TextElement } from "#design/document.ts";
import { styledPieces } from "#design/elements/text/text-runs.ts";
import { FACES } from "#painters/fonts.ts";
import { SelectField } from "#ui/select-field.tsx";
import { ColorField } from "../color-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { styleTexts } from "../kernels/style-texts.ts";
import { standIn } from "../stand-in.ts";
import { FontComes } from "./font-comes.tsx";

/** Font and colour of several texts at once. */
export function SeveralTexts({ texts }: { texts: readonly TextElement[] }) {
	const { t } = useTranslation("create");
	const { store, measure } = useEditorTools();
	const font = common(texts.flatMap(fontsIn));
	const fonts = FONT_IDS.map((id) => ({ value: id as string, text: FACES[id].family }));

	function setFont(next: FontId): void {
		const [first] = texts;
		if (first) standIn(next, first.font);
		styleTexts(store, { font: next }, measure);
	}

	return (
		<>
			<SelectField
				id="fonts"
				name="font"
				label={t("text.font")}
				value={font ?? ""}
				options={font ? fonts : [{ value: "", text: t("many.different"), disabled: true }, ...fonts]}
				onChange={({ currentTarget }) => setFont(currentTarget.value as FontId)}
			/>
			{font && <FontComes font={font} />}
			<ColorField
				label={t("text.color")}
				value={common(texts.map(({ color }) => color)) ?? null}
				onChange={(color, dragging) =>
					color && styleTexts(store, { color }, measure, dragging ? `colors:${texts.map(({ id }) => id)}` : undefined)
				}
			/>
		</>
	);
}

function fontsIn({ text, font, runs }: TextElement): readonly FontId[] {
	return styledPieces(text.length, runs).map(({ style }) => style.font ?? font);
}

function common<Value>([first, ...others]: readonly Value[]): Value | undefined {
	return others.every((other) => other === first) ? first : undefined;
}
