import { createHmac, timingSafeEqual } from "node:crypto";
import type { Workshop } from "#shop/shop.ts";

type Sealer = Pick<Workshop, "key">;
/** A link that confirms opens no preferences, and the other way round. */
type Purpose = "confirm" | "manage";

/** `<public id>.<signature>`, for links in mails. */
export function newsletterKey(shop: Sealer, purpose: Purpose, publicId: string): string {
	return `${publicId}.${seal(shop, purpose, publicId)}`;
}

export function readNewsletterKey(shop: Sealer, purpose: Purpose, key: string | null): string | undefined {
	const [, publicId = "", given = ""] = /^([\w-]{22})\.([\w-]{43})$/.exec(key ?? "") ?? [];
	if (!publicId) return undefined;
	const expected = seal(shop, purpose, publicId);
	return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? publicId : undefined;
}

function seal(shop: Sealer, purpose: Purpose, publicId: string): string {
	return createHmac("sha256", shop.key("newsletter")).update(`${purpose} ${publicId}`).digest("base64url");
}
