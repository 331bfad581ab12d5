import type { DesignSide } from "#design/document.ts";
import { asOne, type Command } from "./commands.ts";
import { isGroup, pathTo } from "./element-tree.ts";
import type { Spares } from "./nothing-new.ts";

/** On top of all within its group, else with its group too: the first of these that suits. null: none does. */
export function toFront(id: string, side: DesignSide, suits: Spares): Command | null {
	const path = pathTo(side.elements, id);
	const steps = path.toReversed().flatMap((each, up): readonly Command[] => {
		const parent = path.at(-2 - up);
		const siblings = isGroup(parent) ? parent.children : side.elements;
		const [from, to] = [siblings.findIndex((sibling) => sibling.id === each.id), siblings.length - 1];
		return from === to ? [] : [{ type: "order", side: side.code, ...(parent && { parent: parent.id }), from, to }];
	});
	const all = steps.map((_, count) => asOne(steps.slice(0, count + 1)));
	return all.find((command) => command && suits(command)) ?? null;
}
