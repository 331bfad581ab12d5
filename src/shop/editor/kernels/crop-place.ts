import type { Crop, PhotoElement } from "#design/document.ts";
import { UNSEEN } from "./crop.ts";

/** As the photo lies on the page, so for eyes and not for the picture's file. */
export type CropDirection = "across" | "down";

/** Of what is cut in a direction, the part that is cut at the left or above; null where nothing is cut. */
export function cropPlace(photo: PhotoElement, direction: CropDirection): number | null {
	const { start, room, isBackwards } = axisOf(photo, direction);
	if (room <= UNSEEN) return null;
	const place = photo.crop[start] / room;
	return isBackwards ? 1 - place : place;
}

/** The same part elsewhere in the picture. */
export function cropAt(photo: PhotoElement, direction: CropDirection, place: number): Crop {
	const { start, room, isBackwards } = axisOf(photo, direction);
	return { ...photo.crop, [start]: (isBackwards ? 1 - place : place) * room };
}

/** By how many quarter turns to the right it lies, about. */
export function quarterTurns({ rotation }: Pick<PhotoElement, "rotation">): number {
	return ((Math.round(rotation / 90) % 4) + 4) % 4;
}

function axisOf(photo: PhotoElement, direction: CropDirection) {
	const turns = quarterTurns(photo);
	const isAcross = direction === "across";
	const isTurnedBack = isAcross ? turns === 1 || turns === 2 : turns >= 2;
	return (turns % 2 === 0) === isAcross
		? ({ start: "x", room: 1 - photo.crop.width, isBackwards: isTurnedBack !== (photo.flipX === true) } as const)
		: ({ start: "y", room: 1 - photo.crop.height, isBackwards: isTurnedBack !== (photo.flipY === true) } as const);
}
