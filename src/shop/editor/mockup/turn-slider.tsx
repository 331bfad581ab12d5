import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";

type TurnSliderProps = { step: number; steps: number; onStep: (step: number) => void };

/** All round: past its end it begins anew. It comes when it is asked for, and in sight. */
export function TurnSlider({ step, steps, onStep }: TurnSliderProps) {
	const { t } = useTranslation("create");
	const id = useId();
	const slider = useRef<HTMLDivElement>(null);
	useEffect(() => {
		slider.current?.scrollIntoView({ block: "nearest" });
	}, []);
	const text = t("mockup:turned", { degrees: Math.round((step * 360) / steps) });

	function onKeyDown(event: KeyboardEvent): void {
		const by = BY_KEY[event.key];
		if (by === undefined) return;
		event.preventDefault();
		onStep((step + by + steps) % steps);
	}

	return (
		<div ref={slider} className="grid gap-1">
			<div className="flex justify-between gap-4">
				<label htmlFor={id} className="font-semibold">
					{t("mockup:turn")}
				</label>
				<span className="text-ink-soft tabular-nums">{text}</span>
			</div>
			<input
				id={id}
				type="range"
				min={0}
				max={steps - 1}
				value={step}
				aria-valuetext={text}
				onKeyDown={onKeyDown}
				onChange={({ currentTarget }) => onStep(Number(currentTarget.value))}
				className="h-11 w-full accent-accent"
			/>
		</div>
	);
}

const BY_KEY: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };
