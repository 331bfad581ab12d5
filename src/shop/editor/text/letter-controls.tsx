import IconBold from "@tabler/icons-react/dist/esm/icons/IconBold.mjs";
import IconItalic from "@tabler/icons-react/dist/esm/icons/IconItalic.mjs";
import { useTranslation } from "react-i18next";
import { POINTS_PER_MM } from "#core/units.ts";
import { FONT_IDS, type FontId, type LetterStyle, type TextElement } from "#design/document.ts";
import { FACES, faceOfStyle, fontsOfStyledText } from "#painters/fonts.ts";
import { areFontsLate } from "#painters/load-fonts.client.ts";
import { SelectField } from "#ui/select-field.tsx";
import { ColorField } from "../color-field.tsx";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { IconButton } from "../icon-button.tsx";
import type { ElementChange } from "../kernels/commands.ts";
import { chosenLetters, letterLook, styleChange } from "../kernels/letter-styles.ts";
import { useRights } from "../locks/use-rights.ts";
import { NumberField } from "../number-field.tsx";
import { PartLater } from "../part-later.tsx";
import { FontComes } from "./font-comes.tsx";
import { useLetterStyle } from "./use-letter-style.ts";

/** Hardly less than the metre that the server takes. */
const LARGEST_POINTS = 2800;

type LetterControlsProps = { text: TextElement; change: (what: string, value: ElementChange) => void };

/** Font, size, weight and colour: of the letters that are selected, else of the whole text. */
export function LetterControls({ text, change }: LetterControlsProps) {
	const { t } = useTranslation("create");
	const { store } = useEditorTools();
	const range = chosenLetters(useEditorState(), text.id);
	const look = letterLook(text, range);
	const may = useRights(text);
	const style = useLetterStyle(text.id);

	function setSize(points: number): void {
		const size = points / POINTS_PER_MM;
		if (range) change(`size ${range}`, styleChange(text, range, { scale: size / text.size }));
		else change("size", { size, ...(text.fit && { fit: false }) });
	}

	function toggle(name: "bold" | "italic", letters: LetterStyle): void {
		if (hasFace(look.font, name)) style(letters);
	}

	const sized = range ? may("style") : may("size");
	if (!may("style") && !sized) return null;
	return (
		<>
			{range ? (
				<div className="grid justify-items-start gap-1 rounded-tile bg-accent-soft p-3">
					<p className="wrap-anywhere">{t("text.letters.chosen", { words: shortened(text.text.slice(...range)) })}</p>
					<button
						type="button"
						className="press min-h-11 font-semibold underline"
						onClick={() => store.enter("select", text.id)}
					>
						{t("text.letters.whole")}
					</button>
				</div>
			) : (
				may("content") && !text.placeholder && <p className="text-14 text-ink-soft">{t("text.letters.help")}</p>
			)}
			{may("style") && (
				<SelectField
					id={`font-${text.id}`}
					name="font"
					label={t("text.font")}
					value={look.font}
					options={FONT_IDS.map((font) => ({ value: font, text: FACES[font].family }))}
					onChange={({ currentTarget }) => style({ font: currentTarget.value as FontId })}
				/>
			)}
			<FontComes font={look.font} face={faceOfStyle(look.font, look)} />
			<PartLater isLate={areFontsLate(fontsOfStyledText(text))} />
			<div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-end gap-3">
				{sized && (
					<NumberField
						key={`${text.id} ${range}`}
						label={t("text.size")}
						value={text.size * look.scale * POINTS_PER_MM}
						min={4}
						max={LARGEST_POINTS}
						onChange={setSize}
					/>
				)}
				{may("style") && (
					<div className="flex h-12 items-center">
						<IconButton
							icon={IconBold}
							name={t("text.letters.bold")}
							aria-pressed={look.bold}
							aria-disabled={!hasFace(look.font, "bold")}
							onClick={() => toggle("bold", { bold: !look.bold })}
						/>
						<IconButton
							icon={IconItalic}
							name={t("text.letters.italic")}
							aria-pressed={look.italic}
							aria-disabled={!hasFace(look.font, "italic")}
							onClick={() => toggle("italic", { italic: !look.italic })}
						/>
					</div>
				)}
			</div>
			{may("style") && (
				<ColorField
					label={t("text.color")}
					value={look.color}
					onChange={(color, dragging) =>
						color && change(`${dragging ? "color" : color} ${range}`, styleChange(text, range, { color }))
					}
				/>
			)}
		</>
	);
}

function hasFace(font: FontId, name: "bold" | "italic"): boolean {
	return faceOfStyle(font, { [name]: true }) !== font;
}

function shortened(words: string): string {
	const letters = [...words.replaceAll(/\s+/g, " ")];
	return letters.length > 30 ? `${letters.slice(0, 30).join("")}…` : letters.join("");
}
