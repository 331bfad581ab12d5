import { useEffect, useRef, useState } from "react";
import { useFetcher, useSubmit } from "react-router";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import type { action } from "./cart.page.tsx";

/**
 * Presses of minus and plus on a cart line: shown at once, sent one after the other, those pressed meanwhile as one.
 * A request that is on its way is never given up for the next one, so that none is lost on a slow network.
 */
export function useQuantitySteps(line: { id: string; quantity: number }) {
	const fetcher = useFetcher<typeof action>();
	const submit = useSubmit();
	const [owed, setOwed] = useState(0);
	const { state, formData, data: refused } = fetcher;
	const underWay = Number(formData?.get("step") ?? 0);
	const quantity = Math.min(Math.max(line.quantity + underWay + owed, 0), MAXIMUM_QUANTITY);

	useEffect(() => {
		if (owed === 0 || state !== "idle") return;
		setOwed(0);
		void fetcher.submit({ line: line.id, step: owed }, { method: "post", action: "/cart" });
	}, [owed, state, fetcher.submit, line.id]);

	// Who goes on to the checkout before the last press was sent has pressed it all the same.
	const leaving = useRef(() => {});
	useEffect(() => {
		leaving.current = () => {
			const left = { line: line.id, step: owed };
			if (owed !== 0) void submit(left, { method: "post", action: "/cart", navigate: false });
		};
	});
	useEffect(() => () => leaving.current(), []);

	function step(by: 1 | -1) {
		if (quantity + by >= 0 && quantity + by <= MAXIMUM_QUANTITY) setOwed((before) => before + by);
	}
	return { quantity, step, refused: state === "idle" ? refused?.reason : undefined };
}
