import { and, asc, eq, exists, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { articleSides, orderLines, orders, printRunLines, printSubstrates } from "#database/schema.ts";
import type { OrderLine } from "#shop/orders/orders.server.ts";
import type { Workshop } from "#shop/shop.ts";

export type WaitingLine = OrderLine & {
	readonly number: string;
	/** On sheets of something that its article is not printed on any more. */
	readonly laidElsewhere: boolean;
};

/** Print files are made, and nobody prints them yet. */
const WAITING = [200, 201, 202] as const;
const AT_ONCE = 500;

/** What waits on each substrate, in lines of orders. */
export async function listSubstrates({ db }: Pick<Workshop, "db">) {
	const substrates = await db.select().from(printSubstrates).orderBy(asc(printSubstrates.code));
	return Promise.all(
		substrates.map(async (substrate) => ({
			...substrate,
			waiting: (await waitingLines(db, substrate.code).limit(AT_ONCE)).length,
		})),
	);
}

/** Page by page, each after the last line of the one before: meanwhile others lay lines out, or cancel them. */
export async function* allWaitingLines(db: Workshop["db"], code: string): AsyncGenerator<WaitingLine> {
	let last: WaitingLine | undefined;
	do {
		const rows = await waitingLines(db, code, last && isAfter(last)).limit(AT_ONCE);
		const page = rows.map(({ line, ...rest }) => ({ ...line, ...rest }));
		yield* page;
		last = page.length < AT_ONCE ? undefined : page.at(-1);
	} while (last);
}

/** Names of those lines of these orders that are neither laid out nor canceled. */
export async function stillWaiting(
	db: Workshop["db"],
	code: string,
	orderIds: readonly number[],
): Promise<ReadonlySet<string>> {
	const rows = await waitingLines(db, code, inArray(orders.id, [...orderIds]));
	return new Set(rows.map(({ line, number }) => lineName({ ...line, number })));
}

export function lineName({ number, position }: Pick<WaitingLine, "number" | "position">): string {
	return `${number} / ${position}`;
}

function isAfter({ orderId, position }: OrderLine): SQL {
	const placedAt = sql`(select placed_at from orders where id = ${orderId})`;
	return sql`(${orders.placedAt}, ${orders.id}, ${orderLines.position}) > (${placedAt}, ${orderId}, ${position})`;
}

/** Oldest first; those that can't be laid out stay first. */
function waitingLines(db: Workshop["db"], code: string, isAmong?: SQL) {
	const isPrintedOn = db
		.select()
		.from(articleSides)
		.where(and(eq(articleSides.articleId, orderLines.articleId), eq(articleSides.substrate, code)));
	const isLaidOut = db
		.select()
		.from(printRunLines)
		.where(
			and(
				eq(printRunLines.orderId, orderLines.orderId),
				eq(printRunLines.position, orderLines.position),
				eq(printRunLines.substrate, code),
			),
		);
	const isPrintedOnIt = db
		.select()
		.from(articleSides)
		.where(and(eq(articleSides.articleId, orderLines.articleId), eq(articleSides.substrate, printRunLines.substrate)));
	const laidElsewhere = db
		.select()
		.from(printRunLines)
		.where(
			and(
				eq(printRunLines.orderId, orderLines.orderId),
				eq(printRunLines.position, orderLines.position),
				notExists(isPrintedOnIt),
			),
		);
	return db
		.select({ line: orderLines, number: orders.number, laidElsewhere: sql<boolean>`${exists(laidElsewhere)}` })
		.from(orderLines)
		.innerJoin(orders, eq(orders.id, orderLines.orderId))
		.where(and(isAmong, inArray(orders.status, [...WAITING]), exists(isPrintedOn), notExists(isLaidOut)))
		.orderBy(asc(orders.placedAt), asc(orders.id), asc(orderLines.position));
}
