import { type UIEvent, useEffect, useRef } from "react";
import type { EditorStore } from "../kernels/editor-store.ts";
import { createHold } from "./hold-in-place.ts";

/** Of the fields' room, from its top: where somebody reads. */
const READING = 0.5;
/** CSS pixels. */
const MARGIN = 16;

/** The fields and the picture beside them are of one side: whose tab is chosen, whose fields are scrolled to. */
export function useFieldsInSight(store: EditorStore) {
	/** It scrolls where the picture stands over the fields. */
	const form = useRef<HTMLElement>(null);
	const picture = useRef<HTMLDivElement>(null);
	/** They scroll where the picture stands beside them. */
	const fields = useRef<HTMLDivElement>(null);
	const content = useRef<HTMLDivElement>(null);
	const brought = useRef<number | null>(null);
	const hold = useRef<ReturnType<typeof createHold>>(null);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, and all it reads is in references
	useEffect(() => {
		const inner = content.current;
		if (!inner) return;
		const held = createHold(inner, scrollerNow, () => {
			const scroller = scrollerNow();
			return scroller ? roomIn(scroller) : { top: 0, bottom: 0 };
		});
		hold.current = held;
		const whenResized = new ResizeObserver(holdAll);
		whenResized.observe(inner);
		if (form.current) whenResized.observe(form.current);
		const whenCovered = new ResizeObserver(() => {
			const above = picture.current;
			inner.style.setProperty("--covered", above && isOver() ? `${above.offsetHeight + MARGIN}px` : "0px");
		});
		if (picture.current) whenCovered.observe(picture.current);
		/** What had the focus may have gone with what it was in. */
		const onFocus = ({ relatedTarget }: FocusEvent) => (relatedTarget ? held.record() : holdAll());
		inner.addEventListener("focusin", onFocus);
		return () => {
			whenResized.disconnect();
			whenCovered.disconnect();
			inner.removeEventListener("focusin", onFocus);
		};
	}, []);

	/** It is no scrolling of somebody's. */
	function holdAll(): void {
		if (hold.current?.hold()) brought.current = scrollerNow()?.scrollTop ?? null;
	}

	function isOver(): boolean {
		return picture.current !== null && getComputedStyle(picture.current).position === "sticky";
	}

	/** The form around the fields may be moved a little too where the picture stands beside them. */
	function scrollerNow(): HTMLElement | null {
		return isOver() ? form.current : fields.current;
	}

	function roomIn(scroller: HTMLElement) {
		const { top, bottom } = scroller.getBoundingClientRect();
		const above = picture.current;
		return { top: above && scroller.contains(above) ? above.getBoundingClientRect().bottom : top, bottom };
	}

	/** The focus comes along, but arrow keys go on along the tabs. */
	function bring(side: string, pressed: boolean): void {
		requestAnimationFrame(() => {
			const section = fields.current?.querySelector(`section[data-answer="${CSS.escape(side)}"]`);
			const scroller = scrollerNow();
			if (!section || !scroller) return;
			scroller.scrollTop += section.getBoundingClientRect().top - roomIn(scroller).top - MARGIN;
			brought.current = scroller.scrollTop;
			if (pressed) section.querySelector("h3")?.focus({ preventScroll: true });
			hold.current?.record();
		});
	}

	function follow({ currentTarget: scroller }: UIEvent<HTMLElement>): void {
		if (scroller !== scrollerNow()) return;
		const isBrought = scroller.scrollTop === brought.current;
		holdAll();
		if (isBrought) return;
		brought.current = null;
		const { top, bottom } = roomIn(scroller);
		const isIn = (element: Element, from: number, to: number) => {
			const place = element.getBoundingClientRect();
			return place.top <= to && place.bottom > from;
		};
		const line = top + (bottom - top) * READING;
		const sections = [...(fields.current?.querySelectorAll<HTMLElement>("section[data-answer]") ?? [])];
		const worked = fields.current?.querySelector(":focus-visible");
		const isShown = (each: HTMLElement) =>
			worked && isIn(worked, top, bottom) ? each.contains(worked) : isIn(each, line, line);
		const side = sections.find(isShown)?.dataset.answer;
		if (side !== undefined) store.showSide(side);
	}

	return { form, picture, fields, content, bring, follow };
}
