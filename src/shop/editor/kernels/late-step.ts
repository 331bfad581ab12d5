import { applyCommand, type Command, touches } from "./commands.ts";

type Undone = { readonly command: Command; readonly isOtherWork?: boolean | undefined };

/**
 * Steps that were undone, the next one last, after a change of an element that they only take away, or of what they leave
 * alone; of those where one does anything else with it, the ones that come before it.
 */
export function undoneAfter<Step extends Undone>(undone: readonly Step[], change: Command): readonly Step[] {
	// What comes after another design was put in place of all knows nothing of it.
	const own = Math.max(
		0,
		undone.findLastIndex(({ isOtherWork }) => isOtherWork),
	);
	const next = undone.slice(own).map((step): Step | null => {
		const command = commandAfter(step, change);
		return command && { ...step, command };
	});
	const kept = next.slice(next.lastIndexOf(null) + 1).filter((step) => step !== null);
	return kept.length === next.length ? [...undone.slice(0, own), ...kept] : kept;
}

function commandAfter({ command, isOtherWork }: Undone, change: Command): Command | null {
	if (change.type !== "set") return null;
	const { id, after } = change;
	if (command.type === "replace") {
		const [before, after] = [command.before, command.after].map((each) => applyCommand(each, change));
		return { ...command, before: before!, after: isOtherWork ? command.after : after! };
	}
	if (!touches(command, id)) return command;
	if (command.type === "set") return Object.keys(command.after).some((key) => key in after) ? null : command;
	if (command.type === "delete" && command.element.id === id)
		return { ...command, element: { ...command.element, ...after } as typeof command.element };
	if (command.type !== "many") return null;
	const commands = command.commands.map((each) => commandAfter({ command: each, isOtherWork }, change));
	return commands.includes(null) ? null : { ...command, commands: commands.filter((each) => each !== null) };
}
