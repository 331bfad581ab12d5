import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DesignSide } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import type { Workshop } from "#shop/shop.ts";
import type { LaidOriginals } from "./laid-pictures.server.ts";
import { pictureSource } from "./pictures.server.ts";

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
