import { type DesignDocument, type DesignElement, LONGEST_ID } from "#design/document.ts";

/** Of a number behind a name. */
const LONGEST_NUMBER = 6;

/**
 * Every element with an id that no other has, on whichever side: documents from before 2026-11-23 may share some. The first
 * in paint order keeps it, and the same document always gets the same ones.
 */
export function withOwnIds(document: DesignDocument): DesignDocument {
	const ids = idsOf(document);
	const taken = new Set(ids);
	if (taken.size === ids.length) return document;
	const met = new Set<string>();
	const numbers = new Map<string, number>();
	const sides = document.sides.map((side) => ({
		...side,
		elements: side.elements.map((element) => named(element, side.code)),
	}));
	return { ...document, sides };

	function named<Element extends DesignElement>(element: Element, code: string): Element {
		const id = met.has(element.id) ? freeId(element, code) : element.id;
		met.add(id);
		if (element.kind === "group")
			return { ...element, id, children: element.children.map((each) => named(each, code)) };
		return id === element.id ? element : { ...element, id };
	}

	function freeId({ id, kind }: DesignElement, code: string): string {
		const long = `${code}-${id}`;
		const name = long.length + LONGEST_NUMBER <= LONGEST_ID ? long : `${code}-${kind}`;
		for (let number = numbers.get(name) ?? 1; ; number++) {
			const free = number === 1 ? name : `${name}-${number}`;
			if (taken.has(free)) continue;
			taken.add(free);
			numbers.set(name, number + 1);
			return free;
		}
	}
}

export function hasOwnIds(document: Pick<DesignDocument, "sides">): boolean {
	const ids = idsOf(document);
	return new Set(ids).size === ids.length;
}

function idsOf({ sides }: Pick<DesignDocument, "sides">): readonly string[] {
	return sides.flatMap(({ elements }) => elements.flatMap(idsIn));
}

function idsIn(element: DesignElement): readonly string[] {
	return element.kind === "group" ? [element.id, ...element.children.flatMap(idsIn)] : [element.id];
}
