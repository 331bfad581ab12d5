import type { PhotoElement } from "#design/document.ts";
import type { Matrix, Point } from "#design/geometry/matrix.ts";

type Flips = Pick<PhotoElement, "flipX" | "flipY">;

/** From the picture that is not mirrored to the frame, in the photo's own millimetres; undefined where nothing is. */
export function mirrorMatrix(photo: Flips & Pick<PhotoElement, "width" | "height">): Matrix | undefined {
	if (!photo.flipX && !photo.flipY) return undefined;
	const [x, y] = mirrored(photo, [1, 1]);
	return [x, 0, 0, y, photo.flipX ? photo.width : 0, photo.flipY ? photo.height : 0];
}

/** A direction in the frame as the same in the picture. */
export function mirrored({ flipX, flipY }: Flips, [x, y]: Point): Point {
	return [flipX ? -x : x, flipY ? -y : y];
}

/** A point of the frame, as fractions of it, as the same of what is shown of the picture. */
export function mirroredPoint({ flipX, flipY }: Flips, [u, v]: Point): Point {
	return [flipX ? 1 - u : u, flipY ? 1 - v : v];
}
