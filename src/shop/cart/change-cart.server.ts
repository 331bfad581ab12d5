import { and, eq, ne, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { isQuantity, MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import { prepared } from "#database/prepared.ts";
import { cartLines } from "#database/schema.ts";
import { setAside } from "#shop/projects/project-versions.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { ownLine } from "./own-line.server.ts";
import { linesInCart } from "./project-lines.server.ts";
import { type CartRefusal, type NewLine, writeLine } from "./write-line.server.ts";

/** One line of the visitor's, for editing it. */
export async function findLine(shop: Shop, lineId: string): Promise<typeof cartLines.$inferSelect | undefined> {
	const [found] = await shop.db.select().from(cartLines).where(ownLine(shop, lineId));
	return found;
}

/**
 * Adds a project, or changes the quantity of the line that holds it in this variant already.
 * `lineId`: the line that was being edited; it takes the new variant and quantity instead of a second one. Refused where
 * that, or what `replaces`, is gone: who changes what they have ordered meanwhile is not to buy another one unknowingly.
 * The design as it is then stays among its earlier versions: of a new line once it is changed, of one that was there now.
 */
export async function addToCart(shop: Shop, input: NewLine): Promise<Outcome<{ lineId: string }, CartRefusal>> {
	const changes = input.lineId !== undefined || input.replaces === true;
	const written = await (changes ? replaceLine(shop, input) : writeLine(shop, input));
	if (written.ok && !written.value.isNew) await setAside(shop, input.projectId, "CART", input.version);
	return written;
}

/** Looked at after the line is written: until then an order that takes the edited one may be under way. */
async function replaceLine(shop: Shop, input: NewLine) {
	const { projectId, lineId, variantId, quantity } = input;
	return inTransaction(shop, async (inside) => {
		const held = quantity === input.seenQuantity ? await heldLine(inside) : undefined;
		const written = await writeLine(inside, { ...input, quantity: held?.quantity ?? quantity });
		if (!written.ok) return written;
		const isOther = and(eq(cartLines.projectId, projectId), ne(cartLines.variantId, written.value.variantId));
		const replaced = lineId
			? await inside.db
					.delete(cartLines)
					.where(and(ownLine(inside, lineId), isOther))
					.returning({ id: cartLines.id })
			: [];
		if (!written.value.isNew || replaced.length > 0) return written;
		if (lineId && (await linesInCart(inside, projectId)).length > 1) return written;
		await removeLine(inside, written.value.lineId);
		return refused("line_gone");
	});

	async function heldLine(inside: Shop) {
		if (lineId) return findLine(inside, lineId);
		return (await linesInCart(inside, projectId)).find((line) => line.variantId === variantId);
	}
}

export async function setQuantity(
	shop: Shop,
	lineId: string,
	quantity: number,
): Promise<Outcome<null, "quantity" | "unknown_line">> {
	if (!isQuantity(quantity)) return refused("quantity");
	const changed = await shop.db
		.update(cartLines)
		.set({ quantity, chosenQuantity: null })
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
		.set({ quantity: stepped, chosenQuantity: null })
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
