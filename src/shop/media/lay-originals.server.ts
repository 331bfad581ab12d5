import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DesignSide } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import type { PictureSource } from "#painters/picture-derivative.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { pictureSource } from "./pictures.server.ts";

/** Paths by the pictures' ids. */
export type LaidOriginals = Readonly<Record<string, string>>;

/** A process of its own has no database: the originals of what stands on the sides lie in the folder. */
export async function layOriginals(
	shop: Pick<Workshop, "db" | "files">,
	sides: readonly Pick<DesignSide, "elements">[],
	folder: string,
): Promise<LaidOriginals> {
	const source = pictureSource(shop);
	const elements = sides.flatMap((side) => flatElements(side.elements));
	const ids = elements.flatMap((each) => (each.kind === "photo" && each.picture?.id) || []);
	const paths: Record<string, string> = {};
	for (const [index, id] of [...new Set(ids)].entries()) {
		const path = join(folder, `original-${index}`);
		await writeFile(path, await source(id));
		paths[id] = path;
	}
	return paths;
}

export function laidPictures(paths: LaidOriginals): PictureSource {
	return async (id) => {
		const path = paths[id];
		if (path === undefined) throw new Error(`No picture ${id}`);
		return path;
	};
}
