import { TOPIC_GROUPS } from "#core/tickets.ts";

const { beforePurchase, ordersWaiting, ordersReceived } = TOPIC_GROUPS;

/** Designing, ordering, delivery, after the parcel. */
export const DEMO_CATEGORIES = [1, 2, 3, 4] as const;

/** The specification's topics 3, 5, 7, 90, 99, 85, 86, 87 and 37, and what else is asked. */
export const DEMO_TOPICS = [
	{ id: 3, categoryId: 1, groups: [beforePurchase] },
	{ id: 37, categoryId: 1, groups: [beforePurchase] },
	{ id: 90, categoryId: 1, groups: [beforePurchase] },
	{ id: 99, categoryId: 2, groups: [beforePurchase] },
	{ id: 41, categoryId: 2, groups: [beforePurchase] },
	{ id: 42, categoryId: 2, groups: [beforePurchase] },
	{ id: 5, categoryId: 3, groups: [ordersWaiting] },
	{ id: 85, categoryId: 3, groups: [ordersWaiting] },
	{ id: 86, categoryId: 3, groups: [ordersWaiting] },
	{ id: 87, categoryId: 3, groups: [ordersWaiting] },
	{ id: 7, categoryId: 4, groups: [ordersReceived] },
	{ id: 44, categoryId: 4, groups: [ordersReceived] },
	{ id: 45, categoryId: 4, groups: [ordersReceived] },
] as const;
