import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { dayIn } from "#core/delivery-date.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { isQuantity } from "#core/volume-price.ts";
import { prepared } from "#database/prepared.ts";
import { articles, articleVariants, cartLines, projects } from "#database/schema.ts";
import { MOST_COST_OF_ORDER } from "#design/drawing-cost.ts";
import type { AcceptedHint } from "#design/preflight/accepted-hints.ts";
import { costTogether } from "#shop/designs/cost-together.server.ts";
import { hasPrice } from "#shop/pricing/pricing.server.ts";
import type { Shop } from "#shop/shop.ts";

const MOST_LINES = 100;

export type NewLine = {
	projectId: string;
	variantId?: number;
	quantity: number;
	/** The line that is being edited. */
	lineId?: string | undefined;
	version?: number | undefined;
	accepted?: readonly AcceptedHint[];
	/** Its place among the lines; without it the last. */
	addedAt?: Date;
};

export type CartRefusal =
	| "unknown_project"
	| "changed"
	| "unknown_variant"
	| "quantity"
	| "cart_full"
	| "no_price"
	| "too_elaborate";

/**
 * One statement: tabs that add at the same moment meet at the unique key of project and variant. A line that is there
 * already takes what is new, or stays as it is (`keepsHeld`). A design beside others is counted before it is written:
 * what was written and taken out again, another tab would have been told to be there.
 */
export async function writeLine(
	shop: Shop,
	line: NewLine & { keepsHeld?: boolean },
): Promise<Outcome<{ lineId: string; variantId: number; isNew: boolean }, CartRefusal>> {
	if (!isQuantity(line.quantity)) return refused("quantity");
	if (!shop.owner.id) return refused("unknown_project");
	const id = randomUUID();
	const query = prepared(shop.db, "write cart line", (name) => lineInsert(shop).prepare(name));
	const fields = {
		id,
		owner: shop.owner.id,
		site: shop.site.code,
		projectId: line.projectId,
		variantId: line.variantId ?? null,
		version: line.version ?? null,
		quantity: line.quantity,
		edited: line.lineId ?? null,
		accepted: line.accepted?.length ? JSON.stringify(line.accepted) : null,
		addedAt: (line.addedAt ?? shop.now).toISOString(),
		keepsHeld: line.keepsHeld === true,
		today: dayIn(shop.site.timeZone, shop.now),
	};
	let written = await write(false);
	if (written.ok && written.value.lineId === null && written.value.others < MOST_LINES) {
		if (await isTooElaborate(shop, written.value.hash)) return refused("too_elaborate");
		written = await write(true);
	}
	if (!written.ok) return written;
	const { lineId, variantId } = written.value;
	if (lineId === null) return refused("cart_full");
	return accepted({ lineId, variantId, isNew: lineId === id });

	/** The project may be changed or deleted while its design is counted. */
	async function write(isCounted: boolean) {
		const [found] = await query.execute({ ...fields, isCounted });
		if (!found) return refused("unknown_project");
		if (!found.current) return refused("changed");
		if (found.variantId === null) return refused("unknown_variant");
		if (!found.priced) return refused("no_price");
		return accepted({ ...found, variantId: found.variantId });
	}
}

/** For one order, with what the cart holds. */
async function isTooElaborate(shop: Shop, hash: string): Promise<boolean> {
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
	const hashes = [hash, ...designs.map((design) => design.hash)];
	const cost = await costTogether(hashes, (unknown) =>
		shop.db
			.selectDistinctOn([projects.hash], { hash: projects.hash, document: projects.document })
			.from(projects)
			.where(and(eq(projects.ownerId, shop.owner.id ?? ""), inArray(projects.hash, [...unknown]))),
	);
	return cost > MOST_COST_OF_ORDER;
}

/** The visitor's project, the variant to order, which must be of its article and sold, and the line with it. */
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
				priced: sql<boolean>`${articles.active} and ${hasPrice(articleVariants.id)}`.as("priced"),
				current: sql<boolean>`${projects.version} = coalesce(${placeholder("version")}::int, ${projects.version})`.as(
					"current",
				),
				hash: projects.hash,
				others: cart.others,
				isHeld: cart.isHeld,
			})
			.from(projects)
			.innerJoin(articles, eq(articles.id, projects.articleId))
			.crossJoin(cart)
			.leftJoin(articleVariants, and(eq(articleVariants.id, wanted), eq(articleVariants.articleId, projects.articleId)))
			.where(and(eq(projects.id, project), eq(projects.ownerId, owner), isNull(projects.deletedAt)))
			// Somebody who signs in at this moment takes it over before or after, not meanwhile.
			.for("share", { of: projects }),
	);
	const written = shop.db.$with("written").as(
		shop.db
			.insert(cartLines)
			.select(
				sql`select ${placeholder("id")}::uuid, ${owner}::text, ${site}::text, ${project}::uuid, found_variant,
					${placeholder("quantity")}::int, accepted, ${placeholder("addedAt")}::timestamptz
				from found where found_variant is not null and priced and current
				and (others = 0 or is_held or ${placeholder("isCounted")}::bool) and (
					others < ${MOST_LINES} or exists (select from cart_lines
						where owner_id = ${owner} and site = ${site} and project_id = ${project} and variant_id = found_variant)
				)`,
			)
			.onConflictDoUpdate({
				target: [cartLines.ownerId, cartLines.site, cartLines.projectId, cartLines.variantId],
				set: {
					quantity: sql`case when ${placeholder("keepsHeld")}::bool then ${cartLines.quantity} else excluded.quantity end`,
					accepted: sql`case when ${placeholder("keepsHeld")}::bool then ${cartLines.accepted} else excluded.accepted end`,
				},
			})
			.returning({ id: cartLines.id }),
	);
	return shop.db
		.with(found, written)
		.select({
			variantId: found.variantId,
			priced: found.priced,
			current: found.current,
			hash: found.hash,
			others: found.others,
			lineId: sql<string | null>`(select id from written)`,
		})
		.from(found);
}
