import { describe, expect, test } from "vitest";
import { canMove, ORDER_STATUSES, ORDER_TRANSITIONS, type OrderStatus } from "#core/order-status.ts";

const all = Object.keys(ORDER_STATUSES).map(Number) as OrderStatus[];

function reachable(from: OrderStatus): Set<OrderStatus> {
	const seen = new Set<OrderStatus>([from]);
	const queue = [from];
	for (const status of queue) {
		for (const next of ORDER_TRANSITIONS[status] as readonly OrderStatus[]) {
			if (!seen.has(next)) {
				seen.add(next);
				queue.push(next);
			}
		}
	}
	return seen;
}

describe("order statuses", () => {
	test("every status can be reached from a new order", () => {
		expect([...reachable(0)].sort((a, b) => a - b)).toEqual([...all].sort((a, b) => a - b));
	});

	test("delivered and canceled are the only ends, and every order can come to one", () => {
		expect(all.filter((status) => ORDER_TRANSITIONS[status].length === 0)).toEqual([10, 15]);
		for (const status of all) {
			const goals = reachable(status);
			expect(goals.has(10) || goals.has(15), `from ${status}`).toBe(true);
		}
	});

	test("an order in production cannot be canceled", () => {
		expect(canMove(1, 10)).toBe(false);
		expect(canMove(202, 10)).toBe(true);
	});
});
