import type { Box } from "#design/document.ts";

/** [a b c d e f] as in SVG: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** `multiply(A, B)` applies B first. */
export function multiply(A: Matrix, B: Matrix): Matrix {
	return [
		A[0] * B[0] + A[2] * B[1],
		A[1] * B[0] + A[3] * B[1],
		A[0] * B[2] + A[2] * B[3],
		A[1] * B[2] + A[3] * B[3],
		A[0] * B[4] + A[2] * B[5] + A[4],
		A[1] * B[4] + A[3] * B[5] + A[5],
	];
}

export function invert(m: Matrix): Matrix {
	const determinant = m[0] * m[3] - m[1] * m[2];
	return [
		m[3] / determinant,
		-m[1] / determinant,
		-m[2] / determinant,
		m[0] / determinant,
		(m[2] * m[5] - m[3] * m[4]) / determinant,
		(m[1] * m[4] - m[0] * m[5]) / determinant,
	];
}

export function apply(m: Matrix, [x, y]: Point): Point {
	return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

/** From a box's own coordinates (origin at its top left) to the page's. */
export function boxMatrix(box: Box): Matrix {
	const angle = (box.rotation * Math.PI) / 180;
	const cos = Math.cos(angle);
	const sin = Math.sin(angle);
	const centreX = box.x + box.width / 2;
	const centreY = box.y + box.height / 2;
	return [
		cos,
		sin,
		-sin,
		cos,
		centreX - (cos * box.width) / 2 + (sin * box.height) / 2,
		centreY - (sin * box.width) / 2 - (cos * box.height) / 2,
	];
}
