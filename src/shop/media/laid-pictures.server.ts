import type { PictureSource, PixelSize } from "#painters/picture-derivative.server.ts";
import { smallestEnough } from "./picture-copies.ts";

/** `paths`: of the master and of its copies (picture-copies.ts). */
export type LaidPicture = PixelSize & { readonly paths: readonly string[] };
/** By the pictures' ids. */
export type LaidPictures = Readonly<Record<string, LaidPicture>>;

export function laidPictures(laid: LaidPictures): PictureSource {
	return async (id, needed) => {
		const picture = laid[id];
		const path = picture?.paths[smallestEnough({ ...picture, copies: picture.paths.length - 1 }, needed)];
		if (path === undefined) throw new Error(`No picture ${id}`);
		return path;
	};
}
