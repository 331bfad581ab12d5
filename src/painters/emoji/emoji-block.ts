/** A file of pictures, loaded as a font is. */
export type EmojiBlock = `emoji-${number}`;

export const EMOJI_IN_BLOCK = 16;

export function blockOfEmoji(number: number): EmojiBlock {
	return `emoji-${Math.floor(number / EMOJI_IN_BLOCK)}`;
}

export function isEmojiBlock(id: string): id is EmojiBlock {
	return id.startsWith("emoji-");
}
