import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { useEffect, useRef } from "react";
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

	function step(by: 1 | -1) {
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
			<StepButton icon={IconMinus} text={lessText} by={-1} onStep={sends ? undefined : step} />
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
			<StepButton icon={IconPlus} text={moreText} by={1} onStep={sends ? undefined : step} />
		</div>
	);
}

type StepButtonProps = { icon: IconShape; text: string; by: 1 | -1; onStep?: (by: 1 | -1) => void };

function StepButton({ icon, text, by, onStep }: StepButtonProps) {
	return (
		<button
			type={onStep ? "button" : "submit"}
			name={onStep ? undefined : "step"}
			value={onStep ? undefined : by}
			aria-label={text}
			onClick={onStep && (() => onStep(by))}
			className="press grid size-11 place-items-center rounded-control hover:bg-line"
		>
			<Icon of={icon} />
		</button>
	);
}
