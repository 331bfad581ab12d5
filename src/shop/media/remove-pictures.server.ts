import { and, eq, notInArray } from "drizzle-orm";
import { pictures } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { derivedFolder } from "./derived-picture.server.ts";
import { lockPictureFiles } from "./lock-picture-files.server.ts";
import { copiesFolder } from "./picture-copies.ts";

export type RemovedPicture = { readonly sha256: string; readonly originalKey: string; readonly masterKey: string };

/** Takes an owner's pictures off the list, but for those still needed; their files go with `removePictureFiles`. */
export async function removePictures(
	{ db }: Pick<Workshop, "db">,
	ownerId: string,
	needed: readonly string[],
): Promise<RemovedPicture[]> {
	const own = eq(pictures.ownerId, ownerId);
	return db
		.delete(pictures)
		.where(needed.length ? and(own, notInArray(pictures.id, [...needed])) : own)
		.returning({ sha256: pictures.sha256, originalKey: pictures.originalKey, masterKey: pictures.masterKey });
}

/** What is still needed gets another owner, beside whom the same pictures may be. */
export async function passPictures({ db }: Pick<Workshop, "db">, from: string, to: string): Promise<void> {
	await db.update(pictures).set({ ownerId: to, isSecond: true }).where(eq(pictures.ownerId, from));
}

/** Only what nobody else has uploaded too. */
export async function removePictureFiles(
	{ db, files }: Pick<Workshop, "db" | "files">,
	removed: readonly RemovedPicture[],
): Promise<void> {
	for (const { sha256, originalKey, masterKey } of removed)
		await db.transaction(async (inside) => {
			await lockPictureFiles(inside, sha256);
			const others = await inside
				.select({ id: pictures.id })
				.from(pictures)
				.where(eq(pictures.sha256, sha256))
				.limit(1);
			if (others.length) return;
			await files.remove(originalKey);
			await files.remove(masterKey);
			await files.removeFolder(copiesFolder(sha256));
			await files.removeFolder(derivedFolder(sha256));
		});
}
