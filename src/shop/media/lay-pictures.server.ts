import { join } from "node:path";
import { inArray } from "drizzle-orm";
import { pictures } from "#database/schema.ts";
import type { DesignSide } from "#design/document.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import type { Workshop } from "#shop/shop.ts";
import type { LaidPicture, LaidPictures } from "./laid-pictures.server.ts";
import { copyKey, copyPath } from "./picture-copies.ts";

/** A process of its own has no database: the pictures that stand on the sides lie in the folder, with their copies. */
export async function layPictures(
	{ db, files }: Pick<Workshop, "db" | "files">,
	sides: readonly Pick<DesignSide, "elements">[],
	folder: string,
): Promise<LaidPictures> {
	const elements = sides.flatMap((side) => flatElements(side.elements));
	const ids = new Set(elements.flatMap((each) => (each.kind === "photo" && each.picture?.id) || []));
	if (ids.size === 0) return {};
	const found = await db
		.select()
		.from(pictures)
		.where(inArray(pictures.id, [...ids]));
	const laid: Record<string, LaidPicture> = {};
	for (const { id, width, height, copies, ...picture } of found) {
		const paths = Array.from({ length: copies + 1 }, (_, step) => copyPath(join(folder, `picture-${id}`), step));
		const laying = await Promise.allSettled(paths.map((path, step) => files.lay(copyKey(picture, step), path)));
		// Only when none of them writes any more may the folder be removed.
		for (const result of laying) if (result.status === "rejected") throw result.reason;
		laid[id] = { width, height, paths };
	}
	return laid;
}
