import { startTransition, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import type { action } from "./cart.page.tsx";
import type { CartRefusal } from "./use-cart-refusal.ts";

/**
 * Presses of minus and plus on a cart line: shown at once, sent one after the other, those pressed meanwhile as one.
 * A request that is on its way is never given up for the next one, so that none is lost on a slow network.
 * `onAnswer`: why it was refused, or nothing; told before a line that is gone leaves the page.
 */
export function useQuantitySteps(
	line: { id: string; quantity: number },
	onAnswer: (refusal: CartRefusal | undefined) => void,
) {
	const fetcher = useFetcher<typeof action>();
	const [owed, setOwed] = useState(0);
	const queue = useRef({ owed: 0, wanted: 0, sending: false });
	const underWay = Number(fetcher.formData?.get("step") ?? 0);
	const quantity = Math.min(Math.max(line.quantity + underWay + owed, 0), MAXIMUM_QUANTITY);

	const answer = fetcher.data;
	useEffect(() => {
		if (answer !== undefined) onAnswer(answer ?? undefined);
	}, [answer, onAnswer]);

	/** Goes on without a rendering in between, so that to others (`useFollowedLinks`) it is one piece of work. */
	async function sendOwed(): Promise<void> {
		if (queue.current.sending) return;
		queue.current.sending = true;
		while (queue.current.owed !== 0) {
			const { owed: step, wanted } = queue.current;
			queue.current.owed = 0;
			startTransition(() => setOwed((before) => before - step));
			await fetcher.submit({ line: line.id, step, shown: wanted - step }, { method: "post", action: "/cart" });
		}
		queue.current.sending = false;
	}

	function step(by: 1 | -1): void {
		const wanted = quantity + by;
		if (wanted < 0 || wanted > MAXIMUM_QUANTITY) return;
		Object.assign(queue.current, { owed: queue.current.owed + by, wanted });
		setOwed((before) => before + by);
		void sendOwed();
	}
	return { quantity, step };
}
