import { useTranslation } from "react-i18next";
import type { DesignDocument } from "#design/document.ts";
import { useEditorTools } from "./editor-tools.ts";
import { type Command, elementOf } from "./kernels/commands.ts";
import { useElementName } from "./use-element-name.ts";

const WORDS = {
	undo: { done: "say.undone", what: "say.undoneWhat", none: "say.nothingToUndo" },
	redo: { done: "say.redone", what: "say.redoneWhat", none: "say.nothingToRedo" },
} as const;

/** Takes a step back or brings it again, and says of what. */
export function useTellStep(): (way: "undo" | "redo") => void {
	const { t } = useTranslation("create");
	const { store, announce } = useEditorTools();
	const nameOf = useElementName();

	function nameOfStep(command: Command, before: DesignDocument): string | null {
		const changed = [...placesOf(command)];
		const [first] = changed;
		if (!first || changed.length > 1) return first ? t("many.name", { count: changed.length }) : null;
		const [id, side] = first;
		const element = elementOf(before, side, id) ?? elementOf(store.getState().document, side, id);
		return element ? nameOf(element, side) : null;
	}

	return (way) => {
		const { document } = store.getState();
		const command = store[way]();
		const name = command && nameOfStep(command, document);
		const { done, what, none } = WORDS[way];
		announce(name ? t(what, { name }) : t(command ? done : none));
	};
}

/** The sides of the elements that it is about, by their ids. */
function placesOf(command: Command): ReadonlyMap<string, string> {
	switch (command.type) {
		case "set":
			return new Map([[command.id, command.side]]);
		case "insert":
		case "delete":
			return new Map([[command.element.id, command.side]]);
		case "many": {
			const places = new Map(command.commands.flatMap((each) => [...placesOf(each)]));
			for (const each of command.commands) if (isFrameOf(each, places)) places.delete(each.element.id);
			return places;
		}
		default:
			return new Map();
	}
}

/** A group that comes or goes around what is counted is none of it. */
function isFrameOf(
	command: Command,
	places: ReadonlyMap<string, string>,
): command is Extract<Command, { element: unknown }> {
	if (command.type !== "insert" && command.type !== "delete") return false;
	return command.element.kind === "group" && command.element.children.some(({ id }) => places.has(id));
}
