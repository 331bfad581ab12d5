import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { printSubstrates, printSuppliers, printTechniques } from "#database/schema.ts";
import { readPressProfile } from "#painters/pdf/press-profile.ts";
import type { Workshop } from "#shop/shop.ts";

export type PrintSupplier = typeof printSuppliers.$inferSelect;
type ProfileRefusal = Extract<ReturnType<typeof readPressProfile>, { ok: false }>["reason"];

const LONGEST_CONDITION = 100;

export async function listPrintSuppliers({ db }: Pick<Workshop, "db">) {
	const suppliers = await db.select().from(printSuppliers).orderBy(asc(printSuppliers.code));
	const techniques = await db.select().from(printTechniques).orderBy(asc(printTechniques.code));
	return suppliers.map((supplier) => ({
		...supplier,
		techniques: techniques.filter((technique) => technique.supplier === supplier.code).map(({ code }) => code),
	}));
}

/** From now on the print shop's files are separated for its own paper and press. */
export async function setPressProfile(
	{ db, files }: Pick<Workshop, "db" | "files">,
	code: string,
	condition: string,
	profile: Buffer,
): Promise<Outcome<null, ProfileRefusal | "unknown_supplier" | "no_name">> {
	const press = readPressProfile(profile);
	if (!press.ok) return press;
	const name = condition.trim().slice(0, LONGEST_CONDITION);
	if (!name) return refused("no_name");
	const its = eq(printSuppliers.code, code);
	const known = await db.select({ code: printSuppliers.code }).from(printSuppliers).where(its);
	if (!known.length) return refused("unknown_supplier");
	const profileKey = pressProfileKey(createHash("sha256").update(profile).digest("hex"));
	await files.put(profileKey, profile);
	await db.update(printSuppliers).set({ condition: name, profileKey, colors: "CMYK" }).where(its);
	return accepted(null);
}

/** Sheets that are laid out from now on go through the machine left for right, or as they are. False: there is no such paper. */
export async function setMirrored({ db }: Pick<Workshop, "db">, code: string, mirrored: boolean): Promise<boolean> {
	const set = db.update(printSubstrates).set({ mirrored }).where(eq(printSubstrates.code, code));
	return (await set.returning({ code: printSubstrates.code })).length > 0;
}

export function pressProfileKey(sha256: string): string {
	return `profiles/${sha256}.icc`;
}
