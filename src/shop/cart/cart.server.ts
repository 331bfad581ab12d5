import { and, asc, eq, sql } from "drizzle-orm";
import { dayIn } from "#core/delivery-date.ts";
import { type Money, sum, times } from "#core/money.ts";
import type { ParcelSize } from "#core/parcel-size.ts";
import type { VatClass } from "#core/tax.ts";
import { unitPrice } from "#core/volume-price.ts";
import { prepared } from "#database/prepared.ts";
import { articles, articleTexts, articleVariants, cartLines, projects } from "#database/schema.ts";
import type { DesignDocument } from "#design/document.ts";
import { filledSides } from "#design/filled-sides.ts";
import type { AcceptedHint } from "#design/preflight/accepted-hints.ts";
import { breaksOf, readBreaks } from "#shop/pricing/pricing.server.ts";
import type { Shop } from "#shop/shop.ts";

/** What a line holds, whether it can be bought or not. */
export type LineContent = {
	id: string;
	projectId: string;
	designId: number | null;
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
	/** Those that something is printed on. */
	printedSides: readonly string[];
	size: string | null;
	/** Grams for one piece. */
	weight: number;
	parcel: ParcelSize | null;
	quantity: number;
	/** Of the design that was put in. */
	approvedHash: string;
	/** Chosen for it in the editor since, and not put in; null: none. */
	chosenVariantId: number | null;
	chosenQuantity: number | null;
	/** Design, variant or number were changed since it was put in, and are to be looked at before it can be ordered. */
	isChanged: boolean;
	/** What is printed in spite of a warning; nothing of a design that was changed since. */
	accepted: readonly AcceptedHint[];
	addedAt: Date;
};
export type CartLine = LineContent & { unit: Money; total: Money };
export type Cart = {
	lines: readonly CartLine[];
	/** Lines whose article is not sold any more, or has no price here: kept, but in no sum and in no order. */
	unavailable: readonly LineContent[];
	/** A line was changed since it was put in: nothing is ordered before it was looked at. */
	isChanged: boolean;
	goods: Money;
	/** Grams of what can be bought. */
	weight: number;
	/** Millimetres of the longest packed piece of it. */
	length: number;
	/** Of the line that takes longest. */
	productionDays: number;
	/** Of all lines, as the header counts them. */
	pieces: number;
};

/** The visitor's cart on this site, priced now. */
export async function readCart(shop: Shop): Promise<Cart> {
	const rows = shop.owner.id ? await selectLines(shop, shop.owner.id) : [];
	const lines: CartLine[] = [];
	const unavailable: LineContent[] = [];
	for (const { colorNames, active, breaks, accepted, ...row } of rows) {
		const colorName = colorNames?.[shop.locale.language] ?? row.color;
		const isChanged = row.approvedHash !== row.hash || row.chosenVariantId !== null || row.chosenQuantity !== null;
		const line = {
			...row,
			colorName,
			shownSide: firstFilledSide(row.document),
			printedSides: filledSides(row.document).map(({ code }) => code),
			isChanged,
			accepted: (!isChanged && accepted) || [],
		};
		const unit = active ? unitPrice(readBreaks(breaks), row.quantity) : undefined;
		if (unit) lines.push({ ...line, unit, total: times(unit, row.quantity) });
		else unavailable.push(line);
	}
	const totals = lines.map((line) => line.total);
	return {
		lines,
		unavailable,
		isChanged: lines.some((line) => line.isChanged),
		goods: sum(totals, shop.site.currency),
		weight: lines.reduce((total, line) => total + line.weight * line.quantity, 0),
		length: Math.max(0, ...lines.map((line) => line.parcel?.length ?? 0)),
		productionDays: Math.max(0, ...lines.map((line) => line.productionDays)),
		pieces: rows.reduce((total, row) => total + row.quantity, 0),
	};
}

function firstFilledSide(document: DesignDocument): string {
	return (filledSides(document)[0] ?? document.sides[0])?.code ?? "";
}

function anyCart() {
	return and(eq(cartLines.ownerId, sql.placeholder("owner")), eq(cartLines.site, sql.placeholder("site")));
}

function selectLines(shop: Shop, owner: string) {
	const query = prepared(shop.db, "cart lines", (name) => lineQuery(shop).prepare(name));
	const today = dayIn(shop.site.timeZone, shop.now);
	return query.execute({ owner, site: shop.site.code, language: shop.locale.language, today });
}

function lineQuery(shop: Pick<Shop, "db">) {
	return shop.db
		.select({
			id: cartLines.id,
			projectId: projects.id,
			designId: projects.designId,
			document: projects.document,
			hash: projects.hash,
			articleId: articles.id,
			articleName: articleTexts.name,
			essentials: sql<string[]>`jsonb_path_query_array(${articleTexts.facts}, '$[0 to 1].value')`,
			vatClass: articles.vatClass,
			active: articles.active,
			productionDays: articles.productionDays,
			variantId: articleVariants.id,
			sku: articleVariants.sku,
			color: articleVariants.color,
			colorValue: articleVariants.colorValue,
			colorNames: articleVariants.colorNames,
			size: articleVariants.size,
			weight: articleVariants.weight,
			parcel: articles.parcel,
			quantity: cartLines.quantity,
			approvedHash: cartLines.approvedHash,
			chosenVariantId: cartLines.chosenVariantId,
			chosenQuantity: cartLines.chosenQuantity,
			accepted: cartLines.accepted,
			addedAt: cartLines.addedAt,
			breaks: breaksOf(articleVariants.id),
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
