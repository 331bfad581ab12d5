import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { dayIn } from "#core/delivery-date.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import { prepared } from "#database/prepared.ts";
import { articleVariants, cartLines, projects } from "#database/schema.ts";
import { MOST_COST_OF_ORDER } from "#design/drawing-cost.ts";
import type { AcceptedHint } from "#design/preflight/accepted-hints.ts";
import { costTogether } from "#shop/designs/cost-together.server.ts";
import { hasPrice } from "#shop/pricing/pricing.server.ts";
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

export type CartRefusal =
	| "unknown_project"
	| "changed"
	| "unknown_variant"
	| "quantity"
	| "cart_full"
	| "no_price"
	| "too_elaborate";

/**
 * Adds a project, or changes the quantity of the line that holds it in this variant already.
 * `lineId`: the line that was being edited; it takes the new variant and quantity instead of a second one.
 */
export async function addToCart(
	shop: Shop,
	input: {
		projectId: string;
		variantId?: number;
		quantity: number;
		lineId?: string | undefined;
		version?: number | undefined;
		accepted?: readonly AcceptedHint[];
		/** Its place among the lines; without it the last. */
		addedAt?: Date;
	},
): Promise<Outcome<{ lineId: string }, CartRefusal>> {
	if (!isQuantity(input.quantity)) return refused("quantity");
	if (!shop.owner.id) return refused("unknown_project");
	const { lineId } = input;
	if (lineId === undefined) return writeLine(shop, input);
	return inTransaction(shop, async (inside) => {
		const written = await writeLine(inside, input);
		if (!written.ok) return written;
		await inside.db
			.delete(cartLines)
			.where(
				and(
					ownLine(inside, lineId),
					eq(cartLines.projectId, input.projectId),
					ne(cartLines.variantId, written.value.variantId),
				),
			);
		return written;
	});
}

/** One statement: tabs that add at the same moment meet at the unique key of project and variant. */
async function writeLine(
	shop: Shop,
	input: Parameters<typeof addToCart>[1],
): Promise<Outcome<{ lineId: string; variantId: number }, CartRefusal>> {
	const query = prepared(shop.db, "write cart line", (name) => lineInsert(shop).prepare(name));
	const [found] = await query.execute({
		id: randomUUID(),
		owner: shop.owner.id,
		site: shop.site.code,
		projectId: input.projectId,
		variantId: input.variantId ?? null,
		version: input.version ?? null,
		quantity: input.quantity,
		edited: input.lineId ?? null,
		accepted: input.accepted?.length ? JSON.stringify(input.accepted) : null,
		addedAt: (input.addedAt ?? shop.now).toISOString(),
		today: dayIn(shop.site.timeZone, shop.now),
	});
	if (!found) return refused("unknown_project");
	if (!found.current) return refused("changed");
	if (found.variantId === null) return refused("unknown_variant");
	if (!found.priced) return refused("no_price");
	if (found.lineId === null) return refused("cart_full");
	if (found.others > 0 && !found.isHeld && (await isTooElaborate(shop))) {
		await removeLine(shop, found.lineId);
		return refused("too_elaborate");
	}
	return accepted({ lineId: found.lineId, variantId: found.variantId });
}

/** For one order; with the line that has just been written. */
async function isTooElaborate(shop: Shop): Promise<boolean> {
	const ofCart = and(eq(cartLines.ownerId, sql.placeholder("owner")), eq(cartLines.site, sql.placeholder("site")));
	const query = prepared(shop.db, "designs of a cart", (name) =>
		shop.db
			.selectDistinct({ hash: projects.hash })
			.from(cartLines)
			.innerJoin(projects, eq(projects.id, cartLines.projectId))
			.where(ofCart)
			.prepare(name),
	);
	const designs = await query.execute({ owner: shop.owner.id, site: shop.site.code });
	const hashes = designs.map(({ hash }) => hash);
	const cost = await costTogether(hashes, (unknown) =>
		shop.db
			.selectDistinctOn([projects.hash], { hash: projects.hash, document: projects.document })
			.from(projects)
			.where(and(eq(projects.ownerId, shop.owner.id ?? ""), inArray(projects.hash, [...unknown]))),
	);
	return cost > MOST_COST_OF_ORDER;
}

