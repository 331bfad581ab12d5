import { sceneInUse, showsMostInUse } from "#painters/mockup/mockup.server.ts";
import type { Shop } from "#shop/shop.ts";
import type { PictureFile } from "#ui/picture.tsx";
import { findApplication } from "./designs.server.ts";
import { inUseFile } from "./preview-files.ts";

type Pictured = { readonly code: string; readonly scene: string | null };
type Design = { readonly id: number; readonly articleId: number; readonly hash: string };

const KEPT = 5000;
const judged = new Map<string, boolean>();

/**
 * A product where it is used, with what `stem` names on it. Nothing where no scene shows that, or shows less of the
 * design than the product's other pictures.
 */
export async function pictureInUse(
	shop: Pick<Shop, "db" | "log">,
	stem: string,
	side: Pictured | undefined,
	design?: Design,
): Promise<PictureFile | undefined> {
	try {
		if (!side?.scene || !(await sceneInUse(side.scene))) return undefined;
		return !design || (await isSeenInUse(shop, side, design)) ? inUseFile(stem) : undefined;
	} catch (error) {
		shop.log.error(error, "a product's picture in use cannot be told");
		return undefined;
	}
}

async function isSeenInUse(shop: Pick<Shop, "db">, { code, scene }: Pictured, design: Design): Promise<boolean> {
	const key = `${design.hash} ${scene}`;
	const known = judged.get(key);
	if (known !== undefined) return known;
	const applied = await findApplication(shop, design.id, design.articleId);
	const side = applied?.document.sides.find((each) => each.code === code);
	const isSeen = side !== undefined && scene !== null && (await showsMostInUse(scene, side));
	judged.set(key, isSeen);
	if (judged.size > KEPT) judged.delete(judged.keys().next().value ?? "");
	return isSeen;
}
