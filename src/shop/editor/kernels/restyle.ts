import type { DesignDocument, DesignElement } from "#design/document.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { artColors, type Origin } from "#design/themes/art-colors.ts";
import { colorsInUse } from "#design/themes/colors-in-use.ts";
import { mappedColors } from "#design/themes/mapped-colors.ts";
import type { Palette } from "#design/themes/palettes.ts";
import { recolored } from "#design/themes/recolored.ts";
import { restyledSide } from "#design/themes/restyled-side.ts";
import { type Command, changeBetween, type ElementChange, elementOf, setCommand } from "./commands.ts";
import type { EditorStore } from "./editor-store.ts";
import { everyElement } from "./element-tree.ts";
import { may } from "./rights.ts";
import { run } from "./several-editing.ts";

/** Of designs in a palette's colours, where their drawings' come from. */
const originsOf = new WeakMap<DesignDocument, ReadonlyMap<string, Origin>>();

/** The whole design in a palette's colours, in one step. The answer: whether anything is another colour now. */
export function restyle(store: EditorStore, palette: Palette, surroundings: Surroundings, shaper: TextShaper): boolean {
	const { document } = store.getState();
	const free = freeIds(document);
	const isFree = (id: string) => free.has(id);
	const colors = mappedColors(colorsInUse(document), palette);
	const painting = { colors, cloth: surroundings.cloth, origins: originsOf.get(document) ?? new Map(), isFree };
	const { art, origins } = artColors(document, palette, painting);
	const inks = [...palette.inks, ...palette.grounds];
	const after = document.sides.map((side) => restyledSide(side, { colors, art, inks, surroundings, shaper, isFree }));
	const commands = document.sides.flatMap(({ code, elements }, index) =>
		between(code, everyElement(elements), everyElement(after[index]?.elements ?? [])),
	);
	const isRun = run(store, commands);
	originsOf.set(store.getState().document, origins);
	return isRun;
}

/** One colour by another wherever `document` has it, which the store's came from in the same gesture. */
export function swapColor(store: EditorStore, document: DesignDocument, from: string, to: string, tag: string): void {
	const free = freeIds(document);
	const another = from === "#000000" ? "#ffffff" : "#000000";
	const commands = document.sides.flatMap(({ code, elements }) =>
		everyElement(elements).flatMap((element) => {
			if (element.kind === "group" || !free.has(element.id)) return [];
			const inColor = (wanted: string) =>
				recolored(element, (color) => (color.toLowerCase() === from ? wanted : color));
			const marked = inColor(another);
			const touched = marked === element ? null : changeBetween(element, marked);
			const now = elementOf(store.getState().document, code, element.id);
			if (!touched || !now) return [];
			const swapped = Object.entries(to === from ? element : inColor(to)).filter(([key]) => key in touched);
			return [setCommand(code, now, Object.fromEntries(swapped) as ElementChange)];
		}),
	);
	run(store, commands, { tag });
}

function between(code: string, before: readonly DesignElement[], after: readonly DesignElement[]): readonly Command[] {
	return before.flatMap((element, index) => {
		const next = after[index];
		if (element.kind === "group" || !next || next === element) return [];
		const change = changeBetween(element, next);
		return change ? [setCommand(code, element, change)] : [];
	});
}

function freeIds(document: DesignDocument): ReadonlySet<string> {
	const all = document.sides.flatMap(({ elements }) => everyElement(elements));
	return new Set(all.filter((element) => may(document, element, "style")).map(({ id }) => id));
}
