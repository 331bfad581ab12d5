import type { Box, CalendarElement, DesignElement, DesignSide, ShapeElement, TextElement } from "#design/document.ts";
import { wholeBox } from "#design/preflight/placement.ts";
import { printedBounds } from "#design/preflight/text-fit.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { type Command, setCommand } from "./commands.ts";
import { isGroup, pathTo } from "./element-tree.ts";
import { fieldBehind } from "./new-elements.ts";
import type { Spares } from "./nothing-new.ts";
import { sameData } from "./same-data.ts";

type Lettered = TextElement | CalendarElement;

/** A panel behind the letters, in one group with them: what moves the letters moves both. */
export function fieldCommand(
	lettered: Lettered,
	side: DesignSide,
	shaper: TextShaper,
	newId: string,
	spares: Spares,
): Command | null {
	const printed = lettered.kind === "text" ? printedBounds(lettered, shaper.shape(lettered)) : undefined;
	const field = fieldBehind(lettered, printed ?? wholeBox(lettered), newId);
	const path = pathTo(side.elements, lettered.id);
	const parent = path.at(-2);
	const among = isGroup(parent) ? parent.children : side.elements;
	const index = among.findIndex(({ id }) => id === lettered.id);
	const below = among[index - 1];
	const old = below && isLeftBehind(below, field) ? below : null;
	if (!isGroup(parent)) return sparing([grouped(lettered, field, old, index, side)], spares);
	if (old) return sparing([setCommand(side.code, old, boxOf(field))], spares);
	const outermost = side.elements.findIndex(({ id }) => id === path[0]?.id);
	return sparing(
		[
			{ type: "insert", side: side.code, parent: parent.id, index, element: field },
			{ type: "insert", side: side.code, index: outermost, element: field },
		],
		spares,
	);
}

function sparing(commands: readonly Command[], spares: Spares): Command | null {
	return commands.find(spares) ?? null;
}

function grouped(
	lettered: Lettered,
	field: ShapeElement,
	old: ShapeElement | null,
	index: number,
	{ code }: DesignSide,
): Command {
	const children = [old ? { ...old, ...boxOf(field) } : field, lettered];
	const group = { kind: "group", id: `${field.id}-group`, opacity: 1, children } as const;
	const from = old ? index - 1 : index;
	const gone = (element: Lettered | ShapeElement): Command => ({ side: code, type: "delete", index: from, element });
	return {
		type: "many",
		commands: [
			...(old ? [gone(old)] : []),
			gone(lettered),
			{ side: code, type: "insert", index: from, element: group },
		],
	};
}

function boxOf({ x, y, width, height, rotation }: ShapeElement): Box {
	return { x, y, width, height, rotation };
}

/** The text was moved or written anew since its panel was laid: the same panel follows it. */
function isLeftBehind(old: DesignElement, field: ShapeElement): old is ShapeElement {
	if (old.kind !== "shape" || old.locked || old.locks?.length || old.stroke || old.form !== field.form) return false;
	return old.opacity === field.opacity && sameData(old.fill, field.fill);
}
