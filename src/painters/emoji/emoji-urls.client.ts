import type { EmojiBlock } from "#painters/emoji/emoji-block.ts";

const URLS = import.meta.glob<string>("./blocks/*.json", { eager: true, query: "?url", import: "default" });

export function urlOfEmoji(block: EmojiBlock): string {
	const url = URLS[`./blocks/${block}.json`];
	if (!url) throw new Error(`There is no ${block}`);
	return url;
}
