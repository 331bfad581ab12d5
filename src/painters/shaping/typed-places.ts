import type { Places } from "#design/elements/text/letter-case.ts";
import type { TextCell } from "#design/text-shaping.ts";

/** Letters that one typed letter has become are never parted: their room counts as that of the first. */
export function keptTogether(advances: Float64Array, { from }: Places): Float64Array {
	const together = advances.slice();
	let first = 0;
	for (let at = 1; at < together.length; at++) {
		if (from[at] !== from[at - 1]) first = at;
		else if (!Number.isNaN(together[at])) {
			together[first] = together[first]! + together[at]!;
			together[at] = Number.NaN;
		}
	}
	return together;
}

/** The caret goes by what is typed: one cell for the two letters that ß has become. */
export function typedCells(cells: readonly TextCell[], offset: number, { from, to }: Places): readonly TextCell[] {
	const typed: TextCell[] = [];
	for (const cell of cells) {
		const start = offset + from[cell.from - offset]!;
		const last = typed.at(-1);
		if (last?.from === start) typed[typed.length - 1] = { ...last, right: cell.right };
		else typed.push({ ...cell, from: start, to: offset + to[cell.to - offset - 1]! });
	}
	return typed;
}
