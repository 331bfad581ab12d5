import type { Area } from "#design/geometry/side-area.ts";
import { insetOfRoom } from "#design/geometry/side-outline.ts";
import type { Room } from "./panels.ts";
import type { PhotoGoal } from "./photo-goals.ts";
import type { SparePart } from "./spare-parts.ts";

/** Of the shorter side. */
const GAP = 0.04;

type CellGoal = PhotoGoal & { readonly cell?: Area };

/** Several photos that fill no frame lie side by side in rooms in which nothing is yet; where there is none they go as they did. */
export function inCells(goals: readonly PhotoGoal[], rooms: readonly SparePart[]): readonly CellGoal[] {
	const loose = goals.filter(({ slot }) => slot === null).length;
	if (loose < 2) return goals;
	const used = rooms.slice(0, loose);
	const cells = used.flatMap(({ side, room }, index) => {
		const count = Math.floor(loose / used.length) + (index < loose % used.length ? 1 : 0);
		return photoCells(count, room).map((cell) => ({ side: side.code, cell }));
	});
	let next = 0;
	return goals.map((goal) => (goal.slot === null ? { ...goal, ...cells[next++] } : goal));
}

/** As many equal parts of a room within its safe zone, row by row, as near to squares as can be. */
function photoCells(count: number, room: Room): readonly Area[] {
	const [across, down] = insetOfRoom(room);
	const [left, top] = [(room.left ?? 0) + across, down];
	const [width, height] = [Math.max(1, room.width - 2 * across), Math.max(1, room.height - 2 * down)];
	const gap = GAP * Math.min(width, height);
	const grids = Array.from({ length: count }, (_, index) => {
		const [columns, rows] = [index + 1, Math.ceil(count / (index + 1))];
		return { columns, cell: { width: shared(width, columns, gap), height: shared(height, rows, gap) } };
	});
	const { columns, cell } = grids.reduce((best, grid) => (shortest(grid.cell) > shortest(best.cell) ? grid : best));
	const last = count % columns || columns;
	const indent = (row: number) => (row < Math.ceil(count / columns) - 1 ? 0 : (columns - last) / 2);
	return Array.from({ length: count }, (_, index) => ({
		x: left + ((index % columns) + indent(Math.floor(index / columns))) * (cell.width + gap),
		y: top + Math.floor(index / columns) * (cell.height + gap),
		...cell,
	}));
}

function shared(whole: number, parts: number, gap: number): number {
	return (whole - (parts - 1) * gap) / parts;
}

function shortest({ width, height }: Pick<Area, "width" | "height">): number {
	return Math.min(width, height);
}
