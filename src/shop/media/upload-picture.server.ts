import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { type Database, isTransaction } from "#database/database.ts";
import { pictures } from "#database/schema.ts";
import type { Shop, Workshop } from "#shop/shop.ts";
import { ownerByNow } from "#shop/visit-owner.server.ts";
import { decodeInProcess } from "./decode-in-process.server.ts";
import { lockPictureFiles } from "./lock-picture-files.server.ts";
import { copyKey, copyPath } from "./picture-copies.ts";
import type { Picture } from "./pictures.server.ts";
import { type PictureType, type SniffRefusal, sniffPicture } from "./sniff-picture.ts";

export type UploadRefusal =
	| SniffRefusal
	| "too_many_pixels"
	| "damaged"
	| "empty"
	| "too_slow"
	| "too_small"
	| "too_many_pictures";

type Incoming = { path: string; fileName: string; bytes: number; sha256: string; head: Uint8Array };

const MOST_PICTURES = 1000;
const SMALLEST_SIDE = 16;

/** Takes a customer's picture in: sniffed, decoded apart, stored under its hash. The same file again is the same picture. */
export async function uploadPicture(shop: Shop, file: Incoming): Promise<Outcome<Picture, UploadRefusal>> {
	const sniffed = sniffPicture(file.head);
	if ("refusal" in sniffed) return refused(sniffed.refusal);
	const ownerId = shop.owner.start();
	const mine = eq(pictures.ownerId, ownerId);
	const [known] = await shop.db
		.select()
		.from(pictures)
		.where(and(mine, eq(pictures.sha256, file.sha256)));
	if (known) return accepted(known);
	const [count] = await shop.db.select({ pictures: sql<number>`count(*)::int` }).from(pictures).where(mine);
	if ((count?.pictures ?? 0) >= MOST_PICTURES) return refused("too_many_pictures");
	return storePicture(shop, file, sniffed.type, ownerId);
}

/** `ownerId` null: the shop's own picture, for everybody. A visit's that was taken over meanwhile is the customer's. */
export async function storePicture(
	shop: Pick<Workshop, "db" | "files" | "now">,
	file: Incoming,
	type: PictureType,
	ownerId: string | null,
	id: string = randomUUID(),
): Promise<Outcome<Picture, UploadRefusal>> {
	const folder = await mkdtemp(`${file.path}-`);
	try {
		const master = join(folder, "master");
		const decoded = await decodeInProcess({ path: file.path, type, target: master });
		if (!decoded.ok) return refused(decoded.refusal);
		if (Math.min(decoded.width, decoded.height) < SMALLEST_SIDE) return refused("too_small");
		const stem = `${file.sha256.slice(0, 2)}/${file.sha256}`;
		const originalKey = `originals/${stem}.${type}`;
		const masterKey = `masters/${stem}.${decoded.format}`;
		const { copies } = decoded;
		const copy = (step: number) => [copyKey({ sha256: file.sha256, masterKey }, step), copyPath(master, step)] as const;
		const kept = [[originalKey, file.path] as const, ...Array.from({ length: copies + 1 }, (_, step) => copy(step))];
		await putMissing(shop, kept);
		const content = {
			sha256: file.sha256,
			originalKey,
			masterKey,
			copies,
			contentType: `image/${decoded.format}`,
			width: decoded.width,
			height: decoded.height,
			bytes: file.bytes,
		};
		const target =
			ownerId === null
				? { target: pictures.id }
				: { target: [pictures.ownerId, pictures.sha256], targetWhere: sql`not ${pictures.isSecond}` };
		const write = async (db: Database) => {
			await lockPictureFiles(db, file.sha256);
			const owner = ownerId && (await ownerByNow(db, ownerId, shop.now));
			const values = { ...content, id, ownerId: owner, fileName: file.fileName, createdAt: shop.now };
			return db
				.insert(pictures)
				.values(values)
				.onConflictDoUpdate({ ...target, set: content })
				.returning();
		};
		const [stored] = await (isTransaction(shop.db) ? write(shop.db) : shop.db.transaction(write));
		if (!stored) throw new Error("The picture was not stored");
		// Whoever had the same picture may have been erased meanwhile, and its files with them.
		await putMissing(shop, kept);
		return accepted(stored);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function putMissing({ files }: Pick<Workshop, "files">, kept: readonly (readonly [key: string, path: string])[]) {
	for (const [key, path] of kept) if (!(await files.has(key))) await files.putFile(key, path);
}
