import { useEffect, useRef } from "react";
import { useReadAgain } from "#ui/kept-page.ts";
import type { OrderView } from "./order-view.server.ts";

const FIRST_PAUSE_MILLISECONDS = 1500;
const LONGEST_PAUSE_MILLISECONDS = 30_000;
const GROWTH = 1.1;

/**
 * Reads the page anew until nothing more is expected: steadily where the customer waits for thanks, and ever more
 * seldom for a paid order, whose print files may take long, and a canceled one, whose payment may never come.
 */
export function useOrderNews({ expectsNews }: Pick<OrderView, "expectsNews">, waits = false): void {
	const { readAgain, state } = useReadAgain();
	const pause = useRef(FIRST_PAUSE_MILLISECONDS);
	useEffect(() => {
		if (!(waits || expectsNews) || state !== "idle") return;
		const timer = setTimeout(() => {
			if (!waits) pause.current = Math.min(pause.current * GROWTH, LONGEST_PAUSE_MILLISECONDS);
			void readAgain();
		}, pause.current);
		return () => clearTimeout(timer);
	}, [waits, expectsNews, state, readAgain]);
}
