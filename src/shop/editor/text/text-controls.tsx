import IconAlignCenter from "@tabler/icons-react/dist/esm/icons/IconAlignCenter.mjs";
import IconAlignJustified from "@tabler/icons-react/dist/esm/icons/IconAlignJustified.mjs";
import IconAlignLeft from "@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs";
import IconAlignRight from "@tabler/icons-react/dist/esm/icons/IconAlignRight.mjs";
import { useTranslation } from "react-i18next";
import { POINTS_PER_MM } from "#core/units.ts";
import {
	FONT_IDS,
	type FontId,
	LETTER_CASES,
	type LetterCase,
	TEXT_ALIGNMENTS,
	type TextAlignment,
	type TextElement,
} from "#design/document.ts";
import { FACES } from "#painters/fonts.ts";
import { Button } from "#ui/button.tsx";
import type { IconShape } from "#ui/icon.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ColorField } from "../color-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { IconButton } from "../icon-button.tsx";
import type { ElementChange } from "../kernels/commands.ts";
import { changeElement, selectedElement } from "../kernels/editing.ts";
import { NumberField } from "../number-field.tsx";
import { RangeField } from "../range-field.tsx";
import { CurveField } from "./text-curve.tsx";
import { TextEffects } from "./text-effects.tsx";
import { TextFrame } from "./text-frame.tsx";

const ICONS: Readonly<Record<TextAlignment, IconShape>> = {
	left: IconAlignLeft,
	center: IconAlignCenter,
	right: IconAlignRight,
	justify: IconAlignJustified,
};

export function TextControls({ text }: { text: TextElement }) {
	const { t } = useTranslation("create");
	const { store, measure, prepareFonts } = useEditorTools();
	const tracking = Math.round((text.tracking ?? 0) * 100);

	function change(what: string, value: ElementChange): void {
		changeElement(store, text, value, measure, `text:${what}:${text.id}`);
	}

	async function setFont(font: FontId): Promise<void> {
		await prepareFonts([font]).catch(() => {});
		const now = selectedElement(store);
		if (now?.id === text.id) changeElement(store, now, { font }, measure);
	}

	return (
		<div className="grid gap-4">
			<Button
				type="button"
				look="secondary"
				onClick={() => store.enter("text", text.id, { anchor: 0, focus: text.text.length })}
			>
				{t("text.edit")}
			</Button>
			<SelectField
				id={`font-${text.id}`}
				name="font"
				label={t("text.font")}
				value={text.font}
				options={FONT_IDS.map((font) => ({ value: font, text: FACES[font].family }))}
				onChange={({ currentTarget }) => void setFont(currentTarget.value as FontId)}
			/>
			<div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] items-end gap-3">
				<NumberField
					label={t("text.size")}
					value={text.size * POINTS_PER_MM}
					min={4}
					max={1000}
					onChange={(points) => change("size", { size: points / POINTS_PER_MM, ...(text.fit && { fit: false }) })}
				/>
				<fieldset>
					<legend className="mb-2 font-semibold">{t("text.align")}</legend>
					<div className="flex h-12 items-center">
						{TEXT_ALIGNMENTS.map((align) => (
							<IconButton
								key={align}
								icon={ICONS[align]}
								name={t(`text.${align}`)}
								aria-pressed={text.align === align}
								onClick={() => change("align", { align })}
							/>
						))}
					</div>
				</fieldset>
			</div>
			<CurveField text={text} change={change} />
			{!text.curve && <TextFrame text={text} change={change} />}
			<SelectField
				id={`case-${text.id}`}
				name="case"
				label={t("text.case")}
				value={text.letterCase ?? "typed"}
				options={LETTER_CASES.map((each) => ({ value: each, text: t(`text.cases.${each}`) }))}
				onChange={({ currentTarget }) => change("case", { letterCase: currentTarget.value as LetterCase })}
			/>
			<ColorField
				label={t("text.color")}
				value={text.color}
				onChange={(color, dragging) => color && change(dragging ? "color" : color, { color })}
			/>
			<RangeField
				label={t("text.leading")}
				value={Math.round(text.leading * 100)}
				min={80}
				max={220}
				step={5}
				text={t("element.percent", { percent: Math.round(text.leading * 100) })}
				onChange={(percent) => change("leading", { leading: percent / 100 })}
			/>
			<RangeField
				label={t("text.tracking")}
				value={tracking}
				min={-10}
				max={100}
				step={1}
				text={t("element.percent", { percent: tracking })}
				onChange={(percent) => change("tracking", { tracking: percent / 100 })}
			/>
			<TextEffects key={text.id} text={text} change={change} />
		</div>
	);
}
