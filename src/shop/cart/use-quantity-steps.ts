import { startTransition, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import type { action } from "./cart.page.tsx";

/**
 * Presses of minus and plus on a cart line: shown at once, sent one after the other, those pressed meanwhile as one.
 * A request that is on its way is never given up for the next one, so that none is lost on a slow network.
 */
export function useQuantitySteps(line: { id: string; quantity: number }) {
	const fetcher = useFetcher<typeof action>();
	const [owed, setOwed] = useState(0);
	const queue = useRef({ owed: 0, sending: false });
	const { state, formData, data: refused } = fetcher;
	const underWay = Number(formData?.get("step") ?? 0);
	const quantity = Math.min(Math.max(line.quantity + underWay + owed, 0), MAXIMUM_QUANTITY);

	/** Goes on without a rendering in between, so that to others (`useFollowedLinks`) it is one piece of work. */
	async function sendOwed(): Promise<void> {
		if (queue.current.sending) return;
		queue.current.sending = true;
		while (queue.current.owed !== 0) {
			const step = queue.current.owed;
			queue.current.owed = 0;
			startTransition(() => setOwed((before) => before - step));
			await fetcher.submit({ line: line.id, step }, { method: "post", action: "/cart" });
		}
		queue.current.sending = false;
	}

	function step(by: 1 | -1): void {
		if (quantity + by < 0 || quantity + by > MAXIMUM_QUANTITY) return;
		queue.current.owed += by;
		setOwed((before) => before + by);
		void sendOwed();
	}
	return { quantity, step, refused: state === "idle" ? refused?.reason : undefined };
}
