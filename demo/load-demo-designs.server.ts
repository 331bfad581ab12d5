import { createHash } from "node:crypto";
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES } from "#core/languages.ts";
import { designApplications, designs, designTags, designTexts } from "#database/schema.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import { storePicture } from "#shop/media/upload-picture.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { demoTexts } from "./demo-texts.ts";
import { demoDesigns } from "./designs.ts";
import { type DemoPicture, demoPictures } from "./pictures.ts";

/** The sample photographs as everybody's pictures, then the designs with their documents for each article. */
export async function loadDemoDesigns(shop: Workshop): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), "keepsake-demo-"));
	try {
		await Promise.all(demoPictures.map((picture) => loadPicture(shop, picture, folder)));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
	const { db } = shop;
	await db
		.insert(designs)
		.values(
			demoDesigns.map(({ id, popularity, createdOn, modifiedOn }) => ({ id, popularity, createdOn, modifiedOn })),
		);
	await db
		.insert(designTexts)
		.values(
			LANGUAGES.flatMap((language) =>
				demoDesigns.map(({ id }) => ({ designId: id, language, ...demoTexts[language].designs[id]! })),
			),
		);
	await db
		.insert(designTags)
		.values(
			demoDesigns.flatMap(({ id, tags, popularity }) => tags.map((tagId) => ({ designId: id, tagId, popularity }))),
		);
	await db.insert(designApplications).values(
		demoDesigns.flatMap(({ id, applications, popularity }) =>
			applications.map(({ articleId, document }, position) => ({
				designId: id,
				articleId,
				position,
				document,
				hash: documentHash(document),
				popularity,
			})),
		),
	);
}

async function loadPicture(shop: Workshop, picture: DemoPicture, folder: string): Promise<void> {
	const bytes = await readFile(picture.file);
	const path = join(folder, picture.id);
	await copyFile(picture.file, path);
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	const file = { path, fileName: picture.file, bytes: bytes.length, sha256, head: bytes.subarray(0, 1024) };
	const stored = await storePicture(shop, file, "jpeg", null, picture.id);
	if (!stored.ok) throw new Error(`The demo picture ${picture.file} could not be read: ${stored.reason}`);
}
