import { randomUUID } from "node:crypto";
import { and, asc, eq, ne, sql } from "drizzle-orm";
import { type Money, sum, times } from "#core/money.ts";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import type { VatClass } from "#core/tax.ts";
import { MAXIMUM_QUANTITY, unitPrice } from "#core/volume-price.ts";
import { prepared } from "#database/prepared.ts";
import { articles, articleTexts, articleVariants, cartLines, projects } from "#database/schema.ts";
import type { DesignDocument } from "#design/document.ts";
import { pricesOf } from "#shop/pricing/pricing.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";

export type CartLine = {
	id: string;
	projectId: string;
	document: DesignDocument;
	hash: string;
	articleId: number;
	articleName: string;
	/** Size and material, which an article's facts begin with: essential characteristics in the sense of CRD art. 8(2). */
	essentials: readonly string[];
	vatClass: VatClass;
	productionDays: number;
	variantId: number;
	sku: string;
	color: string | null;
	colorValue: string | null;
	colorName: string | null;
	/** The side that the line's picture shows. */
	shownSide: string;
	size: string | null;
	/** Grams for one piece. */
	weight: number;
	quantity: number;
	unit: Money;
	total: Money;
};
export type Cart = { lines: readonly CartLine[]; goods: Money; weight: number; pieces: number };

const MOST_LINES = 100;

/** The visitor's cart on this site, priced now. */
export async function readCart(shop: Shop): Promise<Cart> {
	const rows = shop.session.id ? await selectLines(shop, shop.session.id) : [];
	const breaks = rows.length
		? await pricesOf(
				shop,
				rows.map((row) => row.variantId),
			)
		: new Map();
	const lines = rows.flatMap((row) => {
		const unit = unitPrice(breaks.get(row.variantId) ?? [], row.quantity);
		if (!unit) return [];
		const { colorNames, ...line } = row;
		const colorName = colorNames?.[shop.locale.language] ?? row.color;
		const shownSide = firstFilledSide(row.document);
		return [{ ...line, colorName, shownSide, unit, total: times(unit, row.quantity) }];
	});
	return {
		lines,
		goods: sum(
			lines.map((line) => line.total),
			shop.site.currency,
		),
		weight: lines.reduce((total, line) => total + line.weight * line.quantity, 0),
		pieces: lines.reduce((total, line) => total + line.quantity, 0),
	};
}

/** One line of the visitor's, for editing it. */
export async function findLine(
	shop: Shop,
	lineId: string,
): Promise<{ id: string; projectId: string; variantId: number; quantity: number } | undefined> {
	const [found] = await shop.db.select().from(cartLines).where(ownLine(shop, lineId));
	return found;
}

export async function countCart(shop: Pick<Shop, "db" | "session" | "site">): Promise<number> {
	if (!shop.session.id) return 0;
	const query = prepared(shop.db, "cart count", (name) =>
		shop.db
			.select({ pieces: sql<number>`coalesce(sum(${cartLines.quantity}), 0)::int` })
			.from(cartLines)
			.where(anyCart())
			.prepare(name),
	);
	const [row] = await query.execute({ session: shop.session.id, site: shop.site.code });
	return row?.pieces ?? 0;
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
	const { projectId, variantId, quantity } = line;
	const { rows } = await shop.db.execute<{ id: string }>(sql`
		insert into cart_lines (id, session_id, site, project_id, variant_id, quantity, added_at)
		select ${randomUUID()}::uuid, ${session}, ${shop.site.code}, ${projectId}::uuid, ${variantId}::int, ${quantity}::int,
			${shop.now.toISOString()}::timestamptz
		where (select count(*) from cart_lines where session_id = ${session} and site = ${shop.site.code}) < ${MOST_LINES}
			or exists (
				select from cart_lines where session_id = ${session} and site = ${shop.site.code}
					and project_id = ${projectId} and variant_id = ${variantId}
			)
		on conflict (session_id, site, project_id, variant_id) do update set quantity = excluded.quantity
		returning id`);
	return rows[0] ? accepted({ lineId: rows[0].id }) : refused("cart_full");
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

export async function emptyCart(shop: Pick<Shop, "db" | "site">, sessionId: string): Promise<void> {
	await shop.db.delete(cartLines).where(and(eq(cartLines.sessionId, sessionId), eq(cartLines.site, shop.site.code)));
}

function firstFilledSide(document: DesignDocument): string {
	return (document.sides.find((side) => side.elements.length > 0) ?? document.sides[0])?.code ?? "";
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

function anyCart() {
	return and(eq(cartLines.sessionId, sql.placeholder("session")), eq(cartLines.site, sql.placeholder("site")));
}

function selectLines(shop: Shop, session: string) {
	const query = prepared(shop.db, "cart lines", (name) => lineQuery(shop).prepare(name));
	return query.execute({ session, site: shop.site.code, language: shop.locale.language });
}

function lineQuery(shop: Pick<Shop, "db">) {
	return shop.db
		.select({
			id: cartLines.id,
			projectId: projects.id,
			document: projects.document,
			hash: projects.hash,
			articleId: articles.id,
			articleName: articleTexts.name,
			essentials: sql<string[]>`jsonb_path_query_array(${articleTexts.facts}, '$[0 to 1].value')`,
			vatClass: articles.vatClass,
			productionDays: articles.productionDays,
			variantId: articleVariants.id,
			sku: articleVariants.sku,
			color: articleVariants.color,
			colorValue: articleVariants.colorValue,
			colorNames: articleVariants.colorNames,
			size: articleVariants.size,
			weight: articleVariants.weight,
			quantity: cartLines.quantity,
		})
		.from(cartLines)
		.innerJoin(projects, eq(projects.id, cartLines.projectId))
		.innerJoin(articleVariants, eq(articleVariants.id, cartLines.variantId))
		.innerJoin(articles, eq(articles.id, articleVariants.articleId))
		.innerJoin(
			articleTexts,
			and(eq(articleTexts.articleId, articles.id), eq(articleTexts.language, sql.placeholder("language"))),
		)
		.where(anyCart())
		.orderBy(asc(cartLines.addedAt), asc(cartLines.id));
}
