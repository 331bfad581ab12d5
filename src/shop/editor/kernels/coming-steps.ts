import type { DesignElement, FontId } from "#design/document.ts";
import type { Command } from "./commands.ts";

/** What was chosen and has not come: it has its place among the steps, and changes nothing until it is made. */
export type ComingChoice = {
	/** The element that it is for, and which part of it. */
	readonly id: string;
	readonly of: string;
	/** In the customer's language. */
	readonly name: string;
	readonly font?: FontId;
	/** With it and what was chosen over it, where what comes decides nothing any more. */
	readonly asChosen?: (now: DesignElement) => DesignElement;
};
type Step = {
	readonly command: Command;
	readonly coming?: ComingChoice;
	readonly isOtherWork?: boolean;
};

export const NO_CHANGE: Command = { type: "many", commands: [] };

/** Those that were not taken back, of the work that is there now. */
export function dueChoices(done: readonly Step[]): readonly ComingChoice[] {
	const since = done.slice(done.findLastIndex(({ isOtherWork }) => isOtherWork) + 1);
	return since.flatMap(({ coming }) => coming ?? []);
}

/** An element as it will be when that has come, as far as it is known: a copy of it has what was chosen at once. */
export function asChosen<Each extends DesignElement>(element: Each, due: readonly ComingChoice[]): Each {
	let chosen = element;
	for (const { id, asChosen } of due) if (id === element.id) chosen = (asChosen?.(chosen) ?? chosen) as Each;
	if (chosen.kind !== "group") return chosen;
	return { ...chosen, children: chosen.children.map((child) => asChosen(child, due)) };
}

export function withoutChoice<Each extends Step>(steps: readonly Each[], choice: ComingChoice): readonly Each[] {
	return steps.some(({ coming }) => coming === choice) ? steps.filter(({ coming }) => coming !== choice) : steps;
}

/** Without any choice that has not come. */
export function madeSteps<Each extends Step>(steps: readonly Each[]): readonly Each[] {
	return steps.filter(({ coming }) => !coming);
}
