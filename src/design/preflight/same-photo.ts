import type { DesignElement, PhotoElement } from "#design/document.ts";
import type { FlatSide } from "#design/elements/group/flat-elements.ts";
import type { Warning } from "#design/preflight/warning.ts";

/** Fractions of the picture: less is the same part of it. */
const SAME_PART = 0.05;

/** A photo that an earlier frame shows already, the same part of it: seldom meant in a book, easily missed among many. Samples are told of anyway. */
export function samePhotoWarnings(sides: readonly FlatSide[]): readonly Warning[] {
	const seen = new Map<string, PhotoElement[]>();
	return sides.flatMap((side) =>
		side.elements.flatMap((element): Warning[] => {
			if (!isPhoto(element) || !element.picture || element.placeholder) return [];
			const earlier = seen.get(element.picture.id) ?? [];
			seen.set(element.picture.id, [...earlier, element]);
			if (!earlier.some((other) => showsSame(other, element))) return [];
			return [{ code: "same-photo", sideCode: side.code, elementId: element.id, severity: "yellow", figures: {} }];
		}),
	);
}

function isPhoto(element: DesignElement): element is PhotoElement {
	return element.kind === "photo";
}

function showsSame({ crop: one }: PhotoElement, { crop: other }: PhotoElement): boolean {
	const differences = [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height];
	return differences.every((difference) => Math.abs(difference) < SAME_PART);
}
