import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { TextShaper } from "#design/text-shaping.ts";
import { FACES, type FaceId } from "#painters/fonts.ts";
import { createShaper } from "#painters/shaper.ts";

let shaper: TextShaper | undefined;

/** One shaper for the whole process, with every face; a font's file is read when a text first needs it. */
export function serverShaper(): TextShaper {
	shaper ??= createShaper(fontFiles());
	return shaper;
}

function fontFiles(): Pick<ReadonlyMap<FaceId, Uint8Array>, "get"> {
	const { resolve } = createRequire(import.meta.url);
	const files = new Map<FaceId, Uint8Array>();
	return {
		get(face) {
			const bytes = files.get(face) ?? readFileSync(resolve(FACES[face].file));
			files.set(face, bytes);
			return bytes;
		},
	};
}