/** The visitor's project, the variant to order, which must be of its article and have a price, and the line with it. */
function lineInsert(shop: Pick<Shop, "db">) {
	const { placeholder } = sql;
	const wanted = sql`coalesce(${placeholder("variantId")}::int, ${projects.variantId})`;
	const [owner, site, project] = [placeholder("owner"), placeholder("site"), placeholder("projectId")];
	const cart = shop.db
		.select({
			others:
				sql<number>`count(*) filter (where ${cartLines.id} is distinct from ${placeholder("edited")}::uuid)::int`.as(
					"others",
				),
			isHeld: sql<boolean>`coalesce(bool_or(${cartLines.projectId} = ${project}), false)`.as("is_held"),
		})
		.from(cartLines)
		.where(and(eq(cartLines.ownerId, owner), eq(cartLines.site, site)))
		.as("cart");
	const found = shop.db.$with("found").as(
		shop.db
			.select({
				variantId: sql<number | null>`${articleVariants.id}`.as("found_variant"),
				accepted: sql`case when ${placeholder("accepted")}::jsonb is not null
					then jsonb_build_object('version', ${projects.version}, 'hints', ${placeholder("accepted")}::jsonb) end`.as(
					"accepted",
				),
				priced: hasPrice(articleVariants.id).as("priced"),
				current: sql<boolean>`${projects.version} = coalesce(${placeholder("version")}::int, ${projects.version})`.as(
					"current",
				),
				others: cart.others,
				isHeld: cart.isHeld,
			})
			.from(projects)
			.crossJoin(cart)
			.leftJoin(articleVariants, and(eq(articleVariants.id, wanted), eq(articleVariants.articleId, projects.articleId)))
			.where(and(eq(projects.id, project), eq(projects.ownerId, owner), isNull(projects.deletedAt))),
	);
	const written = shop.db.$with("written").as(
		shop.db
			.insert(cartLines)
			.select(
				sql`select ${placeholder("id")}::uuid, ${owner}::text, ${site}::text, ${project}::uuid, found_variant,
					${placeholder("quantity")}::int, accepted, ${placeholder("addedAt")}::timestamptz
				from found where found_variant is not null and priced and current and (
					others < ${MOST_LINES} or exists (select from cart_lines
						where owner_id = ${owner} and site = ${site} and project_id = ${project} and variant_id = found_variant)
				)`,
			)
			.onConflictDoUpdate({
				target: [cartLines.ownerId, cartLines.site, cartLines.projectId, cartLines.variantId],
				set: { quantity: sql`excluded.quantity`, accepted: sql`excluded.accepted` },
			})
			.returning({ id: cartLines.id }),
	);
	return shop.db
		.with(found, written)
		.select({
			variantId: found.variantId,
			priced: found.priced,
			current: found.current,
			others: found.others,
			isHeld: found.isHeld,
			lineId: sql<string | null>`(select id from written)`,
		})
		.from(found);
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

/**
 * Presses of minus and plus: each counts from what stands, whichever comes first. Below one the line goes, unless the
 * visitor saw (`shown`) so many that one was to be left: another tab has taken the others.
 */
export async function stepQuantity(
	shop: Shop,
	lineId: string,
	by: number,
	shown = 0,
): Promise<Outcome<null, "quantity" | "unknown_line">> {
	if (!Number.isSafeInteger(by) || Math.abs(by) > MAXIMUM_QUANTITY) return refused("quantity");
	const stepped = sql`greatest(${cartLines.quantity} + ${by}::int, ${shown + by >= 1 ? 1 : 0}::int)`;
	const changed = await shop.db
		.update(cartLines)
		.set({ quantity: stepped })
		.where(and(ownLine(shop, lineId), sql`${stepped} between 1 and ${MAXIMUM_QUANTITY}`))
		.returning({ id: cartLines.id });
	if (changed.length) return accepted(null);
	const found = await findLine(shop, lineId);
	if (!found) return refused("unknown_line");
	return by < 0 ? removeLine(shop, lineId) : refused("quantity");
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
	return and(eq(cartLines.id, lineId), eq(cartLines.ownerId, shop.owner.id ?? ""), eq(cartLines.site, shop.site.code));
}
