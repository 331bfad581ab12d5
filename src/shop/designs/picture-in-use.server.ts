import { sceneInUse } from "#painters/mockup/mockup.server.ts";
import type { PictureFile } from "#ui/picture.tsx";
import { inUseFile } from "./preview-files.ts";

/** A product with what `stem` names on it, where it is used; nothing where no scene shows that. */
export async function pictureInUse(
	stem: string,
	side: { readonly scene: string | null } | undefined,
): Promise<PictureFile | undefined> {
	return side?.scene && (await sceneInUse(side.scene)) ? inUseFile(stem) : undefined;
}
