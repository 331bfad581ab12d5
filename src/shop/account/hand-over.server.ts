import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { handovers } from "#database/schema.ts";
import { takeOverCart } from "#shop/cart/take-over-cart.server.ts";
import { forgetCheckout } from "#shop/checkout/forget-checkout.server.ts";
import { takeOverPictures } from "#shop/media/take-over-pictures.server.ts";
import { findProject } from "#shop/projects/projects.server.ts";
import { takeOverProjects } from "#shop/projects/take-over-projects.server.ts";
import { inTransaction, type Shop, type Workshop } from "#shop/shop.ts";

export type Continued = { readonly articleId: number; readonly projectId: string };
/** `expiresAt` null: the link asks for the sign-in instead. */
export type Offered = { readonly path: string; readonly expiresAt: Date | null };

const MINUTES = 10;
const SECRET = /^[A-Za-z0-9_-]{43}$/;
const CIPHER = "aes-256-gcm";
/** Bytes, as NIST SP 800-38D recommends for GCM. */
const [NONCE, TAG] = [12, 16];

/** The way to one's own project on another device: a customer signs in there, a guest's visit goes on there. */
export async function offerProject(shop: Shop, projectId: string): Promise<Outcome<Offered, "not_found">> {
	const project = await findProject(shop, projectId);
	const visit = shop.session.secret();
	if (!project || shop.site.kiosk) return refused("not_found");
	const editor = editorPath({ articleId: project.articleId, projectId });
	if (shop.customer) return accepted({ path: `/login?callbackUrl=${encodeURIComponent(editor)}`, expiresAt: null });
	if (!visit) return refused("not_found");
	const secret = randomBytes(32).toString("base64url");
	const expiresAt = new Date(shop.now.getTime() + MINUTES * 60_000);
	await shop.db.delete(handovers).where(lte(handovers.expiresAt, shop.now));
	await shop.db
		.insert(handovers)
		.values({ id: nameOf(secret), projectId, ownerId: project.ownerId, sealed: seal(shop, secret, visit), expiresAt });
	return accepted({ path: `/continue/${secret}`, expiresAt });
}

/** Whether the link still leads anywhere; looking does not use it up, as previews of links look. */
export async function isOffered(shop: Pick<Shop, "db" | "now">, secret: string): Promise<boolean> {
	if (!SECRET.test(secret)) return false;
	const found = await shop.db
		.select({ id: handovers.id })
		.from(handovers)
		.where(and(eq(handovers.id, nameOf(secret)), gt(handovers.expiresAt, shop.now)));
	return found.length > 0;
}

/**
 * This browser goes on as the visit that offered the design. What it had itself comes along only when it is asked to:
 * whoever made the link reads it from then on.
 */
export async function joinVisit(
	shop: Shop,
	secret: string,
	bringsOwn: boolean,
): Promise<Outcome<Continued, "used" | "signed_in">> {
	if (shop.customer) return refused("signed_in");
	if (shop.site.kiosk || !SECRET.test(secret)) return refused("used");
	const own = shop.session.id;
	const joined = await inTransaction(shop, async (inside) => {
		const [offer] = await inside.db
			.delete(handovers)
			.where(and(eq(handovers.id, nameOf(secret)), gt(handovers.expiresAt, shop.now)))
			.returning();
		if (!offer) return undefined;
		const { ownerId, projectId } = offer;
		const project = await findProject({ ...inside, owner: { id: ownerId, start: () => ownerId } }, projectId);
		if (!project) return undefined;
		if (bringsOwn && own && own !== ownerId) {
			await takeOverPictures(inside, own, ownerId);
			await takeOverProjects(inside, own, ownerId);
			await takeOverCart(inside, own, ownerId);
			await forgetCheckout(inside, own);
		}
		return { visit: open(shop, secret, offer.sealed), continued: { articleId: project.articleId, projectId } };
	});
	if (!joined) return refused("used");
	shop.session.join(joined.visit);
	return accepted(joined.continued);
}

export function editorPath({ articleId, projectId }: Continued): string {
	return `/create/${articleId}?project=${projectId}`;
}

function nameOf(secret: string): string {
	return createHash("sha256").update(secret).digest("hex");
}

/** Neither the table nor the link alone opens it. */
function sealingKey(shop: Pick<Workshop, "key">, secret: string): Buffer {
	return createHmac("sha256", shop.key("handover")).update(secret).digest();
}

function seal(shop: Pick<Workshop, "key">, secret: string, visit: string): string {
	const nonce = randomBytes(NONCE);
	const cipher = createCipheriv(CIPHER, sealingKey(shop, secret), nonce);
	const content = Buffer.concat([cipher.update(visit, "utf8"), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString("base64url");
}

function open(shop: Pick<Workshop, "key">, secret: string, sealed: string): string {
	const bytes = Buffer.from(sealed, "base64url");
	const decipher = createDecipheriv(CIPHER, sealingKey(shop, secret), bytes.subarray(0, NONCE), {
		authTagLength: TAG,
	}).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
	return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString("utf8");
}
