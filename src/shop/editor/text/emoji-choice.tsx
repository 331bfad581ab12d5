import { useTranslation } from "react-i18next";
import type { TextElement } from "#design/document.ts";
import { emojiIn } from "#design/elements/text/emoji.ts";
import { SelectField } from "#ui/select-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { changeElement } from "../kernels/change-element.ts";

/** Some techniques print one ink only; there the text's colour is what is wanted. */
export function EmojiChoice({ text }: { text: TextElement }) {
	const { t } = useTranslation("create");
	const { store, measure } = useEditorTools();
	if (emojiIn(text.text).length === 0) return null;

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
			onChange={({ currentTarget }) =>
				changeElement(store, text, { coloredEmoji: currentTarget.value === "colored" }, measure)
			}
		/>
	);
}
