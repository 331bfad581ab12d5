import type { DesignDocument, DesignElement } from "#design/document.ts";

/** Nothing would be printed: empty frames and texts of spaces leave no trace. */
export function isBlank({ sides }: Pick<DesignDocument, "sides">): boolean {
	return !sides.some(({ elements }) => elements.some(isPrinted));
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
