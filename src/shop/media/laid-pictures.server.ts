import type { PictureSource, PixelSize } from "#painters/picture-derivative.server.ts";
import { colorSampling } from "./color-sampling.server.ts";
import { copySize, smallestEnough } from "./picture-copies.ts";

/** `paths`: of the master and of its copies (picture-copies.ts). */
export type LaidPicture = PixelSize & { readonly paths: readonly string[] };
/** By the pictures' ids. */
export type LaidPictures = Readonly<Record<string, LaidPicture>>;

export function laidPictures(laid: LaidPictures): PictureSource {
	return async (id, needed) => {
		const picture = laid[id];
		const step = picture && smallestEnough({ ...picture, copies: picture.paths.length - 1 }, needed);
		const path = step !== undefined && picture?.paths[step];
		if (!path) throw new Error(`No picture ${id}`);
		// Only what is opaque has copies.
		return step > 0 ? { path, size: copySize(picture, step), sampling: await colorSampling(path) } : path;
	};
}
