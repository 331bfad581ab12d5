import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

export type Step = { text: string /** Where a finished step can be changed. */; to?: string };

type StepperProps = {
	label: string;
	steps: readonly Step[];
	/** Counts from 0. */
	current: number;
	/** What screen readers hear after a finished step: "done". */
	doneText: string;
};

/** Where it is narrow only the current step shows its name; the numbers stay. */
export function Stepper({ label, steps, current, doneText }: StepperProps) {
	return (
		<nav aria-label={label} className="@container">
			<ol className="flex flex-wrap items-center gap-1.5 @steps:gap-4">
				{steps.map(({ text, to }, index) => {
					const done = index < current;
					const face = (
						<>
							<StepMark number={index + 1} done={done} current={index === current} />
							<span className={classNames(index !== current && "@max-steps:sr-only")}>{text}</span>
							{done && <VisuallyHidden>, {doneText}</VisuallyHidden>}
						</>
					);
					return (
						<li
							key={text}
							aria-current={index === current ? "step" : undefined}
							className={classNames(
								"flex items-center gap-1.5 @steps:gap-4",
								index > 0 && "before:h-px before:w-3 before:bg-line-strong before:content-[''] @steps:before:w-8",
								index === current && "font-semibold",
								index > current && "text-ink-soft",
							)}
						>
							{done && to ? (
								<PageLink to={to} className="inline-flex min-h-11 items-center gap-2 hover:underline">
									{face}
								</PageLink>
							) : (
								<span className="inline-flex min-h-11 items-center gap-2">{face}</span>
							)}
						</li>
					);
				})}
			</ol>
		</nav>
	);
}

function StepMark({ number, done, current }: { number: number; done: boolean; current: boolean }) {
	return (
		<span
			className={classNames(
				"grid size-8 shrink-0 place-items-center rounded-tag border text-14 font-semibold tabular-nums",
				done && "border-success bg-success text-on-status",
				current && "border-accent bg-accent text-on-accent",
				!done && !current && "border-line-strong",
			)}
		>
			{done ? <Icon of={IconCheck} size={16} /> : number}
		</span>
	);
}
