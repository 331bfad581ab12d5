/** Specification, section 4: the numbers are part of the contract. */
export const ORDER_STATUSES = {
	0: "recently_received",
	1: "entered_production",
	2: "errors",
	4: "kept_because_of_non_payment",
	8: "packed",
	9: "shipped",
	10: "canceled",
	13: "production_finished",
	14: "available_in_pickup_point",
	15: "delivered",
	16: "not_delivered",
	17: "not_shipped",
	200: "waiting_for_download",
	201: "downloading",
	202: "downloaded",
} as const;
export type OrderStatus = keyof typeof ORDER_STATUSES;
export type OrderStatusName = (typeof ORDER_STATUSES)[OrderStatus];

/** Every move that is allowed; all others are errors. */
export const ORDER_TRANSITIONS = {
	0: [4, 200, 2, 10],
	4: [0, 10],
	200: [201, 2, 10],
	201: [202, 200],
	202: [1, 2, 10],
	1: [13, 2],
	2: [200, 10],
	13: [8],
	8: [9, 14, 17],
	17: [9, 10],
	9: [14, 15, 16],
	14: [15, 16],
	15: [],
	16: [9, 10],
	10: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
	return (ORDER_TRANSITIONS[from] as readonly OrderStatus[]).includes(to);
}
