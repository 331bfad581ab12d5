import { useTranslation } from "react-i18next";
import type { TextElement } from "#design/document.ts";
import { emojiIn } from "#design/elements/text/emoji.ts";
import { fontsOfStyledText } from "#painters/fonts.ts";
import { SelectField } from "#ui/select-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { elementOf } from "../kernels/commands.ts";
import { changeElement } from "../kernels/editing.ts";

/** Some techniques print one ink only; there the text's colour is what is wanted. */
export function EmojiChoice({ text }: { text: TextElement }) {
	const { t } = useTranslation("create");
	const { store, measure, prepareFonts } = useEditorTools();
	if (emojiIn(text.text).length === 0) return null;

	async function choose(coloredEmoji: boolean): Promise<void> {
		const { side } = store.getState().selection;
		await prepareFonts(fontsOfStyledText({ ...text, coloredEmoji })).catch(() => {});
		const now = elementOf(store.getState().document, side, text.id);
		if (now?.kind === "text") changeElement(store, now, { coloredEmoji }, measure);
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
			onChange={({ currentTarget }) => void choose(currentTarget.value === "colored")}
		/>
	);
}
