/** CSS pixels: less is rounding, and to set it would end a scrolling that is under way. */
const LEAST = 0.5;

/** From its top, without the room that is kept above it: what scrolls is not moved by being scrolled. */
type Anchor = { readonly element: Element; readonly top: number };
type Held = {
	readonly anchors: readonly Anchor[];
	readonly isWorkedOn: boolean;
	readonly scrollTop: number;
	/** Of what scrolls, on the screen. */
	readonly top: number;
};

type Sight = { readonly top: number; readonly bottom: number };

/**
 * What has the focus, else what is in the middle of the sight, stays where it is whatever comes or goes above it.
 * By hand: not every browser anchors what scrolls, and those that do follow the picture's height too.
 */
export function createHold(content: HTMLElement, scrollerNow: () => HTMLElement | null, sightNow: () => Sight) {
	let held: Held | null = null;
	let room = 0;

	function record(): void {
		const { top, bottom } = sightNow();
		const worked = document.activeElement;
		const place = worked && content.contains(worked) ? worked.getBoundingClientRect() : null;
		const isWorkedOn = place !== null && place.top < bottom && place.bottom > top;
		const path = worked && isWorkedOn ? pathUp(worked, content) : pathAt(content, (top + bottom) / 2);
		held = {
			anchors: path.map((element) => ({ element, top: topOf(element) })),
			isWorkedOn,
			scrollTop: scrollerNow()?.scrollTop ?? 0,
			top: scrollerNow()?.getBoundingClientRect().top ?? 0,
		};
	}

	/** Whether it had to be moved. */
	function hold(): boolean {
		const scroller = scrollerNow();
		const anchor = held?.anchors.find(({ element }) => content.contains(element));
		const before = scroller?.scrollTop;
		if (scroller && held && anchor) {
			const lowered = scroller.getBoundingClientRect().top - held.top;
			keep(scroller, held, topOf(anchor.element) - anchor.top + lowered);
		}
		record();
		return scroller?.scrollTop !== before;
	}

	/** At the very top, where nothing is worked on, what comes is to be seen. */
	function keep(scroller: HTMLElement, { isWorkedOn, scrollTop }: Held, moved: number): void {
		const now = Math.max(0, scroller.scrollTop);
		const isAtEnd = scroller.scrollHeight - scroller.clientHeight - now <= 1;
		const from = isAtEnd ? Math.max(now, scrollTop) : now;
		if (!isWorkedOn && from === 0 && room === 0) return;
		const to = from - room + moved;
		const wanted = Math.max(0, -to);
		const next = isWorkedOn ? wanted : Math.min(room, wanted);
		if (next !== room) content.style.marginTop = next > 0 ? `${next}px` : "";
		room = next;
		if (Math.abs(to - now) > LEAST) scroller.scrollTop = to;
	}

	function topOf(element: Element): number {
		return element.getBoundingClientRect().top - content.getBoundingClientRect().top;
	}

	return { hold, record };
}

/** The element first, then what it is in. */
function pathUp(element: Element, content: Element): readonly Element[] {
	const { parentElement } = element;
	return element === content || !parentElement ? [] : [element, ...pathUp(parentElement, content)];
}

/** What is at that height, or next below it. */
function pathAt(content: Element, height: number): readonly Element[] {
	const next = [...content.children].find((child) => child.getBoundingClientRect().bottom > height);
	return next ? [...pathAt(next, height), next] : [];
}
