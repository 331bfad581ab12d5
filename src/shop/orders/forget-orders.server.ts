import { and, count, eq, inArray, isNull, not, notInArray, type SQL, sql } from "drizzle-orm";
import { orderLines, orders, payments, refunds, userRequiredActions } from "#database/schema.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { documentHash } from "#shop/designs/document-hash.server.ts";
import type { Workshop } from "#shop/shop.ts";

export type ForgottenOrders = {
	/** Numbers of the orders: their print files lie under them. */
	readonly orders: readonly string[];
	readonly proofs: readonly string[];
	readonly documents: readonly string[];
};

/** Nothing is to be made, sent or given back any more. */
export const FINISHED = [10, 15] as const;

/** The line's document with all its sides and nothing on them. */
const EMPTIED = sql`jsonb_set(${orderLines.document}, '{sides}', (
	select coalesce(jsonb_agg(side || '{"elements": []}' order by position), '[]')
	from jsonb_array_elements(${orderLines.document} -> 'sides') with ordinality as sides (side, position)))`;

/** Orders that were placed with the address but without signing in are the same person's. */
export async function claimOrders(
	{ db }: Pick<Workshop, "db">,
	to: { readonly owner: string; readonly customerId: number; readonly email: string },
): Promise<void> {
	const own = and(isNull(orders.customerId), sql`lower(${orders.email}) = ${to.email.toLowerCase()}`);
	await db.update(orders).set({ customerId: to.customerId, ownerId: to.owner }).where(own);
}

/**
 * Takes the person out of every finished order of a customer. Number, day, goods, amounts, VAT and country stay, and a
 * company's VAT number with them: the tax law of every country asks for those.
 */
export async function forgetFinishedOrders(
	{ db }: Pick<Workshop, "db">,
	customerId: number,
	owner: string,
): Promise<ForgottenOrders> {
	const rows = await db
		.select({ id: orders.id, number: orders.number })
		.from(orders)
		.where(and(eq(orders.customerId, customerId), isFinished(db), not(eq(orders.email, ""))));
	const ids = rows.map(({ id }) => id);
	if (!ids.length) return { orders: [], proofs: [], documents: [] };
	const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids));
	await db.update(orderLines).set({ document: EMPTIED }).where(inArray(orderLines.orderId, ids));
	await db.update(userRequiredActions).set({ ending: null }).where(inArray(userRequiredActions.orderId, ids));
	await db
		.update(orders)
		.set({
			ownerId: owner,
			source: null,
			vatId: sql`coalesce(${orders.billing} ->> 'vatId', ${orders.vatId})`,
			billing: null,
			reference: null,
			email: "",
			firstName: "",
			lastName: "",
			company: null,
			phone: null,
			recipient: null,
			street: "",
			streetNumber: "",
			unit: null,
			postcode: "",
			city: "",
			province: null,
		})
		.where(inArray(orders.id, ids));
	return {
		orders: rows.map(({ number }) => number),
		proofs: lines.map(({ proofHash }) => proofHash),
		documents: lines.map(({ document }) => documentHash(document)),
	};
}

/** Where mails about the orders of a customer went. */
export async function orderAddresses({ db }: Pick<Workshop, "db">, customerId: number): Promise<string[]> {
	const known = and(eq(orders.customerId, customerId), not(eq(orders.email, "")));
	const rows = await db.selectDistinct({ email: orders.email }).from(orders).where(known);
	return rows.map(({ email }) => email);
}

export async function customerOfOrder({ db }: Pick<Workshop, "db">, orderId: number): Promise<number | null> {
	const [order] = await db.select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, orderId));
	return order?.customerId ?? null;
}

export async function countOrdersUnderWay({ db }: Pick<Workshop, "db">, customerId: number): Promise<number> {
	const [found] = await db
		.select({ count: count() })
		.from(orders)
		.where(and(eq(orders.customerId, customerId), not(isFinished(db))));
	return found?.count ?? 0;
}

/** What orders under way are still printed from; undefined where none is under way. */
export async function picturesUnderWay(
	{ db }: Pick<Workshop, "db">,
	customerId: number,
): Promise<readonly string[] | undefined> {
	const lines = await db
		.select({ document: orderLines.document })
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(and(eq(orders.customerId, customerId), not(isFinished(db))));
	const elements = lines.flatMap(({ document }) => document.sides.flatMap((side) => flatElements(side.elements)));
	const used = elements.flatMap((element) => ("picture" in element && element.picture ? [element.picture.id] : []));
	return lines.length ? used : undefined;
}

/** Of these proofs those that an order under way, or somebody else's order, was placed with. */
export async function neededProofs({ db }: Pick<Workshop, "db">, hashes: readonly string[]): Promise<Set<string>> {
	if (!hashes.length) return new Set();
	const lines = await db
		.select({ hash: orderLines.proofHash })
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(and(inArray(orderLines.proofHash, [...hashes]), not(eq(orders.email, ""))));
	return new Set(lines.map(({ hash }) => hash));
}

/** Money that is owed back keeps an order open: its customer may have to be asked where to. */
function isFinished(db: Workshop["db"]): SQL {
	const asked = db
		.select({ id: userRequiredActions.orderId })
		.from(userRequiredActions)
		.where(isNull(userRequiredActions.wipedAt));
	const owed = db
		.select({ reference: payments.reference })
		.from(refunds)
		.innerJoin(payments, eq(payments.id, refunds.paymentId))
		.where(eq(refunds.state, "DUE"));
	return and(
		inArray(orders.status, [...FINISHED]),
		notInArray(orders.id, asked),
		notInArray(orders.publicId, owed),
	) as SQL;
}
