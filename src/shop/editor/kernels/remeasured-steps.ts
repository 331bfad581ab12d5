import type { DesignDocument, DesignElement, TextElement } from "#design/document.ts";
import { type Command, changeBetween, type ElementChange, reverseCommand, touches } from "./commands.ts";
import { everyElement, findElement, mapElements } from "./element-tree.ts";

export type RefitText = (text: TextElement) => TextElement;

type Step = { readonly command: Command };

/** Texts in these that were measured by other letters than their own, at some time. */
export function estimatedIn(document: DesignDocument, ...steps: readonly (readonly Step[])[]): ReadonlySet<string> {
	const ids = new Set(document.sides.flatMap(({ elements }) => estimatedOf(elements)));
	for (const { command } of steps.flat()) {
		for (const each of singles(command)) {
			if (each.type === "set" && [each.before, each.after].some(isEstimated)) ids.add(each.id);
			if (each.type === "insert" || each.type === "delete") for (const id of estimatedOf([each.element])) ids.add(id);
			if (each.type !== "replace") continue;
			for (const { elements } of [...each.before.sides, ...each.after.sides])
				for (const id of estimatedOf(elements)) ids.add(id);
		}
	}
	return ids;
}

/** Steps that led to a text, or to where it is not any more, with every estimate of it measured anew. */
export function remeasuredDone<Each extends Step>(
	steps: readonly Each[],
	id: string,
	text: TextElement | undefined,
	refit: RefitText,
): readonly Each[] {
	let now = text;
	return backwards(steps, (step) => {
		const command = back(step.command);
		return command === step.command ? step : { ...step, command };
	});

	function back(command: Command): Command {
		if (!touches(command, id)) return command;
		if (command.type === "many") return { ...command, commands: backwards(command.commands, back) };
		switch (command.type) {
			case "set": {
				const after = now;
				if (!after) return command;
				now = { ...after, ...command.before } as TextElement;
				return changing(command, refit(now), refit(after));
			}
			case "insert":
			case "delete": {
				now = textIn([command.element]) ?? now;
				return { ...command, element: fitted([command.element])[0]! };
			}
			case "replace": {
				const { before, after } = command;
				now = before.sides.map(({ elements }) => textIn(elements)).find((each) => each) ?? now;
				return { ...command, before: fittedOn(before), after: fittedOn(after) };
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

/** The same for steps that were undone, the next one last. */
export function remeasuredUndone<Each extends Step>(
	steps: readonly Each[],
	id: string,
	text: TextElement | undefined,
	refit: RefitText,
): readonly Each[] {
	return remeasuredDone(steps.map(reversed), id, text, refit).map(reversed);
}

/** What it changed, and what it now changes besides. */
function changing(command: Command & { readonly type: "set" }, before: TextElement, after: TextElement): Command {
	const keys = Object.keys({ ...command.after, ...changeBetween(before, after) });
	const fieldsOf = (text: TextElement) =>
		Object.fromEntries(keys.map((key) => [key, text[key as keyof TextElement]])) as ElementChange;
	return { ...command, before: fieldsOf(before), after: fieldsOf(after) };
}

function isEstimated(change: ElementChange): boolean {
	return "estimated" in change && change.estimated === true;
}

function estimatedOf(elements: readonly DesignElement[]): readonly string[] {
	return everyElement(elements).flatMap((each) => (each.kind === "text" && each.estimated ? each.id : []));
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
