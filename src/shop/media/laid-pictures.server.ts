import type { PictureSource } from "#painters/picture-derivative.server.ts";

/** Paths by the pictures' ids. */
export type LaidOriginals = Readonly<Record<string, string>>;

export function laidPictures(paths: LaidOriginals): PictureSource {
	return async (id) => {
		const path = paths[id];
		if (path === undefined) throw new Error(`No picture ${id}`);
		return path;
	};
}
