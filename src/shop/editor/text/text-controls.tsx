import IconAlignCenter from "@tabler/icons-react/dist/esm/icons/IconAlignCenter.mjs";
import IconAlignJustified from "@tabler/icons-react/dist/esm/icons/IconAlignJustified.mjs";
import IconAlignLeft from "@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs";
import IconAlignRight from "@tabler/icons-react/dist/esm/icons/IconAlignRight.mjs";
import { useTranslation } from "react-i18next";
import {
	LETTER_CASES,
	type LetterCase,
	TEXT_ALIGNMENTS,
	type TextAlignment,
	type TextElement,
} from "#design/document.ts";
import { Button } from "#ui/button.tsx";
import type { IconShape } from "#ui/icon.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { IconButton } from "../icon-button.tsx";
import { changeElement } from "../kernels/change-element.ts";
import type { ElementChange } from "../kernels/commands.ts";
import { useRights } from "../locks/use-rights.ts";
import { RangeField } from "../range-field.tsx";
import { EmojiChoice } from "./emoji-choice.tsx";
import { LetterControls } from "./letter-controls.tsx";
import { CurveField } from "./text-curve.tsx";
import { TextEffects } from "./text-effects.tsx";
import { TextFrame } from "./text-frame.tsx";

const ICONS: Readonly<Record<TextAlignment, IconShape>> = {
	left: IconAlignLeft,
	center: IconAlignCenter,
	right: IconAlignRight,
	justify: IconAlignJustified,
};

type TextControlsProps = {
	text: TextElement;
	/** Another button opens it already. */
	asksForWords: boolean;
};

export function TextControls({ text, asksForWords }: TextControlsProps) {
	const { t } = useTranslation("create");
	const { store, measure } = useEditorTools();
	const may = useRights(text);

	function change(what: string, value: ElementChange): void {
		changeElement(store, text, value, measure, `text:${what}:${text.id}`);
	}

	return (
		<div className="grid gap-4">
			{may("content") && !asksForWords && (
				<Button
					type="button"
					look="secondary"
					onClick={() => store.enter("text", text.id, { anchor: 0, focus: text.text.length })}
				>
					{t("text.edit")}
				</Button>
			)}
			<LetterControls text={text} change={change} />
			{may("style") && <EmojiChoice text={text} />}
			{may("style", "size", "place") && <CurveField text={text} change={change} />}
			{may("size", "place") && !text.curve && <TextFrame text={text} change={change} />}
			{may("style") && <TextLook text={text} change={change} />}
		</div>
	);
}

type TextLookProps = { text: TextElement; change: (what: string, value: ElementChange) => void };

/** How the lines and their letters look, whatever they say. */
function TextLook({ text, change }: TextLookProps) {
	const { t } = useTranslation("create");
	const tracking = Math.round((text.tracking ?? 0) * 100);
	return (
		<>
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
			<SelectField
				id={`case-${text.id}`}
				name="case"
				label={t("text.case")}
				value={text.letterCase ?? "typed"}
				options={LETTER_CASES.map((each) => ({ value: each, text: t(`text.cases.${each}`) }))}
				onChange={({ currentTarget }) => change("case", { letterCase: currentTarget.value as LetterCase })}
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
		</>
	);
}
