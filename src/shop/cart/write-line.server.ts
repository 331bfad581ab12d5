import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
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
/** The hash of no design: as it is now the line was put in by nobody. */
export const NEVER_APPROVED = "";

export type NewLine = {
	projectId: string;
	variantId?: number;
	/** Without it a line that is there keeps its own, and a new one is of one piece. */
	quantity?: number | undefined;
	/** The line that is being edited. */
	lineId?: string | undefined;
	/** Such a line was seen in the cart, and is to be changed; false: none was, and what lies there keeps its number. */
	replaces?: boolean;
	/** So many were seen there: who leaves it at that means as many as lie there by now. */
	seenQuantity?: number | undefined;
	version?: number | undefined;
	/** What was approved, where it is not the design as it is now. */
	approvedHash?: string;
	/** Beside the line, until it is put in anew. */
	chosenVariantId?: number | null;
	chosenQuantity?: number | null;
	accepted?: readonly AcceptedHint[];
	/** Its place among the lines; without it the last. */
	addedAt?: Date;
};

/** Of a line that is there already: any, or one of another number or with something chosen beside it. */
type Kept = "any" | "unlike";

export type WrittenLine = {
	lineId: string;
	isNew: boolean;
	/** It stays as it was: there was another number, or something was chosen beside it. */
	isUnlike?: boolean;
	/** It was two lines before. */
	hasJoined?: boolean;
};

export type CartRefusal =
	| "unknown_project"
	| "changed"
	| "unknown_variant"
	| "quantity"
	| "cart_full"
	| "line_gone"
	| "lies_there"
	| "too_many_together"
	| "no_price"
	| "too_elaborate";

/**
 * One statement writes: tabs that add at the same moment meet at the unique key of project and variant. A line that is
 * there already takes what is new, or stays as it is where `keeps` says so. A design beside others is counted before it is
 * written: what was written and taken out again, another tab would have been told to be there.
 */
export async function writeLine(
	shop: Shop,
	line: NewLine & { keeps?: Kept },
): Promise<Outcome<WrittenLine, CartRefusal>> {
	if (line.quantity !== undefined && !isQuantity(line.quantity)) return refused("quantity");
	if (!shop.owner.id) return refused("unknown_project");
	const id = randomUUID();
	const asked = {
		owner: shop.owner.id,
		site: shop.site.code,
		projectId: line.projectId,
		variantId: line.variantId ?? null,
		version: line.version ?? null,
		edited: line.lineId ?? null,
		today: dayIn(shop.site.timeZone, shop.now),
	};
	const query = prepared(shop.db, "write cart line", (name) => lineInsert(shop).prepare(name));
	let written = await write(false);
	if (!written) {
		const found = await find(shop, asked);
		if (!found.ok) return found;
		if (await isTooElaborate(shop, found.value.hash)) return refused("too_elaborate");
		written = await write(true);
	}
	if (written) return accepted({ ...written, isNew: written.lineId === id });
	/** The project or the cart was changed while its design was counted. */
	const changed = await find(shop, asked);
	return changed.ok ? refused("changed") : changed;

	async function write(isCounted: boolean) {
		const [row] = await query.execute({
			...asked,
			id,
			isCounted,
			quantity: line.quantity ?? null,
			approvedHash: line.approvedHash ?? null,
			chosenVariantId: line.chosenVariantId ?? null,
			chosenQuantity: line.chosenQuantity ?? null,
			accepted: line.accepted?.length ? JSON.stringify(line.accepted) : null,
			addedAt: (line.addedAt ?? shop.now).toISOString(),
			keeps: line.keeps ?? null,
		});
		return row;
	}
}

type Asked = {
	owner: string;
	site: string;
	projectId: string;
	variantId: number | null;
	version: number | null;
	edited: string | null;
	today: string;
};

