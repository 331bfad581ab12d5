/** After a tap browsers may take a focus that a script sets for one by keyboard: no ring until a key is pressed. */
export function markPointed(stage: HTMLElement): () => void {
	const ends = new AbortController();
	const { signal } = ends;
	const unmark = () => delete stage.dataset.pointed;
	stage.addEventListener("pointerdown", () => Object.assign(stage.dataset, { pointed: "" }), { signal, capture: true });
	stage.addEventListener("keydown", unmark, { signal, capture: true });
	stage.addEventListener("blur", unmark, { signal });
	return () => ends.abort();
}
