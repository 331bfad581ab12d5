import { type FormEvent, startTransition, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import { quantityFromForm } from "#ui/quantity-from-form.ts";
import type { action } from "./cart.page.tsx";
import type { CartAnswer } from "./use-cart-answer.ts";

const SEND = { method: "post", action: "/cart" } as const;

/**
 * Changes of a cart line, shown at once. Presses of minus and plus are sent one after the other, those pressed meanwhile
 * as one: a request that is on its way is never given up for the next press, so that none is lost on a slow network. A
 * number that was typed and the removal need nothing of what went before, and are sent without waiting for it.
 * `tell`: why it was refused, that the line goes (with the number that was seen), or nothing.
 */
export function useLineChanges<Line extends { id: string; quantity: number }>(
	line: Line,
	tell: (answer: Extract<CartAnswer, { told: "refused" }> | { told: "removed"; line: Line } | undefined) => void,
) {
	const fetcher = useFetcher<typeof action>();
	const [owed, setOwed] = useState(0);
	/** How many were seen when the line was taken out. */
	const [leaving, setLeaving] = useState<number>();
	const queue = useRef({ owed: 0, wanted: 0, sending: false });
	const underWay = Number(fetcher.formData?.get("step") ?? 0);
	const quantity = leaving ?? Math.min(Math.max(line.quantity + underWay + owed, 0), MAXIMUM_QUANTITY);

	const answer = fetcher.data;
	useEffect(() => {
		if (answer === undefined) return;
		if (!answer || answer.told === "refused") tell(answer ?? undefined);
	}, [answer, tell]);

	/** Goes on without a rendering in between, so that to others (`useFollowedLinks`) it is one piece of work. */
	async function sendOwed(): Promise<void> {
		if (queue.current.sending) return;
		queue.current.sending = true;
		while (queue.current.owed !== 0) {
			const { owed: step, wanted } = queue.current;
			queue.current.owed = 0;
			startTransition(() => setOwed((before) => before - step));
			await fetcher.submit({ line: line.id, step, shown: wanted - step }, SEND);
		}
		queue.current.sending = false;
	}

	function step(by: 1 | -1): void {
		const wanted = quantity + by;
		if (leaving !== undefined || wanted < 0 || wanted > MAXIMUM_QUANTITY) return;
		if (wanted === 0) tell({ told: "removed", line: { ...line, quantity } });
		Object.assign(queue.current, { owed: queue.current.owed + by, wanted });
		setOwed((before) => before + by);
		void sendOwed();
	}

	function sendAtOnce(change: Record<string, string>): void {
		queue.current.owed = 0;
		setOwed(0);
		void fetcher.submit({ line: line.id, ...change }, SEND);
	}

	/** With script: what the form of the quantity sends. */
	function set(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		const { submitter } = event.nativeEvent as SubmitEvent;
		sendAtOnce({ set: String(quantityFromForm(new FormData(event.currentTarget, submitter)) ?? "") });
	}

	function remove(): void {
		if (leaving !== undefined || quantity === 0) return;
		setLeaving(quantity);
		tell({ told: "removed", line: { ...line, quantity } });
		sendAtOnce({ intent: "remove" });
	}
	return { quantity, busy: fetcher.state !== "idle" || owed !== 0, step, set, remove };
}
