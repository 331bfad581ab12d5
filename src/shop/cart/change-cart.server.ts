import { randomUUID } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import { prepared } from "#database/prepared.ts";
import { articleVariants, cartLines, projects } from "#database/schema.ts";
import { pricesOf } from "#shop/pricing/pricing.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";

const MOST_LINES = 100;

/** One line of the visitor's, for editing it. */
export async function findLine(
	shop: Shop,
	lineId: string,
): Promise<{ id: string; projectId: string; variantId: number; quantity: number } | undefined> {
	const [found] = await shop.db.select().from(cartLines).where(ownLine(shop, lineId));
	return found;
}

type CartRefusal = "unknown_project" | "unknown_variant" | "quantity" | "cart_full" | "no_price";

/**
 * Adds a project, or changes the quantity of the line that holds it in this variant already.
 * `lineId`: the line that was being edited; it takes the new variant and quantity instead of a second one.
 */
export async function addToCart(
	shop: Shop,
	input: { projectId: string; variantId?: number; quantity: number; lineId?: string | undefined },
): Promise<Outcome<{ lineId: string }, CartRefusal>> {
	if (!isQuantity(input.quantity)) return refused("quantity");
	const found = shop.session.id ? await findProjectVariant(shop, shop.session.id, input) : undefined;
	if (!found) return refused("unknown_project");
	const { variantId } = found;
	if (variantId === null) return refused("unknown_variant");
	if (!(await pricesOf(shop, [variantId])).has(variantId)) return refused("no_price");
	const line = { projectId: input.projectId, variantId, quantity: input.quantity };
	if (input.lineId === undefined) return writeLine(shop, shop.session.start(), line);
	const { lineId } = input;
	return inTransaction(shop, async (inside) => {
		await inside.db
			.delete(cartLines)
			.where(and(ownLine(inside, lineId), eq(cartLines.projectId, line.projectId), ne(cartLines.variantId, variantId)));
		return writeLine(inside, inside.session.start(), line);
	});
}

/** The visitor's project and the variant to order, which must be of its article. */
async function findProjectVariant(shop: Shop, session: string, input: { projectId: string; variantId?: number }) {
	const wanted = sql`coalesce(${sql.placeholder("variantId")}, ${projects.variantId})`;
	const query = prepared(shop.db, "project variant", (name) =>
		shop.db
			.select({ variantId: articleVariants.id })
			.from(projects)
			.leftJoin(articleVariants, and(eq(articleVariants.id, wanted), eq(articleVariants.articleId, projects.articleId)))
			.where(and(eq(projects.id, sql.placeholder("projectId")), eq(projects.sessionId, sql.placeholder("session"))))
			.prepare(name),
	);
	const [found] = await query.execute({ session, variantId: input.variantId ?? null, projectId: input.projectId });
	return found;
}

/** One statement: tabs that add at the same moment meet at the unique key of project and variant. */
async function writeLine(
	shop: Shop,
	session: string,
	line: { projectId: string; variantId: number; quantity: number },
): Promise<Outcome<{ lineId: string }, "cart_full">> {
	const query = prepared(shop.db, "write cart line", (name) => lineInsert(shop).prepare(name));
	const [written] = await query.execute({
		id: randomUUID(),
		session,
		site: shop.site.code,
		...line,
		addedAt: shop.now.toISOString(),
	});
	return written ? accepted({ lineId: written.id }) : refused("cart_full");
}

function lineInsert(shop: Pick<Shop, "db">) {
	const { placeholder } = sql;
	const [session, site] = [placeholder("session"), placeholder("site")];
	const [project, variant] = [placeholder("projectId"), placeholder("variantId")];
	return shop.db
		.insert(cartLines)
		.select(
			sql`select ${placeholder("id")}::uuid, ${session}::text, ${site}::text, ${project}::uuid, ${variant}::int,
				${placeholder("quantity")}::int, ${placeholder("addedAt")}::timestamptz
			where (select count(*) from cart_lines where session_id = ${session} and site = ${site}) < ${MOST_LINES}
				or exists (
					select from cart_lines where session_id = ${session} and site = ${site}
						and project_id = ${project} and variant_id = ${variant}
				)`,
		)
		.onConflictDoUpdate({
			target: [cartLines.sessionId, cartLines.site, cartLines.projectId, cartLines.variantId],
			set: { quantity: sql`excluded.quantity` },
		})
		.returning({ id: cartLines.id });
}

export async function setQuantity(
	shop: Shop,
	lineId: string,
	quantity: number,
): Promise<Outcome<null, "quantity" | "unknown_line">> {
	if (!isQuantity(quantity)) return refused("quantity");
	const changed = await shop.db
		.update(cartLines)
		.set({ quantity })
		.where(ownLine(shop, lineId))
		.returning({ id: cartLines.id });
	return changed.length ? accepted(null) : refused("unknown_line");
}

export async function removeLine(shop: Shop, lineId: string): Promise<Outcome<null, "unknown_line">> {
	const removed = await shop.db.delete(cartLines).where(ownLine(shop, lineId)).returning({ id: cartLines.id });
	return removed.length ? accepted(null) : refused("unknown_line");
}

/** Takes out what was ordered; a line that another tab added meanwhile stays. */
export async function removeOrdered(shop: Pick<Shop, "db">, lineIds: readonly string[]): Promise<void> {
	const query = prepared(shop.db, "remove ordered", (name) =>
		shop.db
			.delete(cartLines)
			.where(sql`${cartLines.id} = any(${sql.placeholder("lineIds")}::uuid[])`)
			.prepare(name),
	);
	await query.execute({ lineIds });
}

function isQuantity(quantity: number): boolean {
	return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAXIMUM_QUANTITY;
}

function ownLine(shop: Shop, lineId: string) {
	return and(
		eq(cartLines.id, lineId),
		eq(cartLines.sessionId, shop.session.id ?? ""),
		eq(cartLines.site, shop.site.code),
	);
}
