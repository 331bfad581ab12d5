import type { DesignElement, DesignSide } from "#design/document.ts";
import { everyElement } from "./element-tree.ts";
import { inReadingOrder } from "./reading-order.ts";

export type ElementNumbers = ReadonlyMap<string, number>;

/** By the name that is numbered: a line is no second star. */
function kindOf(element: DesignElement): string {
	return element.kind === "shape" ? `${element.kind} ${element.form}` : element.kind;
}

/** Graphics of the same name are counted together, everything else by its kind. */
export function likenessOf(element: DesignElement): string {
	if (element.kind !== "clip-art") return kindOf(element);
	return `${element.kind} ${element.label || `${element.set} ${element.name}`}`;
}

/**
 * What elements of a kind are called by on their side: as they are read when the design is opened, what a template keeps last, then as they come.
 * Each keeps its number while it is there; one that comes back has its own again, unless another has it by then.
 */
export function createElementNumbers(
	groupOf: (element: DesignElement) => string = kindOf,
): (side: DesignSide) => ElementNumbers {
	const given = new Map<string, Map<string, number>>();
	const latest = new Map<string, { readonly elements: DesignSide["elements"]; readonly numbers: ElementNumbers }>();

	function numbered(code: string, group: string, ids: readonly string[]): readonly (readonly [string, number])[] {
		const key = `${code} ${group}`;
		const known = given.get(key) ?? new Map<string, number>();
		given.set(key, known);
		const owners = new Map(ids.flatMap((id) => (known.has(id) ? [[known.get(id)!, id] as const] : [])));
		let free = 1;
		for (const id of ids) {
			if (known.has(id)) continue;
			while (owners.has(free)) free++;
			for (const [gone, number] of known) if (number === free) known.delete(gone);
			known.set(id, free);
			owners.set(free, id);
		}
		return ids.map((id) => [id, known.get(id)!] as const);
	}

	return ({ code, elements }) => {
		const last = latest.get(code);
		if (last?.elements === elements) return last.numbers;
		const groups = everyElement(elements).filter(({ kind }) => kind === "group");
		const isKept = ({ locks }: DesignElement) => locks?.includes("content") === true;
		const all: readonly DesignElement[] = [...groups, ...inReadingOrder(elements)];
		const asked = [...all.filter((each) => !isKept(each)), ...all.filter(isKept)];
		const alikes = Map.groupBy(asked, groupOf);
		const numbers = new Map(
			[...alikes].flatMap(([group, alike]) =>
				numbered(
					code,
					group,
					alike.map(({ id }) => id),
				),
			),
		);
		latest.set(code, { elements, numbers });
		return numbers;
	};
}
