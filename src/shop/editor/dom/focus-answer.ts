/** To where the form asks for an element, or tells of it; into the middle, as its picture covers the top of small screens. */
export function focusAnswer(id: string): void {
	const answer = document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(id)}"]`);
	const field = answer?.querySelector<HTMLElement>("input, textarea, select, button") ?? answer;
	field?.scrollIntoView({ block: "center" });
	field?.focus({ preventScroll: true });
}
