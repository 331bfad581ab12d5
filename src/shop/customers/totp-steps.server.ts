import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { customerTwoFactors, usedTotpSteps } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { signInKey } from "./sign-in-cookie.server.ts";

const STEP_SECONDS = 30;

/** RFC 6238, section 5.2: a code is good once. The engine takes it again for as long as its window lasts. */
export async function takeTotpStep(shop: Workshop, customerId: number, code: string): Promise<boolean> {
	const step = await stepOf(shop, customerId, code);
	if (step === undefined) return false;
	const taken = await shop.db
		.insert(usedTotpSteps)
		.values({ customerId, step })
		.onConflictDoNothing()
		.returning({ step: usedTotpSteps.step });
	return taken.length > 0;
}

/** As the engine keeps them: sealed, a list in JSON. */
export async function readBackupCodes(shop: Workshop, customerId: number): Promise<readonly string[]> {
	const [row] = await shop.db
		.select({ backupCodes: customerTwoFactors.backupCodes })
		.from(customerTwoFactors)
		.where(eq(customerTwoFactors.customerId, customerId));
	return row ? JSON.parse(await unseal(shop, row.backupCodes)) : [];
}

/** Steps before this one can't be used any more. */
export function oldestStep(now: Date): number {
	return Math.floor(now.getTime() / 1000 / STEP_SECONDS) - 10;
}

/** Of the codes that the engine takes: this step's and its neighbours', by the machine's clock as the engine reads it. */
async function stepOf(shop: Workshop, customerId: number, code: string): Promise<number | undefined> {
	const [row] = await shop.db
		.select({ secret: customerTwoFactors.secret })
		.from(customerTwoFactors)
		.where(eq(customerTwoFactors.customerId, customerId));
	if (!row) return undefined;
	const secret = await unseal(shop, row.secret);
	const current = Math.floor(Date.now() / 1000 / STEP_SECONDS);
	return [current, current - 1, current + 1].find((step) => codeOf(secret, step) === code);
}

async function unseal(shop: Workshop, data: string): Promise<string> {
	const { symmetricDecrypt } = await import("better-auth/crypto");
	return symmetricDecrypt({ key: signInKey(shop), data });
}

/** RFC 4226, section 5.3. */
export function codeOf(secret: string, step: number): string {
	const counter = Buffer.alloc(8);
	counter.writeBigUInt64BE(BigInt(step));
	const mac = createHmac("sha1", secret).update(counter).digest();
	const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7fffffff;
	return String(number % 1_000_000).padStart(6, "0");
}
