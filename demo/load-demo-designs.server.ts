import { createHash } from "node:crypto";
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isNull } from "drizzle-orm";
import { LANGUAGES } from "#core/languages.ts";
import type { Database } from "#database/database.ts";
import { designApplications, designs, designTags, designTexts, pictures } from "#database/schema.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import { storePicture } from "#shop/media/upload-picture.server.ts";
import type { Workshop } from "#shop/shop.ts";
import { designKeywords } from "./demo-keywords.ts";
import { demoTexts } from "./demo-texts.ts";
import { type DemoDesign, demoDesigns } from "./designs.ts";
import { type DemoPicture, demoPictures } from "./pictures.ts";

/** The sample photographs as everybody's pictures, then the designs with their documents for each article: what the shop lacks. */
export async function loadDemoDesigns(shop: Workshop): Promise<void> {
	const { db } = shop;
	const rows = await db.select({ id: designs.id }).from(designs);
	const known = new Set(rows.map(({ id }) => id));
	const lacking = demoDesigns.filter(({ id }) => !known.has(id));
	await loadPictures(shop);
	if (lacking.length) await describeDesigns(db, lacking);
	await applyDesigns(db);
}

async function applyDesigns(db: Database): Promise<void> {
	const { designId, articleId } = designApplications;
	const made = await db.select({ designId, articleId }).from(designApplications);
	const known = new Set(made.map((row) => `${row.designId} ${row.articleId}`));
	const rows = await db.select({ id: designs.id, popularity: designs.popularity }).from(designs);
	const popularities = new Map(rows.map((row) => [row.id, row.popularity]));
	const lacking = demoDesigns.flatMap(({ id, applications }) =>
		applications.flatMap(({ articleId, document }, position) => {
			if (known.has(`${id} ${articleId}`)) return [];
			const popularity = popularities.get(id)!;
			return { designId: id, articleId, position, document, hash: documentHash(document), popularity };
		}),
	);
	if (lacking.length) await db.insert(designApplications).values(lacking);
}

async function describeDesigns(db: Database, lacking: readonly DemoDesign[]): Promise<void> {
	await db
		.insert(designs)
		.values(lacking.map(({ id, popularity, createdOn, modifiedOn }) => ({ id, popularity, createdOn, modifiedOn })));
	await db.insert(designTexts).values(
		LANGUAGES.flatMap((language) =>
			lacking.map((design) => ({
				designId: design.id,
				language,
				...demoTexts[language].designs[design.id]!,
				keywords: designKeywords(language, design),
			})),
		),
	);
	await db
		.insert(designTags)
		.values(lacking.flatMap(({ id, tags, popularity }) => tags.map((tagId) => ({ designId: id, tagId, popularity }))));
}

async function loadPictures(shop: Workshop): Promise<void> {
	const rows = await shop.db.select({ id: pictures.id }).from(pictures).where(isNull(pictures.ownerId));
	const known = new Set(rows.map(({ id }) => id));
	const lacking = demoPictures.filter(({ id }) => !known.has(id));
	const folder = await mkdtemp(join(tmpdir(), "keepsake-demo-"));
	try {
		await Promise.all(lacking.map((picture) => loadPicture(shop, picture, folder)));
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
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
