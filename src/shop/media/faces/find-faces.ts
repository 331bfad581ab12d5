import type { FaceBox, PictureFaces } from "#design/preflight/faces.ts";
import { eachOnce, type FaceModel, type FoundFace, facesIn } from "./face-boxes.ts";

/** A square copy, black beside the picture: red, green and blue. */
export type SquarePixels = { readonly size: number; readonly data: Uint8Array };
export type RunFaceModel = (
	model: FaceModel,
	input: Float32Array,
) => Promise<{ readonly scores: ArrayLike<number>; readonly numbers: ArrayLike<number> }>;

/**
 * BlazeFace as MediaPipe has it: one for faces up to five metres away, one for those that fill the picture. Grids and the
 * division of their answers are those of its models' description; the least scores are from photographs, where smaller ones
 * were trees and balloons.
 */
export const FACE_MODELS: readonly FaceModel[] = [
	{ file: "face_detection_full_range_sparse.tflite", input: 192, grids: [{ cells: 48, perCell: 1 }], leastScore: 0.72 },
	{
		file: "face_detection_short_range.tflite",
		input: 128,
		grids: [
			{ cells: 16, perCell: 2 },
			{ cells: 8, perCell: 6 },
		],
		leastScore: 0.8,
	},
];

/** On its head the surest face of a picture is surer by so much than upright. */
const CLEARLY_SURER = 0.2;
/** And so sure: gables with windows, turned, are up to 0.73. */
const SURE = 0.79;

/** `squares`: the picture at the size of each model, in their order. `ratio`: its width by its height. */
export async function findFaces(
	squares: readonly SquarePixels[],
	ratio: number,
	run: RunFaceModel,
): Promise<PictureFaces> {
	const upright = await search(squares.map(({ data }) => data));
	const turned = await search(squares.map(({ data }) => turnedRound(data)));
	const upsideDown = surest(turned) > Math.max(SURE, surest(upright) + CLEARLY_SURER);
	const found = upsideDown ? turned.map(turnedBack) : upright;
	return { faces: found.map((face) => inPicture(face, ratio)), upsideDown };

	async function search(pixels: readonly Uint8Array[]): Promise<readonly FoundFace[]> {
		const found: FoundFace[] = [];
		for (const [index, model] of FACE_MODELS.entries()) {
			const input = Float32Array.from(pixels[index]!, (level) => level / 127.5 - 1);
			const { scores, numbers } = await run(model, input);
			found.push(...facesIn(model, scores, numbers));
		}
		return eachOnce(found);
	}
}

function surest(faces: readonly FoundFace[]): number {
	return Math.max(0, ...faces.map(({ score }) => score));
}

function turnedRound(pixels: Uint8Array): Uint8Array {
	const turned = new Uint8Array(pixels.length);
	for (let at = 0; at < pixels.length; at += 3) {
		turned.set(pixels.subarray(at, at + 3), pixels.length - 3 - at);
	}
	return turned;
}

function turnedBack({ x, y, width, height, score }: FoundFace): FoundFace {
	return { x: 1 - x - width, y: 1 - y - height, width, height, score };
}

/** From parts of the square to parts of the picture in its middle; a face that the picture cuts ends with it. */
function inPicture({ x, y, width, height }: FaceBox, ratio: number): FaceBox {
	const [left, right] = within(x, width, Math.max(1, 1 / ratio));
	const [top, bottom] = within(y, height, Math.max(1, ratio));
	return { x: left, y: top, width: rounded(right - left), height: rounded(bottom - top) };
}

function within(from: number, length: number, stretch: number): readonly [from: number, to: number] {
	const inPicture = (part: number) => rounded(Math.min(1, Math.max(0, (part - 0.5) * stretch + 0.5)));
	return [inPicture(from), inPicture(from + length)];
}

function rounded(part: number): number {
	return Math.round(part * 1000) / 1000;
}
