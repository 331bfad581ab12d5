import { type Command, touches } from "./commands.ts";

/** Steps that were undone, after a change of what they only take away; none where they do anything else with it. */
export function undoneAfter<Step extends { readonly command: Command }>(
	undone: readonly Step[],
	change: Command,
): readonly Step[] {
	if (change.type !== "set") return [];
	const { id, after } = change;
	const next = undone.map((step): Step | null => {
		const { command } = step;
		if (!touches(command, id)) return step;
		if (command.type !== "delete" || command.element.id !== id) return null;
		return { ...step, command: { ...command, element: { ...command.element, ...after } as typeof command.element } };
	});
	return next.includes(null) ? [] : next.filter((step) => step !== null);
}
