import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { TextShaper } from "#design/text-shaping.ts";
import { isEmojiBlock } from "#painters/emoji/emoji-block.ts";
import { emojiFile } from "#painters/emoji/emoji-files.server.ts";
import { FACES, type TypeFile } from "#painters/fonts.ts";
import { createShaper } from "#painters/shaper.ts";

let shaper: TextShaper | undefined;

/** One shaper for the whole process, with every face; a font's file is read when a text first needs it. */
export function serverShaper(): TextShaper {
	shaper ??= createShaper(fontFiles());
	return shaper;
}

function fontFiles(): Pick<ReadonlyMap<TypeFile, Uint8Array>, "get"> {
	const { resolve } = createRequire(import.meta.url);
	const files = new Map<TypeFile, Uint8Array>();
	return {
		get(id) {
			const read = () => (isEmojiBlock(id) ? emojiFile(id) : readFileSync(resolve(FACES[id].file)));
			const bytes = files.get(id) ?? read();
			files.set(id, bytes);
			return bytes;
		},
	};
}
