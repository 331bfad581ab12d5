import { and, eq, inArray, sql } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#core/outcome.ts";
import { isQuantity, MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import { prepared } from "#database/prepared.ts";
import { cartLines, projects } from "#database/schema.ts";
import { setAside } from "#shop/projects/project-versions.server.ts";
import { ownProject } from "#shop/projects/projects.server.ts";
import { inTransaction, type Shop } from "#shop/shop.ts";
import { ownLine } from "./own-line.server.ts";
import { type CartRefusal, NEVER_APPROVED, type NewLine, type WrittenLine, writeLine } from "./write-line.server.ts";

export type CartLineRow = typeof cartLines.$inferSelect;
type OrderedLine = Pick<CartLineRow, "id" | "variantId" | "quantity" | "approvedHash">;

/** One line of the visitor's, for editing it. */
export async function findLine(shop: Shop, lineId: string): Promise<CartLineRow | undefined> {
	const [found] = await shop.db.select().from(cartLines).where(ownLine(shop, lineId));
	return found;
}

/**
 * Adds a project, or puts the line that holds it in this variant already in again, with the quantity where one is given.
 * `lineId`: the line that was being edited; it takes the new variant and quantity instead of a second one. Refused where
 * that, or what `replaces`, is gone: who changes what they have ordered meanwhile is not to buy another one unknowingly.
 * The design as it is then stays among its earlier versions: of a new line once it is changed, of one that was there now.
 */
export async function addToCart(
	shop: Shop,
	input: NewLine,
): Promise<Outcome<{ lineId: string; hasJoined: boolean }, CartRefusal>> {
	const changes = input.lineId !== undefined || input.replaces === true;
	const add = input.replaces === false ? addUnseen : writeLine;
	const written = await (changes ? replaceLine(shop, input) : add(shop, input));
	if (!written.ok) return written;
	const { lineId, isNew, hasJoined = false } = written.value;
	if (!isNew) await setAside(shop, input.projectId, "CART", input.version);
	return accepted({ lineId, hasJoined });
}

/** What another tab put in or chose meanwhile stays; sent twice, it is there as it is wanted. */
async function addUnseen(shop: Shop, input: NewLine): Promise<Outcome<WrittenLine, CartRefusal>> {
	const written = await writeLine(shop, { ...input, keeps: "unlike" });
	return written.ok && written.value.isUnlike ? refused("lies_there") : written;
}

/**
 * The edited line stays the same one as another variant. What lies there in that gives way to it, where it was to become
 * yet another one; else they become one, with the pieces of both. No other tab and no order has the lines meanwhile.
 */
async function replaceLine(shop: Shop, input: NewLine): Promise<Outcome<WrittenLine, CartRefusal>> {
	const { projectId, lineId, quantity, seenQuantity } = input;
	// How many a line that is named is to have is not guessed.
	if (quantity === undefined) return refused("quantity");
	return inTransaction(shop, async (inside) => {
		const lying = await lockLines(inside, projectId);
		const isEdited = (line: CartLineRow) => (lineId ? line.id === lineId : line.variantId === input.variantId);
		const edited = lying.find(isEdited);
		if (!edited) return refused("line_gone");
		const variantId = input.variantId ?? edited.variantId;
		const met = lying.find((line) => line.id !== edited.id && line.variantId === variantId);
		const own = quantity === seenQuantity ? edited.quantity : quantity;
		if (!isQuantity(own)) return refused("quantity");
		const moved = met && movedOn(met, lying, edited);
		const joined = moved ? undefined : met;
		const together = own + (joined?.quantity ?? 0);
		if (joined && together > MAXIMUM_QUANTITY) return refused("too_many_together");
		if (moved) await remove(moved);
		const written = await writeLine(inside, {
			...input,
			variantId,
			...(joined && choiceOfBoth(joined, own)),
			quantity: together,
		});
		if (written.ok && written.value.lineId !== edited.id) {
			const { id, addedAt } = edited;
			await remove(edited);
			await inside.db.update(cartLines).set({ id, addedAt }).where(eq(cartLines.id, written.value.lineId));
		}
		if (met && moved) await inside.db.insert(cartLines).values(written.ok ? moved : met);
		return written.ok ? accepted({ lineId: edited.id, isNew: false, hasJoined: joined !== undefined }) : written;

		function remove({ id }: CartLineRow) {
			return inside.db.delete(cartLines).where(eq(cartLines.id, id));
		}
	});
}

/** What was chosen for it is where it goes, to be looked at there; undefined: nothing was, or that is taken by a third one. */
function movedOn(met: CartLineRow, lying: readonly CartLineRow[], edited: CartLineRow): CartLineRow | undefined {
	const variantId = met.chosenVariantId;
	if (variantId === null) return undefined;
	if (lying.some((line) => line.variantId === variantId && line.id !== edited.id)) return undefined;
	return { ...met, variantId, chosenVariantId: null, approvedHash: NEVER_APPROVED };
}

/** The pieces that come to it were not in the number that was chosen for it. */
function choiceOfBoth({ chosenVariantId, chosenQuantity }: CartLineRow, added: number) {
	const both = chosenQuantity === null ? null : Math.min(chosenQuantity + added, MAXIMUM_QUANTITY);
	return { chosenVariantId, chosenQuantity: both };
}

/** Of this site. The project before its lines, as who signs in takes them over; so that lines that come are seen too. */
async function lockLines({ db, owner, site }: Shop, projectId: string) {
	const ownerId = owner.id ?? "";
	await db.select({ id: projects.id }).from(projects).where(ownProject(ownerId, projectId)).for("no key update");
	const ofProject = and(eq(cartLines.projectId, projectId), eq(cartLines.site, site.code));
	return db
		.select()
		.from(cartLines)
		.where(and(ofProject, eq(cartLines.ownerId, ownerId)))
		.orderBy(cartLines.id)
		.for("update");
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

/** Takes out what was ordered; a line that another tab has added or changed meanwhile stays. Locks by id, as an edit does. */
export async function removeOrdered(shop: Pick<Shop, "db">, lines: readonly OrderedLine[]): Promise<void> {
	const ordered = sql`unnest(
		${sql.placeholder("ids")}::uuid[],
		${sql.placeholder("variantIds")}::int[],
		${sql.placeholder("quantities")}::int[],
		${sql.placeholder("hashes")}::text[]
	)`;
	const { id, variantId, quantity, approvedHash } = cartLines;
	const query = prepared(shop.db, "remove ordered", (name) => {
		const asOrdered = shop.db
			.select({ id })
			.from(cartLines)
			.where(sql`(${id}, ${variantId}, ${quantity}, ${approvedHash}) in (select * from ${ordered})`)
			.orderBy(id)
			.for("update");
		return shop.db.delete(cartLines).where(inArray(id, asOrdered)).prepare(name);
	});
	await query.execute({
		ids: lines.map((line) => line.id),
		variantIds: lines.map((line) => line.variantId),
		quantities: lines.map((line) => line.quantity),
		hashes: lines.map((line) => line.approvedHash),
	});
}
