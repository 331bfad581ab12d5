import { createHash, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { articleSides, designApplications, pictures } from "#database/schema.ts";
import { preview } from "#shop/designs/preview.server.ts";
import type { Workshop } from "#shop/shop.ts";
import type { DemoReview } from "./reviews.ts";

const COMPOSED = 640;
/** What is left of it once it looks taken by hand: nearer, a little aslant and in the light of a room. */
const [WIDTH, HEIGHT] = [480, 560];
const ASLANT_DEGREES = 3;

/** The reviewed design on its article, as a customer might have photographed it; the id of the kept picture. */
export async function loadDemoPhoto(
	shop: Pick<Workshop, "db" | "files" | "log" | "now">,
	{ articleId, designId }: DemoReview,
): Promise<string | undefined> {
	const [found] = await shop.db
		.select({ document: designApplications.document, hash: designApplications.hash, side: articleSides })
		.from(designApplications)
		.innerJoin(articleSides, and(eq(articleSides.articleId, articleId), eq(articleSides.position, 0)))
		.where(and(eq(designApplications.designId, designId), eq(designApplications.articleId, articleId)));
	if (!found) return undefined;
	const composed = await preview(shop, { ...found, color: null, width: COMPOSED, format: "jpg" });
	const bytes = await sharp(await sharp(composed).rotate(ASLANT_DEGREES).toBuffer())
		.resize(COMPOSED + 40, COMPOSED + 40, { fit: "cover" })
		.extract({ left: 100, top: 70, width: WIDTH, height: HEIGHT })
		.modulate({ brightness: 0.95, saturation: 0.88 })
		.jpeg({ quality: 84 })
		.toBuffer();
	const sha256 = createHash("sha256").update(bytes).digest("hex");
	const key = `masters/${sha256.slice(0, 2)}/${sha256}.jpeg`;
	await shop.files.put(key, bytes);
	const picture = { id: randomUUID(), sha256, contentType: "image/jpeg", fileName: "review.jpg" };
	const size = { width: WIDTH, height: HEIGHT, bytes: bytes.length };
	await shop.db.insert(pictures).values({ ...picture, ...size, originalKey: key, masterKey: key, createdAt: shop.now });
	return picture.id;
}
