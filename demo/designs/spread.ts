import type { ClipArtElement } from "#design/document.ts";
import { art } from "./art.ts";
import type { Field } from "./drawing.ts";
import type { Drawing, Spot } from "./pen.ts";

/** What one graphic may hold, with something to spare (`MOST_CLIP_ART_PATHS`, `MOST_CLIP_ART_DATA`). */
const MOST_PATHS = 110;
const MOST_POINTS = 1400;

/** In rows, every other one half a step further, over the whole field and its edges. */
export function halfDrop({ x, y, width, height }: Field, step: number): readonly Spot[] {
	const [across, down] = [Math.max(1, Math.round(width / step)), Math.max(1, Math.round(height / step))];
	return Array.from({ length: down + 1 }, (_, row) =>
		Array.from({ length: across + (row % 2 ? 0 : 1) }, (_, column): Spot => {
			return [x + ((column + (row % 2) / 2) * width) / across, y + (row * height) / down];
		}),
	).flat();
}

/** Cells of the same size that fill the field, row by row. */
export function cells({ x, y, width, height }: Field, across: number, down: number): readonly Field[] {
	const [wide, high] = [width / across, height / down];
	return Array.from({ length: across * down }, (_, index) => ({
		x: x + (index % across) * wide,
		y: y + Math.floor(index / across) * high,
		width: wide,
		height: high,
	}));
}

/** Drawings that hardly touch each other, in as few graphics as hold them, each over the whole field; equal inks become one. */
export function arts(name: string, drawings: readonly Drawing[]): ClipArtElement[] {
	if (drawings.length === 0) return [];
	for (let count = 1; ; count++) {
		const sheets = Array.from({ length: count }, (_, sheet) =>
			joined(drawings.filter((_, index) => index % count === sheet)),
		);
		if (count === drawings.length || sheets.every(isHeld)) return sheets.map((sheet) => art(name, sheet));
	}
}

/** The same for drawings that lie over each other: later ones stay above. */
export function piled(name: string, drawings: readonly Drawing[]): ClipArtElement[] {
	const sheets: Drawing[] = [];
	for (const drawing of drawings) {
		const last = sheets.at(-1);
		const more = last && [...last, ...drawing];
		if (more && isHeld(more)) sheets[sheets.length - 1] = more;
		else sheets.push(drawing);
	}
	return sheets.map((sheet) => art(name, sheet));
}

function isHeld(drawing: Drawing): boolean {
	const points = drawing.reduce((sum, { d }) => sum + d.split(/[ MLQC]/).length / 2, 0);
	return points <= MOST_POINTS && drawing.length <= MOST_PATHS;
}

function joined(drawings: readonly Drawing[]): Drawing {
	const layers = Array.from({ length: Math.max(...drawings.map(({ length }) => length)) }, (_, index) => {
		const inks = new Map<string, Drawing[number]>();
		for (const ink of drawings.flatMap((drawing) => drawing[index] ?? [])) {
			if (ink.d === "") continue;
			const key = `${ink.color} ${ink.stroke ?? ""}`;
			const known = inks.get(key);
			inks.set(key, known ? { ...known, d: known.d + ink.d } : ink);
		}
		return [...inks.values()];
	});
	return layers.flat();
}
