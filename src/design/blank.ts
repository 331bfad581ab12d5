import type { DesignDocument, DesignElement, DesignSide } from "#design/document.ts";

/** Nothing would be printed: empty frames and texts of spaces leave no trace. */
export function isBlank({ sides }: Pick<DesignDocument, "sides">): boolean {
	return sides.every(isBlankSide);
}

function isBlankSide({ elements }: Pick<DesignSide, "elements">): boolean {
	return !elements.some(isPrinted);
}

/** Nothing but its colour, at most. */
export function isBareSide({ elements }: Pick<DesignSide, "elements">): boolean {
	return isBlankSide({ elements: elements.filter(({ kind }) => kind !== "background") });
}

const PAGE = /-\d+$/;

/** Pages of what is bound have a number: "month-3". A shirt's back and a card's inside have none. */
export function isPage(code: string): boolean {
	return PAGE.test(code);
}

/** Of what is bound, while something of it is printed: bare pages, and the cover where it is blank. A back may stay so. */
export function emptyPages({ sides }: Pick<DesignDocument, "sides">): readonly string[] {
	const isBound = sides.some(({ code }) => isPage(code));
	if (!isBound || isBlank({ sides })) return [];
	return sides.filter((side) => (isPage(side.code) ? isBareSide(side) : isBlankSide(side))).map(({ code }) => code);
}

function isPrinted(element: DesignElement): boolean {
	if (element.opacity === 0) return false;
	switch (element.kind) {
		case "photo":
			return element.picture !== null;
		case "text":
		case "qr":
			return element.text.trim() !== "";
		case "shape":
			return element.fill !== null || element.stroke !== null;
		case "clip-art":
		case "calendar":
		case "background":
			return true;
		case "group":
			return element.children.some(isPrinted);
	}
}
