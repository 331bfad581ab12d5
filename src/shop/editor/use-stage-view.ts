import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { SideFormat } from "#design/document.ts";
import type { Point } from "#design/geometry/matrix.ts";
import { fitView, isSameView, type StageSize, type View, zoomView } from "./kernels/view.ts";

export type StageView = ReturnType<typeof useStageView>;

/** Where the page lies. While it is panned or zoomed only a CSS transform changes; React hears of the result. */
export function useStageView(
	stage: RefObject<HTMLElement | null>,
	layer: RefObject<HTMLElement | null>,
	format: SideFormat,
	onLive: () => void,
) {
	const [size, setSize] = useState<StageSize>({ width: 0, height: 0 });
	const [chosen, setChosen] = useState<{ view: View; for: SideFormat; size: StageSize } | null>(null);
	const fitted = fitView(size, format, size.width < 600 ? 20 : 48);
	const kept = chosen && chosen.for === format && chosen.size.width === size.width ? chosen.view : null;
	const view = kept ?? fitted;
	const live = useRef(view);
	const drawn = useRef(view);

	useLayoutEffect(() => {
		const element = stage.current;
		if (!element) return;
		const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
		// Before it is painted: a sheet that comes would leave the page out of sight for as long as React is busy.
		const observer = new ResizeObserver(() => flushSync(measure));
		measure();
		observer.observe(element);
		return () => observer.disconnect();
	}, [stage]);

	useLayoutEffect(() => {
		live.current = { x: view.x, y: view.y, scale: view.scale };
		drawn.current = live.current;
		const element = layer.current;
		if (!element) return;
		element.style.transform = translation(live.current);
	}, [layer, view.x, view.y, view.scale]);

	function show(next: View, settled: boolean): void {
		live.current = next;
		if (settled && isSameView(next, fitted)) showWhole();
		else if (settled) setChosen({ view: next, for: format, size });
		else if (layer.current) {
			const by = next.scale / drawn.current.scale;
			layer.current.style.transform = `${translation(next)} scale(${by})`;
		}
		onLive();
	}

	/** A tap pans by nothing: who has chosen no view of their own keeps the whole page when sheets come and go. */
	function showWhole(): void {
		live.current = fitted;
		if (layer.current) layer.current.style.transform = translation(fitted);
		setChosen(null);
	}

	return {
		view,
		fitted,
		size,
		/** The view as it is seen now, in the middle of a gesture too. */
		live: (): View => live.current,
		show,
		zoom(factor: number, about: Point = [size.width / 2, size.height / 2]): void {
			show(zoomView(live.current, factor, about, fitted), true);
		},
		fit: showWhole,
	};
}

function translation({ x, y }: View): string {
	return `translate(${x}px, ${y}px)`;
}