/** Why a line was not written: what is wrong with it, or nothing but that its design is still to be counted. */
async function find(shop: Shop, asked: Asked): Promise<Outcome<{ hash: string }, CartRefusal>> {
	const query = prepared(shop.db, "look at cart line", (name) => lineLook(shop).prepare(name));
	const [found] = await query.execute(asked);
	if (!found) return refused("unknown_project");
	if (!found.current) return refused("changed");
	if (found.variantId === null) return refused("unknown_variant");
	if (!found.priced) return refused("no_price");
	if (!found.hasRoom) return refused("cart_full");
	return accepted(found);
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

const { placeholder } = sql;
const [owner, site, project] = [placeholder("owner"), placeholder("site"), placeholder("projectId")];
const isOwnProject = and(eq(projects.id, project), eq(projects.ownerId, owner), isNull(projects.deletedAt));
const wanted = and(
	eq(articleVariants.id, sql`coalesce(${placeholder("variantId")}::int, ${projects.variantId})`),
	eq(articleVariants.articleId, projects.articleId),
);
const isCurrent = sql<boolean>`${projects.version} = coalesce(${placeholder("version")}::int, ${projects.version})`;
const others = sql`count(*) filter (where ${cartLines.id} is distinct from ${placeholder("edited")}::uuid)`;
const hasRoom = sql`(${others} < ${MOST_LINES}
	or bool_or(${cartLines.projectId} = ${project} and ${cartLines.variantId} = ${articleVariants.id}))`;
const isCounted = sql`(${placeholder("isCounted")}::bool or ${others} = 0 or bool_or(${cartLines.projectId} = ${project}))`;

function ofCart(condition: SQL): SQL<boolean> {
	return sql`(select ${condition} from ${cartLines} where ${cartLines.ownerId} = ${owner} and ${cartLines.site} = ${site})`;
}

/** The visitor's project with the variant to order, which must be of its article and sold, where the cart has room. */
function lineInsert(shop: Pick<Shop, "db">) {
	const quantity = sql`${placeholder("quantity")}::int`;
	const isUnlike = sql<boolean>`(${cartLines.quantity} <> ${quantity}
		or ${cartLines.chosenVariantId} is not null or ${cartLines.chosenQuantity} is not null)`;
	const isKept = sql`(${placeholder("keeps")}::text = 'any' or ${placeholder("keeps")}::text = 'unlike' and ${isUnlike})`;
	const unlessKept = (held: AnyPgColumn, written: SQL) => sql`case when ${isKept} then ${held} else ${written} end`;
	const approvedHash = sql`coalesce(${placeholder("approvedHash")}::text, ${projects.hash})`;
	const chosenVariant = sql`(select chosen.id from ${articleVariants} chosen
		where chosen.id = ${placeholder("chosenVariantId")}::int and chosen.article_id = ${projects.articleId})`;
	const line = shop.db
		.select({
			id: sql`${placeholder("id")}::uuid`.as("id"),
			ownerId: projects.ownerId,
			site: sql`${site}::text`.as("site"),
			projectId: projects.id,
			variantId: articleVariants.id,
			quantity: sql`coalesce(${quantity}, 1)`.as("quantity"),
			approvedHash: approvedHash.as("approved_hash"),
			chosenVariantId: chosenVariant.as("chosen_variant_id"),
			chosenQuantity: sql`${placeholder("chosenQuantity")}::int`.as("chosen_quantity"),
			accepted: sql`${placeholder("accepted")}::jsonb`.as("accepted"),
			addedAt: sql`${placeholder("addedAt")}::timestamptz`.as("added_at"),
		})
		.from(projects)
		.innerJoin(articles, and(eq(articles.id, projects.articleId), articles.active))
		.innerJoin(articleVariants, wanted)
		.where(and(isOwnProject, isCurrent, hasPrice(articleVariants.id), ofCart(sql`${isCounted} and ${hasRoom}`)))
		// Somebody who signs in at this moment takes it over before or after, not meanwhile.
		.for("share", { of: projects });
	return shop.db
		.insert(cartLines)
		.select(line)
		.onConflictDoUpdate({
			target: [cartLines.ownerId, cartLines.site, cartLines.projectId, cartLines.variantId],
			set: {
				quantity: unlessKept(cartLines.quantity, sql`coalesce(${quantity}, ${cartLines.quantity})`),
				approvedHash: unlessKept(cartLines.approvedHash, sql`excluded.approved_hash`),
				chosenVariantId: unlessKept(cartLines.chosenVariantId, sql`excluded.chosen_variant_id`),
				chosenQuantity: unlessKept(cartLines.chosenQuantity, sql`excluded.chosen_quantity`),
				accepted: unlessKept(cartLines.accepted, sql`excluded.accepted`),
			},
		})
		.returning({ lineId: cartLines.id, isUnlike });
}

function lineLook(shop: Pick<Shop, "db">) {
	return shop.db
		.select({
			variantId: articleVariants.id,
			priced: sql<boolean>`${articles.active} and ${hasPrice(articleVariants.id)}`,
			current: isCurrent,
			hash: projects.hash,
			hasRoom: ofCart(hasRoom),
		})
		.from(projects)
		.innerJoin(articles, eq(articles.id, projects.articleId))
		.leftJoin(articleVariants, wanted)
		.where(isOwnProject);
}
