import type { CalendarElement, DesignElement, DesignSide, TextElement } from "#design/document.ts";
import { flatElements, flatSide } from "#design/elements/group/flat-elements.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import { coveringWords, standsOn } from "#design/preflight/words-covered.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { applyCommand, asOne, type Command, sideOf } from "./commands.ts";
import { isGroup, pathTo } from "./element-tree.ts";
import { fillsSide } from "./lies-over.ts";
import type { Spares } from "./nothing-new.ts";

/**
 * A text or calendar on top of all that hides it, no higher than need be: with the panel that it stands on, else alone, else with what
 * `readable` then does to it where it can't be read there. null: nothing suits.
 */
export function outFromUnder(
	words: TextElement | CalendarElement,
	side: DesignSide,
	surroundings: Surroundings,
	shaper: TextShaper,
	suits: Spares,
	readable: (raised: DesignSide) => Command | null,
): Command | null {
	const flat = flatSide(side);
	const own = flat.elements.find(({ id }) => id === words.id);
	if (own?.kind !== "text" && own?.kind !== "calendar") return null;
	const covering = new Set(coveringWords(own, flat, surroundings, shaper).map(({ id }) => id));
	const steps = [raised(isPanel), raised(() => false)].flatMap((command) => command ?? []);
	return steps.find(suits) ?? steps.map(withReadable).find((command) => command && suits(command)) ?? null;

	function raised(isUnder: (element: DesignElement) => boolean): Command | null {
		const path = pathTo(side.elements, words.id);
		const commands = path.flatMap((each, depth): readonly Command[] => {
			const parent = path[depth - 1];
			const siblings: readonly DesignElement[] = isGroup(parent) ? parent.children : side.elements;
			const from = siblings.indexOf(each);
			const to = siblings.findLastIndex((sibling) => flatElements([sibling]).some(({ id }) => covering.has(id)));
			if (to <= from) return [];
			const place = { type: "order", side: side.code, ...(parent && { parent: parent.id }) } as const;
			const panel = siblings.slice(0, from).findLastIndex(isUnder);
			if (panel < 0) return [{ ...place, from, to }];
			return [
				{ ...place, from: panel, to },
				{ ...place, from: from - 1, to },
			];
		});
		return asOne(commands);
	}

	function isPanel(element: DesignElement): boolean {
		const isForm = element.kind === "shape" || element.kind === "clip-art";
		return isForm && standsOn(words, element, flat, surroundings, shaper) && !fillsSide(element, flat, shaper);
	}

	function withReadable(command: Command): Command | null {
		const after = sideOf(applyCommand({ version: 1, sides: [side] }, command), side.code);
		const mended = after && readable(after);
		return mended ? asOne([command, mended]) : null;
	}
}
