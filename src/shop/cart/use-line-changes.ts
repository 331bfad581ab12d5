import { type FormEvent, startTransition, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { MAXIMUM_QUANTITY } from "#core/volume-price.ts";
import { isPageStale } from "#ui/kept-page.ts";
import { quantityFromForm } from "#ui/quantity-from-form.ts";
import { stayHere } from "#ui/stay-here.ts";
import { usePageStale } from "#ui/use-page-stale.ts";
import type { action } from "./cart.page.tsx";
import type { RefusedChange } from "./cart-answer.ts";
import {
	asNumber,
	changedQuantity,
	type LineChange,
	readChange,
	takenQuantity,
	withChange,
	writeChange,
} from "./line-change.ts";
import { wasTaken } from "./taken-changes.ts";
import type { TakenOut } from "./taken-out.ts";

const SEND = { method: "post", action: "/cart" } as const;

type Teller = {
	/** Why a change was refused, or that the line goes, with the number that was seen. */
	tell: (answer: RefusedChange | { told: "removed"; line: TakenOut }) => void;
	/** A line is changed, and what was told of it before is past. */
	begin: (lineId: string) => void;
	/** A line is out of the cart, which could not be read since. */
	leave: (line: TakenOut) => void;
};

/**
 * Changes of a cart line, shown at once and sent one after the other: a request that is on its way is never given up for
 * the next one, so that nothing is lost on a slow network and nothing overtakes. The removal alone needs nothing of what
 * went before, and is sent without waiting for it.
 */
export function useLineChanges(line: TakenOut, { tell, begin, leave }: Teller) {
	const fetcher = useFetcher<typeof action>();
	const [waiting, setWaiting] = useState<readonly LineChange[]>([]);
	/** How many were seen when the line was taken out. */
	const [leaving, setLeaving] = useState<number>();
	const queue = useRef<{ waiting: readonly LineChange[]; sending: boolean }>({ waiting: [], sending: false });
	const { id, projectId, variantId } = line;
	const which = { line: id, project: projectId, variant: variantId };
	const answer = fetcher.data;
	const isStale = usePageStale();
	/** What the last change makes of the number, which stands until the line is read anew. */
	const [unread, setUnread] = useState<{ of: TakenOut; before: number; after: number }>();
	const lastRead = useRef(line);
	const isTaken = !fetcher.formData && answer?.told !== "refused";
	const taken = unread?.of === line ? unread[isTaken ? "after" : "before"] : line.quantity;
	const known = useRef(taken);
	const quantity = leaving ?? [...readChange(fetcher.formData), ...waiting].reduce(changedQuantity, taken);

	/** The last change may have reached the shop or not: what is wanted is told as a number. */
	const isUnsure = useRef(false);

	useEffect(() => {
		if (answer?.told !== "refused") return;
		setLeaving(undefined);
		isUnsure.current = answer.reason === "unreachable";
		tell(answer);
		stayHere();
	}, [answer, tell]);

	// A line that is gone meanwhile may leave the page together with the answer that says so.
	const busy = fetcher.state !== "idle" || waiting.length > 0;
	const isWaiting = useRef(false);
	useEffect(() => {
		isWaiting.current = busy;
	}, [busy]);
	useEffect(() => {
		return () => {
			const product = { projectId, variantId };
			if (isWaiting.current) tell({ told: "refused", lineId: id, product, reason: "unknown_line" });
		};
	}, [id, projectId, variantId, tell]);

	useEffect(() => {
		lastRead.current = line;
		known.current = taken;
	}, [line, taken]);
	const isOut = fetcher.state === "idle" && answer?.told === "removed";
	useEffect(() => {
		if (isOut) leave(lastRead.current);
	}, [isOut, leave]);

	/** Goes on without a rendering in between, so that to others (`useFollowedLinks`) it is one piece of work. */
	async function sendWaiting(): Promise<void> {
		if (queue.current.sending) return;
		queue.current.sending = true;
		for (let next = takeNext(); next; next = takeNext()) {
			const change = isPageStale() ? asNumber(next) : next;
			note(change);
			await fetcher.submit({ ...which, ...writeChange(change) }, SEND);
			if (wasTaken(id)) known.current = takenQuantity(known.current, change);
			if (isPageStale()) note(change);
		}
		queue.current.sending = false;
	}

	function note(change: LineChange): void {
		const [of, before] = [lastRead.current, known.current];
		startTransition(() => setUnread({ of, before, after: takenQuantity(before, change) }));
	}

	function takeNext(): LineChange | undefined {
		const [next, ...rest] = queue.current.waiting;
		queue.current.waiting = rest;
		if (next) startTransition(() => setWaiting((before) => before.slice(1)));
		return next;
	}

	function change(next: LineChange): void {
		begin(line.id);
		queue.current.waiting = withChange(queue.current.waiting, next);
		setWaiting((before) => withChange(before, next));
		void sendWaiting();
	}

	function step(by: 1 | -1): void {
		const wanted = quantity + by;
		if (leaving !== undefined || wanted < 0 || wanted > MAXIMUM_QUANTITY) return;
		const wasUnsure = isUnsure.current;
		isUnsure.current = false;
		if (wanted === 0 && wasUnsure) {
			remove();
			return;
		}
		if (wanted === 0) tell({ told: "removed", line: { ...line, quantity } });
		change(wasUnsure ? { set: wanted } : { by, wanted });
	}

	/** With script: what the form of the quantity sends. */
	function set(event: FormEvent<HTMLFormElement>): void {
		event.preventDefault();
		if (leaving !== undefined) return;
		const { submitter } = event.nativeEvent as SubmitEvent;
		change({ set: quantityFromForm(new FormData(event.currentTarget, submitter)) ?? 0 });
	}

	function remove(): void {
		if (leaving !== undefined || quantity === 0) return;
		begin(line.id);
		setLeaving(quantity);
		tell({ told: "removed", line: { ...line, quantity } });
		queue.current.waiting = [];
		setWaiting([]);
		void fetcher.submit({ ...which, intent: "remove" }, SEND);
	}
	return { quantity, busy: busy || isStale, step, set, remove };
}
