/** A wheel that turns up and down moves a row that goes on to the side. Not React's onWheel: that one can't keep the page still. */
export function rollSideways(row: HTMLElement): () => void {
	function roll(event: WheelEvent): void {
		if (event.ctrlKey || event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) return;
		if (row.scrollWidth <= row.clientWidth) return;
		event.preventDefault();
		row.scrollLeft += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
	}
	row.addEventListener("wheel", roll, { passive: false });
	return () => row.removeEventListener("wheel", roll);
}

/** In pixels, of browsers that count in lines. */
const LINE = 40;
