import { type Command, touches } from "./commands.ts";

/**
 * Steps that were undone, after a change of what they only take away, or of what they leave alone; none where they do
 * anything else with it.
 */
export function undoneAfter<Step extends { readonly command: Command }>(
	undone: readonly Step[],
	change: Command,
): readonly Step[] {
	const next = undone.map((step): Step | null => {
		const command = commandAfter(step.command, change);
		return command && { ...step, command };
	});
	return next.includes(null) ? [] : next.filter((step) => step !== null);
}

function commandAfter(command: Command, change: Command): Command | null {
	if (change.type !== "set") return null;
	const { id, after } = change;
	if (!touches(command, id)) return command;
	if (command.type === "set") return meets(Object.keys(command.after), Object.keys(after)) ? null : command;
	if (command.type === "delete" && command.element.id === id)
		return { ...command, element: { ...command.element, ...after } as typeof command.element };
	if (command.type !== "many") return null;
	const commands = command.commands.map((each) => commandAfter(each, change));
	return commands.includes(null) ? null : { ...command, commands: commands.filter((each) => each !== null) };
}

/** A text's words, their look and the room they take hang together. */
const TYPE: readonly string[] = [
	...["text", "runs", "font", "size", "bold", "italic", "letterCase", "coloredEmoji"],
	...["leading", "tracking", "curve", "fit", "width", "height"],
];

function meets(keys: readonly string[], others: readonly string[]): boolean {
	const isType = (key: string) => TYPE.includes(key);
	return keys.some((key) => others.includes(key)) || (keys.some(isType) && others.some(isType));
}
