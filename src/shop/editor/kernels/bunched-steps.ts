import { type Command, touches } from "./commands.ts";
import type { Steps } from "./editor-store.ts";

type Step = Steps["done"][number];

/**
 * What came together is one step, whenever each of it came, below changes that were made of other things meanwhile. After
 * anything else, such as another new element, it begins a step of its own.
 */
export function withBunched(done: Steps["done"], step: Step): Steps["done"] {
	const at = done.findLastIndex(({ tag }) => tag === step.tag);
	const since = done.slice(at + 1);
	const first = done[at];
	if (!first || !since.every((each) => isApart(each.command, step.command))) return [...done, step];
	return [...done.slice(0, at), joined(first, step), ...since];
}

/** It leads to where the first of them is. */
function joined(first: Step, next: Step): Step {
	const commands = first.command.type === "many" ? first.command.commands : [first.command];
	const isSeenWithFirst = first.after.side === next.after.side;
	return {
		...first,
		command: { type: "many", commands: [...commands, next.command] },
		after: isSeenWithFirst ? next.after : first.after,
	};
}

function isApart(change: Command, came: Command): boolean {
	if (change.type === "many") return change.commands.every((each) => isApart(each, came));
	return change.type === "set" && !touches(came, change.id);
}
