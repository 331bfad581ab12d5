import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { handovers } from "#database/schema.ts";
import type { DesignDocument } from "#design/document.ts";
import { copyPictures } from "#shop/media/copy-pictures.server.ts";
import { createProject, findGivenProject, findProject, idOfKey } from "#shop/projects/projects.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";

export type Continued = { readonly articleId: number; readonly projectId: string };
/** `expiresAt` null: the link asks for the sign-in instead. */
export type Offered = { readonly path: string; readonly expiresAt: Date | null };

const MINUTES = 10;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/** The way to one's own project on another device: a customer signs in there, a guest's is copied there. */
export async function offerProject(shop: Shop, projectId: string): Promise<Outcome<Offered, "not_found">> {
	const project = await findProject(shop, projectId);
	if (!project || shop.site.kiosk) return refused("not_found");
	const editor = editorPath({ articleId: project.articleId, projectId });
	if (shop.customer) return accepted({ path: `/login?callbackUrl=${encodeURIComponent(editor)}`, expiresAt: null });
	const secret = randomBytes(32).toString("base64url");
	const expiresAt = new Date(shop.now.getTime() + MINUTES * 60_000);
	await shop.db.delete(handovers).where(lte(handovers.expiresAt, shop.now));
	await shop.db.insert(handovers).values({ id: nameOf(secret), projectId, expiresAt });
	return accepted({ path: `/continue/${secret}`, expiresAt });
}

/** What the link still leads to; looking does not use it up, as previews of links look. `own`: the visitor's already. */
export async function findOffer(
	shop: Pick<Shop, "db" | "now" | "owner">,
	secret: string,
): Promise<{ readonly own: Continued | undefined } | undefined> {
	if (!SECRET.test(secret)) return undefined;
	const [found] = await shop.db.select().from(handovers).where(standing(shop, secret));
	if (!found) return undefined;
	const own = await findProject(shop, found.projectId);
	return { own: own && { articleId: own.articleId, projectId: own.id } };
}

/** The offered design as this visitor's own, with its photos; nothing of theirs goes the other way. */
export async function takeProject(shop: Shop, secret: string): Promise<Outcome<Continued, "used">> {
	if (shop.site.kiosk || !SECRET.test(secret)) return refused("used");
	const to = shop.owner.start();
	return inTransaction(shop, async (inside): Promise<Outcome<Continued, "used">> => {
		const [offer] = await inside.db.delete(handovers).where(standing(shop, secret)).returning();
		const project = offer && (await findGivenProject(inside, offer.projectId));
		if (!project) return refused("used");
		const { articleId, variantId, designId, name, ownerId: from } = project;
		if (from === to) return accepted({ articleId, projectId: project.id });
		const copies = await copyPictures(inside, pictureIds(project.document), { from, to });
		const made = await createProject(inside, {
			articleId,
			variantId,
			designId,
			name,
			document: withPictures(project.document, copies),
			key: copyKey(secret, to),
		});
		return made.ok ? accepted({ articleId, projectId: made.value.id }) : refused("used");
	});
}

/** What this visitor got by the link. */
export async function takenProject(shop: Shop, secret: string): Promise<Continued | undefined> {
	if (!shop.owner.id) return undefined;
	const project = await findProject(shop, idOfKey(copyKey(secret, shop.owner.id)));
	return project && { articleId: project.articleId, projectId: project.id };
}

export function editorPath({ articleId, projectId }: Continued): string {
	return `/create/${articleId}?project=${projectId}`;
}

function standing({ now }: Pick<Shop, "now">, secret: string) {
	return and(eq(handovers.id, nameOf(secret)), gt(handovers.expiresAt, now));
}

function copyKey(secret: string, taker: string): string {
	return `handover ${secret} ${taker}`;
}

function nameOf(secret: string): string {
	return createHash("sha256").update(secret).digest("hex");
}

function pictureIds(document: DesignDocument): readonly string[] {
	const ids = new Set<string>();
	JSON.stringify(document, (key, value) => {
		if (key === "picture" && value) ids.add(value.id);
		return value;
	});
	return [...ids];
}

function withPictures(document: DesignDocument, copies: ReadonlyMap<string, string>): DesignDocument {
	const written = JSON.stringify(document, (key, value) =>
		key === "picture" && value ? { ...value, id: copies.get(value.id) ?? value.id } : value,
	);
	return JSON.parse(written);
}
