import { unreachable } from "#core/outcome.ts";
import type { DesignDocument, DesignElement, DesignSide, GroupChild } from "#design/document.ts";
import { everyElement, findElement, isGroup, mapElements } from "./element-tree.ts";
import { sameData } from "./same-data.ts";

type ChangeOf<Element> = Element extends DesignElement ? Partial<Omit<Element, "id" | "kind">> : never;
export type ElementChange = ChangeOf<DesignElement>;

/** On the side itself, or in a group. */
export type Place = { readonly side: string; readonly parent?: string };

/** One reversible step; also what is told to the server's log of changes. */
export type Command =
	| {
			readonly type: "set";
			readonly side: string;
			readonly id: string;
			readonly before: ElementChange;
			readonly after: ElementChange;
	  }
	| ({ readonly type: "insert" | "delete"; readonly index: number; readonly element: DesignElement } & Place)
	| ({ readonly type: "order"; readonly from: number; readonly to: number } & Place)
	| { readonly type: "replace"; readonly before: DesignDocument; readonly after: DesignDocument }
	/** Colour and size of the product, which are no part of the document. */
	| { readonly type: "variant"; readonly before: number; readonly after: number }
	| { readonly type: "many"; readonly commands: readonly Command[] };

export function applyCommand(document: DesignDocument, command: Command): DesignDocument {
	switch (command.type) {
		case "set":
			return onSide(document, command, (elements) => changed(elements, command.id, command.after));
		case "insert":
			return inPlace(document, command, (elements) => elements.toSpliced(command.index, 0, command.element));
		case "delete":
			return inPlace(document, command, (elements) => elements.filter(({ id }) => id !== command.element.id));
		case "order":
			return inPlace(document, command, (elements) => moved(elements, command.from, command.to));
		case "replace":
			return command.after;
		case "variant":
			return document;
		case "many":
			return command.commands.reduce(applyCommand, document);
		default:
			return unreachable(command);
	}
}

/** Which variant is chosen after it. */
export function variantAfter(chosen: number, command: Command): number {
	if (command.type === "variant") return command.after;
	return command.type === "many" ? command.commands.reduce(variantAfter, chosen) : chosen;
}

/** Whether it puts another whole document in place. */
export function replacesAll(command: Command): boolean {
	return command.type === "replace" || (command.type === "many" && command.commands.some(replacesAll));
}

/** Whether it writes words into what is there. */
export function isWriting(command: Command): boolean {
	return command.type === "set" && "text" in command.after;
}

export function reverseCommand(command: Command): Command {
	switch (command.type) {
		case "set":
			return { ...command, before: command.after, after: command.before };
		case "insert":
			return { ...command, type: "delete" };
		case "delete":
			return { ...command, type: "insert" };
		case "order":
			return { ...command, from: command.to, to: command.from };
		case "replace":
			return { ...command, before: command.after, after: command.before };
		case "variant":
			return { ...command, before: command.after, after: command.before };
		case "many":
			return { type: "many", commands: command.commands.map(reverseCommand).reverse() };
		default:
			return unreachable(command);
	}
}

/** Whether it changes, brings or takes away this very element; a whole document brings all. */
export function touches(command: Command, id: string): boolean {
	switch (command.type) {
		case "set":
			return command.id === id;
		case "insert":
		case "delete":
			return everyElement([command.element]).some((element) => element.id === id);
		case "many":
			return command.commands.some((each) => touches(each, id));
		case "replace":
			return true;
		default:
			return false;
	}
}

export function setCommand(side: string, element: DesignElement, after: ElementChange): Command & { type: "set" } {
	const before = Object.fromEntries(Object.keys(after).map((key) => [key, field(element, key)])) as ElementChange;
	return { type: "set", side, id: element.id, before, after };
}

/** null where there is nothing to do. */
export function asOne(commands: readonly Command[]): Command | null {
	return commands.length > 1 ? { type: "many", commands } : (commands[0] ?? null);
}

/** The fields in which two states of one element differ, or null. */
export function changeBetween(before: DesignElement, after: DesignElement): ElementChange | null {
	const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	const differing = keys.filter((key) => !sameData(field(before, key), field(after, key)));
	if (differing.length === 0) return null;
	return Object.fromEntries(differing.map((key) => [key, field(after, key)])) as ElementChange;
}

/** Folds two changes of one element, or of the same several, into one; null when they are not of a kind. */
export function mergeCommands(first: Command, second: Command): Command | null {
	if (first.type === "many" && second.type === "many" && first.commands.length === second.commands.length) {
		const merged = first.commands.map((command, index) => mergeCommands(command, second.commands[index]!));
		return merged.every((each) => each !== null) ? { type: "many", commands: merged } : null;
	}
	if (first.type !== "set" || second.type !== "set") return null;
	if (first.id !== second.id || first.side !== second.side) return null;
	return {
		...first,
		before: { ...second.before, ...first.before } as ElementChange,
		after: { ...first.after, ...second.after } as ElementChange,
	};
}

export function sideOf(document: DesignDocument, code: string): DesignSide | undefined {
	return document.sides.find((side) => side.code === code);
}

export function elementOf(document: DesignDocument, side: string, id: string | null): DesignElement | undefined {
	return id === null ? undefined : findElement(sideOf(document, side)?.elements ?? [], id);
}

function inPlace(
	document: DesignDocument,
	place: Place,
	change: (elements: readonly DesignElement[]) => readonly DesignElement[],
): DesignDocument {
	const { parent } = place;
	if (parent === undefined) return onSide(document, place, change);
	return onSide(document, place, (elements) =>
		mapElements(elements, (each) =>
			each.id === parent && isGroup(each)
				? { ...each, children: change(each.children) as readonly GroupChild[] }
				: each,
		),
	);
}

function onSide(
	document: DesignDocument,
	{ side: code }: Pick<Place, "side">,
	change: (elements: readonly DesignElement[]) => readonly DesignElement[],
): DesignDocument {
	const sides = document.sides.map((side) =>
		side.code === code ? { ...side, elements: change(side.elements) } : side,
	);
	return { ...document, sides };
}

function changed(elements: readonly DesignElement[], id: string, change: ElementChange): readonly DesignElement[] {
	return mapElements(elements, (element) =>
		element.id === id ? ({ ...element, ...change } as DesignElement) : element,
	);
}

function moved(elements: readonly DesignElement[], from: number, to: number): readonly DesignElement[] {
	const element = elements[from];
	return element ? elements.toSpliced(from, 1).toSpliced(to, 0, element) : elements;
}

function field(element: DesignElement, key: string): unknown {
	return (element as unknown as Readonly<Record<string, unknown>>)[key];
}
