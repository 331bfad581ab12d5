import type { Point } from "#design/geometry/matrix.ts";
import type { FaceBox } from "#design/preflight/faces.ts";

export type FoundFace = FaceBox & { readonly score: number };

/** A model's square input, and the grids over it that its answers stand for: cells along a side, answers in each cell. */
export type FaceModel = {
	readonly file: string;
	readonly input: number;
	readonly grids: readonly { readonly cells: number; readonly perCell: number }[];
	/** Below it something else is often taken for a face. */
	readonly leastScore: number;
};

/** Numbers for each answer: the box, then six points, of which the third and fourth pair are nose and mouth. */
const NUMBERS = 16;
const [RIGHT_EYE_Y, LEFT_EYE_Y, MOUTH_Y] = [5, 7, 11];
const SAME_FACE = 0.3;

/** Of one model's raw answers the faces, each once, with their eyes above their mouths. */
export function facesIn(model: FaceModel, scores: ArrayLike<number>, numbers: ArrayLike<number>): readonly FoundFace[] {
	const found: FoundFace[] = [];
	for (const [index, [x, y]] of centresOf(model).entries()) {
		const score = 1 / (1 + Math.exp(-scores[index]!));
		if (score < model.leastScore) continue;
		const numberAt = (place: number) => numbers[index * NUMBERS + place]! / model.input;
		const eyes = (numberAt(RIGHT_EYE_Y) + numberAt(LEFT_EYE_Y)) / 2;
		if (eyes >= numberAt(MOUTH_Y)) continue;
		const [width, height] = [numberAt(2), numberAt(3)];
		found.push({ x: x + numberAt(0) - width / 2, y: y + numberAt(1) - height / 2, width, height, score });
	}
	return eachOnce(found);
}

/** The surest of those that lie over one another. */
export function eachOnce(faces: readonly FoundFace[]): readonly FoundFace[] {
	const kept: FoundFace[] = [];
	for (const face of faces.toSorted((one, other) => other.score - one.score)) {
		if (!kept.some((other) => overlap(face, other) > SAME_FACE)) kept.push(face);
	}
	return kept;
}

function centresOf({ grids }: FaceModel): readonly Point[] {
	return grids.flatMap(({ cells, perCell }) =>
		Array.from({ length: cells * cells * perCell }, (_, at): Point => {
			const cell = Math.floor(at / perCell);
			return [((cell % cells) + 0.5) / cells, (Math.floor(cell / cells) + 0.5) / cells];
		}),
	);
}

/** Of the smaller one. */
function overlap(one: FaceBox, other: FaceBox): number {
	const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
	const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
	if (across <= 0 || down <= 0) return 0;
	return (across * down) / Math.min(one.width * one.height, other.width * other.height);
}
