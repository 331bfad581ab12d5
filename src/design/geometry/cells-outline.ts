import type { Millimetres } from "#core/units.ts";
import { mm } from "#design/geometry/paths.ts";

/** Rows of equal cells, dark or not. */
export type Cells = readonly (readonly boolean[])[];

/** To the right, down, to the left, up. */
const STEPS = [
	[1, 0],
	[0, 1],
	[-1, 0],
	[0, -1],
] as const;

/** The outlines of all dark cells, dark on their right: no seams between cells, and holes by the non-zero rule. */
export function cellsOutline(cells: Cells, x: Millimetres, y: Millimetres, cell: Millimetres): string {
	const edges = edgesOf(cells);
	const place = (column: number, row: number) => `${mm(x + column * cell)} ${mm(y + row * cell)}`;
	const outlines: string[] = [];
	for (const start of edges) {
		if (!edges.has(start)) continue;
		let [column, row, heading] = start.split(" ").map(Number) as [number, number, number];
		const corners: string[] = [];
		let previous = -1;
		while (edges.delete(`${column} ${row} ${heading}`)) {
			if (heading !== previous) corners.push(place(column, row));
			previous = heading;
			const [stepX, stepY] = STEPS[heading]!;
			[column, row] = [column + stepX, row + stepY];
			// Where two cells touch at a corner only, each keeps an outline of its own.
			const turns = [(heading + 1) % 4, heading, (heading + 3) % 4];
			heading = turns.find((turn) => edges.has(`${column} ${row} ${turn}`)) ?? heading;
		}
		outlines.push(`M${corners.join("L")}Z`);
	}
	return outlines.join("");
}

/** Every side of a dark cell whose other side is not dark, as its first corner and its direction. */
function edgesOf(cells: Cells): Set<string> {
	const dark = (column: number, row: number) => cells[row]?.[column] === true;
	const edges = new Set<string>();
	cells.forEach((cellsOfRow, row) => {
		cellsOfRow.forEach((isDark, column) => {
			if (!isDark) return;
			if (!dark(column, row - 1)) edges.add(`${column} ${row} 0`);
			if (!dark(column + 1, row)) edges.add(`${column + 1} ${row} 1`);
			if (!dark(column, row + 1)) edges.add(`${column + 1} ${row + 1} 2`);
			if (!dark(column - 1, row)) edges.add(`${column} ${row + 1} 3`);
		});
	});
	return edges;
}
