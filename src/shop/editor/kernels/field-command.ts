import type { Box, CalendarElement, DesignElement, DesignSide, ShapeElement, TextElement } from "#design/document.ts";
import { wholeBox } from "#design/preflight/placement.ts";
import { printedBounds } from "#design/preflight/text-fit.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { type Command, type ElementChange, setCommand } from "./commands.ts";
import { isGroup, pathTo } from "./element-tree.ts";
import { styleChange } from "./letter-styles.ts";
import { fieldBehind } from "./new-elements.ts";
import type { Spares } from "./nothing-new.ts";
import { sameData } from "./same-data.ts";

type Lettered = TextElement | CalendarElement;
type Asked = { readonly side: DesignSide; readonly shaper: TextShaper; readonly newId: string };

/** A panel behind the letters; where that alone does not help, they get one colour, and a calendar all of its strength. */
export function fieldCommand(lettered: Lettered, asked: Asked, spares: Spares): Command | null {
	const alone = panelCommand(lettered, asked, spares);
	if (alone) return alone;
	for (const change of plainer(lettered)) {
		const command = setCommand(asked.side.code, lettered, change);
		const both = (panel: Command): Command => ({ type: "many", commands: [command, panel] });
		const panel = panelCommand({ ...lettered, ...change } as Lettered, asked, (each) => spares(both(each)));
		if (panel) return both(panel);
	}
	return null;
}

function plainer(lettered: Lettered): readonly ElementChange[] {
	const { color } = lettered;
	if (lettered.kind === "text") return [styleChange(lettered, null, { color })];
	const inOneInk = { weekendColor: color, markColor: color };
	return [inOneInk, { ...inOneInk, opacity: 1 }];
}

/** In one group with the letters: what moves them moves both. */
function panelCommand(lettered: Lettered, { side, shaper, newId }: Asked, spares: Spares): Command | null {
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
