import { asc, eq, sql } from "drizzle-orm";
import { prepared } from "#database/prepared.ts";
import { articleSides, printSuppliers, printTechniques } from "#database/schema.ts";
import { type PrintCondition, printCondition } from "#painters/pdf/print-condition.server.ts";
import { makeProofTable } from "#painters/proof/make-proof-table.server.ts";
import type { ProofTable } from "#painters/proof/proof-table.ts";
import type { Workshop } from "#shop/shop.ts";
import { pressProfileKey } from "./print-suppliers.server.ts";
import { outputOf } from "./print-wishes.server.ts";

const KEPT = 8;
const tables = new Map<string, Promise<ProofTable>>();

/** The SHA-256 of the profile whose inks an article is printed with; nothing where the print shop takes screen colours. */
export async function pressOf({ db }: Pick<Workshop, "db">, articleId: number): Promise<string | null> {
	const query = prepared(db, "press of article", (name) =>
		db
			.select({ colors: printSuppliers.colors, profileKey: printSuppliers.profileKey })
			.from(articleSides)
			.leftJoin(printTechniques, eq(printTechniques.code, articleSides.technique))
			.leftJoin(printSuppliers, eq(printSuppliers.code, printTechniques.supplier))
			.where(eq(articleSides.articleId, sql.placeholder("articleId")))
			.orderBy(asc(articleSides.position))
			.limit(1)
			.prepare(name),
	);
	const [first] = await query.execute({ articleId });
	if (first?.colors !== "CMYK") return null;
	return first.profileKey?.match(/[0-9a-f]{64}/)?.[0] ?? usualPress();
}

/** The SHA-256 of the output intent of files in screen colours. */
export async function usualPress(): Promise<string> {
	return (await printCondition()).sha256;
}

/** How screen colours look when they are printed by a profile that a print shop of ours has. */
export async function softProof(shop: Pick<Workshop, "db" | "files">, sha256: string): Promise<ProofTable | undefined> {
	const known = tables.get(sha256);
	if (known) return known;
	const condition = await conditionOf(shop, sha256);
	if (!condition) return undefined;
	const made = makeProofTable(condition.profilePath);
	tables.set(sha256, made);
	made.catch(() => tables.delete(sha256));
	if (tables.size > KEPT) tables.delete(tables.keys().next().value!);
	return made;
}

async function conditionOf(shop: Pick<Workshop, "db" | "files">, sha256: string): Promise<PrintCondition | undefined> {
	const standard = await printCondition();
	if (standard.sha256 === sha256) return standard;
	const its = eq(printSuppliers.profileKey, pressProfileKey(sha256));
	const [supplier] = await shop.db.select().from(printSuppliers).where(its).limit(1);
	return supplier && (await outputOf(shop, supplier))?.condition;
}
