import type { OrderStatus } from "./order-status.ts";

/** What customers tell orders apart by; the numbers are the specification's. */
export const ORDER_GROUPS = {
	all: [],
	open: [0, 4, 200, 201, 202, 1, 2, 13, 8, 17, 9, 14, 16],
	delivered: [15],
	canceled: [10],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type OrderGroup = keyof typeof ORDER_GROUPS;
