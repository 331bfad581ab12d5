import { useTranslation } from "react-i18next";
import type { TextElement } from "#design/document.ts";
import { emojiIn } from "#design/elements/text/emoji.ts";
import { fontsOfStyledText } from "#painters/fonts.ts";
import { SelectField } from "#ui/select-field.tsx";
import { useEditorTools } from "../editor-tools.ts";

/** Some techniques print one ink only; there the text's colour is what is wanted. */
export function EmojiChoice({ text }: { text: TextElement }) {
	const { t } = useTranslation("create");
	const { prepareFonts, changeLate } = useEditorTools();
	if (emojiIn(text.text).length === 0) return null;

	function choose(coloredEmoji: boolean): void {
		const ready = prepareFonts(fontsOfStyledText({ ...text, coloredEmoji })).catch(() => {});
		const choice = { id: text.id, decides: "emoji", name: t("text.emoji.name"), isKnown: true, ready };
		void changeLate({ ...choice, change: () => ({ coloredEmoji }) });
	}

	return (
		<SelectField
			id={`emoji-${text.id}`}
			name="emoji"
			label={t("text.emoji.name")}
			value={text.coloredEmoji ? "colored" : "plain"}
			options={[
				{ value: "colored", text: t("text.emoji.colored") },
				{ value: "plain", text: t("text.emoji.plain") },
			]}
			onChange={({ currentTarget }) => choose(currentTarget.value === "colored")}
		/>
	);
}
