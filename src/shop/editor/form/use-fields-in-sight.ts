import { type UIEvent, useRef } from "react";
import type { EditorStore } from "../kernels/editor-store.ts";

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
	const brought = useRef<number | null>(null);

	function roomIn(scroller: HTMLElement) {
		const { top, bottom } = scroller.getBoundingClientRect();
		const above = picture.current;
		return { top: above && scroller.contains(above) ? above.getBoundingClientRect().bottom : top, bottom };
	}

	/** The form around the fields may be moved a little too where the picture stands beside them. */
	function scrollerNow(): HTMLElement | null {
		const isOver = picture.current && getComputedStyle(picture.current).position === "sticky";
		return isOver ? form.current : fields.current;
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
		});
	}

	function follow({ currentTarget: scroller }: UIEvent<HTMLElement>): void {
		if (scroller !== scrollerNow() || scroller.scrollTop === brought.current) return;
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

	return { form, picture, fields, bring, follow };
}
