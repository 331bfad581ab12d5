import type { DemoSide } from "../demo-types.ts";

const PAGES = Array.from({ length: 24 }, (_, index) => `page-${index + 1}`);

/** Made for books, or good on the cover of one, whose pages are empty then. */
export const BOOK_DESIGNS: readonly number[] = [
	9401, 9402, 9403, 9404, 9405, 9004, 9006, 9018, 9019, 9020, 9021, 9035, 9105, 9121, 9124, 9125, 9130, 9139, 9226,
	9233, 9254,
];

/** From 1; of another side none. */
export function pageOfBook(code: string): number | undefined {
	const index = PAGES.indexOf(code);
	return index < 0 ? undefined : index + 1;
}

/** A printed front with its hinge, and pages printed on both sides of their leaves. */
export function bookSides(width: number, height: number, scene: string): readonly DemoSide[] {
	const side = { width, height, minimumDpi: 200, technique: "digital-offset" } as const;
	const cover = { ...side, code: "cover", bleed: 15, safe: 12, scene, folds: [8], panels: ["hinge", "front"] } as const;
	const page = { ...side, bleed: 3, safe: 10 } as const;
	const pages = PAGES.map((code, index) => {
		// A leaf's back is the left page once it is turned.
		const right = { ...page, code, scene: `${scene}-open` };
		return index % 2 === 0 ? right : { ...right, scene: `${scene}-open-left`, backOf: PAGES[index - 1] };
	});
	return [cover, ...pages];
}
