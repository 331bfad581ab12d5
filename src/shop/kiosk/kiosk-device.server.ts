import { createHash, randomBytes } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { prepared } from "#database/prepared.ts";
import { kioskDevices } from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";

export const KIOSK_COOKIE = "keepsake_kiosk";
/** Browsers keep no cookie for longer. */
const LIFETIME_SECONDS = 400 * 86_400;
const TOKEN = "[A-Za-z0-9_-]{20,64}";

type Device = typeof kioskDevices.$inferSelect;
type NewDevice = Pick<Device, "name" | "site" | "brand">;

/** Whether the browser is one of the shop's own devices. */
export async function isKioskDevice(shop: Pick<Workshop, "db">, cookies: string | null | undefined): Promise<boolean> {
	const token = kioskToken(cookies);
	return token !== undefined && knowsKiosk(shop, token);
}

export async function knowsKiosk({ db }: Pick<Workshop, "db">, token: string): Promise<boolean> {
	if (!new RegExp(`^${TOKEN}$`).test(token)) return false;
	const query = prepared(db, "kiosk device", (name) =>
		db
			.select({ id: kioskDevices.id })
			.from(kioskDevices)
			.where(and(eq(kioskDevices.tokenHash, sql.placeholder("hash")), isNull(kioskDevices.revokedAt)))
			.prepare(name),
	);
	return (await query.execute({ hash: hash(token) })).length > 0;
}

/** The secret that the device's cookie holds. */
export function kioskToken(cookies: string | null | undefined): string | undefined {
	return new RegExp(`(?:^|;\\s*)${KIOSK_COOKIE}=(${TOKEN})(?:;|$)`).exec(cookies ?? "")?.[1];
}

export function kioskCookie({ baseUrl }: Pick<Workshop, "baseUrl">, token: string): string {
	const secure = baseUrl.startsWith("https:") ? "; Secure" : "";
	return `${KIOSK_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LIFETIME_SECONDS}${secure}`;
}

/** Answers the device's secret, which is told once and kept nowhere. */
export async function addKiosk(
	{ db, now }: Pick<Workshop, "db" | "now">,
	device: NewDevice,
	token = randomBytes(32).toString("base64url"),
): Promise<string> {
	const values = { ...device, tokenHash: hash(token), createdAt: now };
	await db.insert(kioskDevices).values(values).onConflictDoNothing();
	return token;
}

/** Those that still count. */
export async function listKiosks({ db }: Pick<Workshop, "db">): Promise<Device[]> {
	return db.select().from(kioskDevices).where(isNull(kioskDevices.revokedAt)).orderBy(asc(kioskDevices.id));
}

export async function revokeKiosk({ db, now }: Pick<Workshop, "db" | "now">, id: number): Promise<boolean> {
	const revoked = await db
		.update(kioskDevices)
		.set({ revokedAt: now })
		.where(and(eq(kioskDevices.id, id), isNull(kioskDevices.revokedAt)))
		.returning({ id: kioskDevices.id });
	return revoked.length > 0;
}

function hash(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}
