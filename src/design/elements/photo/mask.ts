import type { PhotoElement } from "#design/document.ts";
import { parsePath, pathBounds } from "#design/geometry/path-bounds.ts";
import { ellipse, heart, mm, roundedRectangle, star } from "#design/geometry/paths.ts";
import { raisedCurve } from "#design/geometry/raised-curve.ts";
import { unitPathParts } from "#design/geometry/unit-path.ts";

/** What a photo is cut to, in its own millimetres. */
export function maskPath({ mask, width, height, cornerRadius }: PhotoElement): string {
	switch (mask?.form) {
		case "ellipse":
			return ellipse(width, height);
		case "heart":
			return heart(width, height);
		case "star":
			return star(width, height);
		case "path":
			return stretched(mask.d, width, height);
		case undefined:
			return roundedRectangle(width, height, cornerRadius);
	}
}

const TOLERANCE = 0.002;
const SMALLEST = 0.01;

/** Closed outlines of absolute M, L, Q, C and Z, each with one set of numbers, within the unit square. */
export function isMaskPath(d: string): boolean {
	const parts = unitPathParts(d);
	if (!parts) return false;
	const opens = (index: number) => index === 0 || parts[index - 1]!.startsWith("Z");
	if (!parts.every((part, index) => part.startsWith("M") === opens(index)) || !parts.at(-1)?.startsWith("Z")) {
		return false;
	}
	const bounds = pathBounds(d);
	if (!bounds) return false;
	const { left, top, right, bottom } = bounds;
	const inside = Math.min(left, top) >= -TOLERANCE && Math.max(right, bottom) <= 1 + TOLERANCE;
	return inside && right - left >= SMALLEST && bottom - top >= SMALLEST;
}

function stretched(d: string, width: number, height: number): string {
	const onFrame = (points: readonly number[]) =>
		points.map((value, index) => mm(value * (index % 2 ? height : width))).join(" ");
	let from: readonly number[] = [0, 0];
	const commands = parsePath(d).map(({ command, points }) => {
		const start = from;
		if (command !== "Z") from = points.slice(-2);
		return command === "Q" ? `C${onFrame(raisedCurve(start, points))}` : `${command}${onFrame(points)}`;
	});
	return commands.join("");
}
