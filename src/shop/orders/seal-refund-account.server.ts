import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Workshop } from "#shop/shop.ts";
import type { RefundAccount } from "./parse-refund-account.ts";

const CIPHER = "aes-256-gcm";
/** Bytes, as NIST SP 800-38D recommends for GCM. */
const [NONCE, TAG] = [12, 16];

type Sealer = Pick<Workshop, "key">;

/** Holder and IBAN, to be read only with the shop's secret and only as the answer to this action. */
export function sealRefundAccount(shop: Sealer, actionId: string, account: RefundAccount): string {
	const nonce = randomBytes(NONCE);
	const cipher = createCipheriv(CIPHER, sealingKey(shop), nonce).setAAD(Buffer.from(actionId));
	const content = Buffer.concat([cipher.update(JSON.stringify(account), "utf8"), cipher.final()]);
	return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString("base64url");
}

/** Throws where it was sealed with another secret, for another action, or has been changed. */
export function openRefundAccount(shop: Sealer, actionId: string, sealed: string): RefundAccount {
	const bytes = Buffer.from(sealed, "base64url");
	const nonce = bytes.subarray(0, NONCE);
	const decipher = createDecipheriv(CIPHER, sealingKey(shop), nonce, { authTagLength: TAG })
		.setAAD(Buffer.from(actionId))
		.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
	const content = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
	return JSON.parse(content.toString("utf8")) as RefundAccount;
}

function sealingKey(shop: Sealer): Buffer {
	return createHash("sha256").update(shop.key("refund-account")).digest();
}
