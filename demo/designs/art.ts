import type { ClipArtElement } from "#design/document.ts";
import type { Matrix } from "#design/geometry/matrix.ts";
import type { Field } from "./drawing.ts";
import type { Drawing, Path, Spot } from "./pen.ts";

type Place = {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly turn?: number;
	readonly flip?: boolean;
};

/** A motif, drawn in a square of 100 about its middle, where it belongs. */
export function placed(drawing: Drawing, { x, y, size, turn = 0, flip }: Place): Drawing {
	const scale = size / 100;
	const [sin, cos] = [Math.sin((turn * Math.PI) / 180) * scale, Math.cos((turn * Math.PI) / 180) * scale];
	const way = flip ? -1 : 1;
	const matrix: Matrix = [cos * way, sin * way, -sin, cos, x, y];
	return drawing.map((ink) => ({
		...ink,
		d: moved(ink.d, matrix, 1000),
		...(ink.stroke !== undefined && { stroke: ink.stroke * scale }),
	}));
}

/** One graphic of the page out of all that is drawn in millimetres; an ornament, which stays until it is unlocked. */
export function art(name: string, drawing: Drawing): ClipArtElement {
	const spots = drawing.flatMap(({ d }) => spotsOf(d));
	const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
	const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
	const size = Math.ceil(Math.max(right - left, bottom - top, 0.1) * 100) / 100;
	const [x, y] = [round((left + right - size) / 2), round((top + bottom - size) / 2)];
	const intoSquare: Matrix = [1 / size, 0, 0, 1 / size, -x / size, -y / size];
	return {
		...{ kind: "clip-art", id: "", x, y, width: size, height: size, rotation: 0, opacity: 1 },
		...{ set: "house", name, label: "" },
		paths: drawing.map(({ d, color, stroke }) => ({
			d: moved(d, intoSquare, 10_000),
			color,
			...(stroke !== undefined && { stroke: Math.max(0.001, Math.round((stroke / size) * 10_000) / 10_000) }),
		})),
		locked: true,
	};
}

const POINT = /(-?[\d.]+) (-?[\d.]+)/g;

function spotsOf(d: Path): Spot[] {
	return [...d.matchAll(POINT)].map(([, x, y]) => [Number(x), Number(y)]);
}

function moved(d: Path, [a, b, c, e, dx, dy]: Matrix, precision: number): Path {
	return d.replace(POINT, (_, across: string, down: string) => {
		const [x, y] = [Number(across), Number(down)];
		const [u, v] = [a * x + c * y + dx, b * x + e * y + dy];
		return `${Math.round(u * precision) / precision} ${Math.round(v * precision) / precision}`;
	});
}

function round(value: number): number {
	return Math.round(value * 100) / 100;
}

/** A motif alone in the middle, as large as a share of the field. */
export function ornament(name: string, motif: Drawing, { x, y, width, height }: Field, share: number): ClipArtElement {
	const size = Math.min(width, height) * share;
	return art(name, placed(motif, { x: x + width / 2, y: y + height / 2, size }));
}
