import { type PointerEvent, type ReactNode, useRef } from "react";

type TurnAreaProps = { step: number; steps: number; onStep: (step: number) => void; children: ReactNode };

/** Half a turn from one side of the picture to the other: the surface goes with the finger. The slider is its way by key. */
export function TurnArea({ step, steps, onStep, children }: TurnAreaProps) {
	const start = useRef<{ readonly x: number; readonly step: number } | null>(null);

	function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
		if (event.button !== 0) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		start.current = { x: event.clientX, step };
	}

	function onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLDivElement>): void {
		if (!start.current) return;
		const by = Math.round(((clientX - start.current.x) / currentTarget.clientWidth) * (steps / 2));
		const next = (((start.current.step + by) % steps) + steps) % steps;
		if (next !== step) onStep(next);
	}

	function end(): void {
		start.current = null;
	}

	return (
		<div
			className="size-full cursor-ew-resize touch-pan-y select-none"
			onPointerDown={onPointerDown}
			onPointerMove={onPointerMove}
			onPointerUp={end}
			onPointerCancel={end}
		>
			{children}
		</div>
	);
}
