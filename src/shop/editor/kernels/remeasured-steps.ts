import type { DesignDocument, DesignElement, TextElement } from "#design/document.ts";
import { type Command, changeBetween, type ElementChange, reverseCommand, touches } from "./commands.ts";
import { findElement, mapElements } from "./element-tree.ts";

export type RefitText = (text: TextElement) => TextElement;

type Step = { readonly command: Command };

/** Changes of these leave every line as long and every letter as large as it was. */
const UNMEASURED: ReadonlySet<string> = new Set([
	...["x", "y", "rotation", "opacity", "color", "outline", "shadow", "locked", "locks", "placeholder"],
]);

/** Steps that led to a text, or to where it is not any more, with every version of it measured anew; what it was before it was first measured here stays. */
export function remeasuredDone<Each extends Step>(
	steps: readonly Each[],
	id: string,
	text: TextElement | undefined,
	refit: RefitText,
): readonly Each[] {
	const own = steps.flatMap(({ command }) => singles(command)).filter((each) => touches(each, id));
	const first = own[0]?.type === "insert" ? undefined : own.find(measures);
	return remeasured(steps, id, text, refit, first);
}

/** The same for steps that were undone, the next one last. */
export function remeasuredUndone<Each extends Step>(
	steps: readonly Each[],
	id: string,
	text: TextElement | undefined,
	refit: RefitText,
): readonly Each[] {
	return remeasured(steps.map(reversed), id, text, refit).map(reversed);
}

/** From the last step back to the first that measures. */
function remeasured<Each extends Step>(
	steps: readonly Each[],
	id: string,
	text: TextElement | undefined,
	refit: RefitText,
	first?: Command,
): readonly Each[] {
	let [now, isFirst] = [text, false];
	return backwards(steps, (step) => {
		const command = back(step.command);
		return command === step.command ? step : { ...step, command };
	});

	function back(command: Command): Command {
		if (isFirst || !touches(command, id)) return command;
		if (command.type === "many") return { ...command, commands: backwards(command.commands, back) };
		isFirst = command === first;
		switch (command.type) {
			case "set": {
				const after = now;
				if (!after) return command;
				now = { ...after, ...command.before } as TextElement;
				return changing(command, isFirst ? now : refit(now), refit(after));
			}
			case "insert":
			case "delete": {
				now = textIn([command.element]) ?? now;
				return { ...command, element: fitted([command.element])[0]! };
			}
			case "replace": {
				const { before, after } = command;
				now = before.sides.map(({ elements }) => textIn(elements)).find((each) => each) ?? now;
				return { ...command, before: isFirst ? before : fittedOn(before), after: fittedOn(after) };
			}
			default:
				return command;
		}
	}

	function textIn(elements: readonly DesignElement[]): TextElement | undefined {
		const found = findElement(elements, id);
		return found?.kind === "text" ? found : undefined;
	}

	function fitted(elements: readonly DesignElement[]): readonly DesignElement[] {
		return mapElements(elements, (each) => (each.id === id && each.kind === "text" ? refit(each) : each));
	}

	function fittedOn(document: DesignDocument): DesignDocument {
		return { ...document, sides: document.sides.map((side) => ({ ...side, elements: fitted(side.elements) })) };
	}
}

/** What it changed, and what it now changes besides. */
function changing(command: Command & { readonly type: "set" }, before: TextElement, after: TextElement): Command {
	const keys = Object.keys({ ...command.after, ...changeBetween(before, after) });
	const fieldsOf = (text: TextElement) =>
		Object.fromEntries(keys.map((key) => [key, text[key as keyof TextElement]])) as ElementChange;
	return { ...command, before: fieldsOf(before), after: fieldsOf(after) };
}

function measures(command: Command): boolean {
	return command.type === "replace" || (command.type === "set" && !Object.keys(command.after).every(isUnmeasured));
}

function isUnmeasured(key: string): boolean {
	return UNMEASURED.has(key);
}

function singles(command: Command): readonly Command[] {
	return command.type === "many" ? command.commands.flatMap(singles) : [command];
}

function backwards<Each>(all: readonly Each[], change: (each: Each) => Each): readonly Each[] {
	return all.toReversed().map(change).reverse();
}

function reversed<Each extends Step>(step: Each): Each {
	return { ...step, command: reverseCommand(step.command) };
}
