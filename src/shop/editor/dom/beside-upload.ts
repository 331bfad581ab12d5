/** A card of the list of photos that are on their way or failed. */
type Listed = { readonly list: HTMLElement; readonly place: number; readonly after: Element | null };

export function listedUpload(pressed: HTMLElement | null): Listed | null {
	const list = pressed?.dataset.upload ? pressed.closest("ul") : null;
	if (!list) return null;
	const place = [...list.children].findIndex((card) => card.contains(pressed));
	return { list, place, after: list.closest("[data-answer]") && list.nextElementSibling };
}

/** What takes its place when it is gone: the card that comes next in its list, else the last one; where the list is gone what stood after it in the form. */
export function besideUpload({ list, place, after }: Listed): HTMLElement | null {
	const cards = list.isConnected ? [...list.children] : [];
	const card = cards[Math.min(place, cards.length - 1)];
	return card?.querySelector<HTMLElement>("[data-upload]") ?? after?.querySelector<HTMLElement>("button") ?? null;
}
