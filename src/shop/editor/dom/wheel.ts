import type { WheelTurn } from "../kernels/wheel.ts";

const LINE_HEIGHT = 16;

/** Not React's onWheel: that one can't keep the browser from zooming the page. */
export function listenToWheel(stage: HTMLElement, onTurn: (turn: WheelTurn) => void): () => void {
	function listen(event: WheelEvent): void {
		event.preventDefault();
		const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT : 1;
		const { left, top } = stage.getBoundingClientRect();
		onTurn({
			at: [event.clientX - left, event.clientY - top],
			dx: event.deltaX * unit,
			dy: event.deltaY * unit,
			control: event.ctrlKey || event.metaKey,
		});
	}
	stage.addEventListener("wheel", listen, { passive: false });
	return () => stage.removeEventListener("wheel", listen);
}
