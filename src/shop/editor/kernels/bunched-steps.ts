import { type Command, touches } from "./commands.ts";
import type { Steps } from "./editor-store.ts";

type Step = Steps["done"][number];

/**
 * What came together is one step, whenever each of it came, below what was done meanwhile. Where that can't be told apart
 * from it, it begins a step of its own.
 */
export function withBunched(done: Steps["done"], step: Step): Steps["done"] {
	const at = done.findLastIndex(({ tag }) => tag === step.tag);
	const first = done[at];
	const [command, ...since] = first
		? turnedRound(
				done.slice(at + 1).map((each) => each.command),
				step.command,
			)
		: [];
	if (!first || !command) return [...done, step];
	const above = since.map((command, index) => ({ ...done[at + 1 + index]!, command }));
	return [...done.slice(0, at), joined(first, { ...step, command }), ...above];
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

/** The same result with the last first; empty where one of the others changes the same. */
function turnedRound(others: readonly Command[], last: Command): readonly Command[] {
	let turned = [last];
	for (const other of others.toReversed()) {
		const [first, ...above] = turned as [Command, ...Command[]];
		const pair = swapped(other, first);
		if (!pair) return [];
		turned = [...pair, ...above];
	}
	return turned;
}

function swapped(other: Command, came: Command): readonly [Command, Command] | null {
	if (other.type === "many") {
		const [first, ...commands] = turnedRound(other.commands, came);
		return first ? [first, { ...other, commands }] : null;
	}
	if (came.type === "set") return isApart(other, came) ? [came, other] : null;
	if ((came.type !== "insert" && came.type !== "delete") || other.type === "replace") return null;
	const isBeside = other.type === "set" || other.type === "variant";
	if (isBeside || other.side !== came.side || other.parent !== came.parent) return [came, other];
	const [from, to] = wayOf(other);
	const isGone = came.type === "delete";
	if (isGone && to === came.index) return null;
	const at = came.index - Number(to < came.index);
	const index = at + Number(isGone ? from <= at : from < at);
	const way = isGone
		? { from: from - Number(from > index), to: to - Number(to > came.index) }
		: { from: from + Number(from >= index), to: to + Number(to >= came.index) };
	return [
		{ ...came, index },
		{ ...other, ...(other.type === "order" ? way : { index: Math.min(way.from, way.to) }) },
	];
}

/** Infinite: from or to outside. */
function wayOf(command: Command & { type: "insert" | "delete" | "order" }): readonly [from: number, to: number] {
	if (command.type === "order") return [command.from, command.to];
	return command.type === "insert" ? [Infinity, command.index] : [command.index, Infinity];
}

function isApart(other: Command, { id, after }: Command & { type: "set" }): boolean {
	return !touches(other, id) || (other.type === "set" && !Object.keys(after).some((key) => key in other.after));
}
