import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ClipArtPath } from "#design/document.ts";
import { pictureNumber } from "#design/elements/text/emoji.ts";
import { blockOfEmoji, EMOJI_IN_BLOCK, type EmojiBlock } from "#painters/emoji/emoji-block.ts";

const FOLDER = resolve("src/painters/emoji/blocks");
const known = new Map<EmojiBlock, readonly (readonly ClipArtPath[])[]>();

export function emojiFile(block: EmojiBlock): Uint8Array {
	return readFileSync(resolve(FOLDER, `${block}.json`));
}

/** In the unit square. */
export function pathsOfEmoji(sign: string): readonly ClipArtPath[] {
	const number = pictureNumber(sign);
	if (number === undefined) return [];
	const block = blockOfEmoji(number);
	const pictures = known.get(block) ?? JSON.parse(Buffer.from(emojiFile(block)).toString("utf8"));
	known.set(block, pictures);
	return pictures[number % EMOJI_IN_BLOCK] ?? [];
}
