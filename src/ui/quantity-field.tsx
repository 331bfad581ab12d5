import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { type MouseEvent, useEffect, useRef } from "react";
import { describedBy } from "#ui/field-frame.tsx";
import { Icon, type IconShape } from "#ui/icon.tsx";

type QuantityFieldProps = {
	id: string;
	name?: string;
	label: string;
	defaultValue: number;
	min?: number;
	max: number;
	lessText: string;
	moreText: string;
	/**
	 * With it the field is a form's only purpose (a cart line): minus and plus send the form with `step` -1 or 1 and work
	 * without script; these words name the button that Enter presses. Read it with `quantityFromForm`.
	 */
	updateText?: string;
	/** With `updateText` and script: what minus or plus does instead of sending the form, unless a number was typed. */
	onStep?: (by: 1 | -1) => void;
	/** What is wrong, shown by `FieldNotes` of the same id. */
	error?: string;
};

export function QuantityField({
	id,
	name = "quantity",
	label,
	defaultValue,
	min = 1,
	max,
	error,
	onStep,
	...texts
}: QuantityFieldProps) {
	const { lessText, moreText, updateText } = texts;
	const input = useRef<HTMLInputElement>(null);
	const shown = useRef(defaultValue);
	const sends = updateText !== undefined;

	// A typed value hides a new default one; another key would lose the focus.
	useEffect(() => {
		if (shown.current === defaultValue) return;
		shown.current = defaultValue;
		if (input.current) input.current.value = String(defaultValue);
	}, [defaultValue]);

	function step(by: 1 | -1, event: MouseEvent) {
		if (sends) {
			if (!onStep || input.current?.value !== String(shown.current)) return;
			event.preventDefault();
			return onStep(by);
		}
		if (by === 1) input.current?.stepUp();
		else input.current?.stepDown();
		input.current?.dispatchEvent(new Event("input", { bubbles: true }));
	}

	return (
		<div className="inline-flex items-center rounded-control border border-line-strong bg-field has-aria-invalid:border-danger">
			<label htmlFor={id} className="sr-only">
				{label}
			</label>
			{sends && (
				<button type="submit" tabIndex={-1} className="sr-only">
					{updateText}
				</button>
			)}
			<StepButton icon={IconMinus} text={lessText} by={-1} sends={sends} onStep={step} />
			<input
				ref={input}
				id={id}
				name={name}
				type="number"
				inputMode="numeric"
				defaultValue={defaultValue}
				min={min}
				max={max}
				required
				{...describedBy(id, { error })}
				className="stepper-number h-11 w-12 border-0 bg-transparent text-center font-semibold tabular-nums"
			/>
			<StepButton icon={IconPlus} text={moreText} by={1} sends={sends} onStep={step} />
		</div>
	);
}

type StepButtonProps = {
	icon: IconShape;
	text: string;
	by: 1 | -1;
	sends: boolean;
	onStep: (by: 1 | -1, event: MouseEvent) => void;
};

function StepButton({ icon, text, by, sends, onStep }: StepButtonProps) {
	return (
		<button
			type={sends ? "submit" : "button"}
			name={sends ? "step" : undefined}
			value={sends ? by : undefined}
			aria-label={text}
			title={text}
			onClick={(event) => onStep(by, event)}
			className="press grid size-11 place-items-center rounded-control hover:bg-line"
		>
			<Icon of={icon} />
		</button>
	);
}
