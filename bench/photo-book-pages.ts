import type { DesignSide, PhotoElement } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";

export const BOOK = { pages: 40, photos: 200 } as const;
const SIZE = 210;
const PHOTO = { width: 4000, height: 3000 };
/** Left, top and width of each photo on a page; they are as tall as a photo of 4 to 3. */
const PLACES = [
	[15, 18, 110],
	[135, 18, 60],
	[135, 70, 60],
	[15, 110, 85],
	[110, 125, 85],
] as const;

/** Pages of five photos and a line under them; `run` gives every book other words. */
export function bookPages(run: number) {
	return Array.from({ length: BOOK.pages }, (_, page) => {
		const side = bookSide(page, run);
		return { side, display: layoutSide(side, serverShaper()) };
	});
}

function bookSide(page: number, run: number): DesignSide {
	const photos = PLACES.map(
		([x, y, width], index): PhotoElement => ({
			kind: "photo",
			id: `photo-${index}`,
			x,
			y,
			width,
			height: (width * 3) / 4,
			rotation: 0,
			opacity: 1,
			picture: { id: String(page * PLACES.length + index), ...PHOTO },
			crop: { x: 0, y: 0, width: 1, height: 1 },
			cornerRadius: 2,
		}),
	);
	return {
		code: `page-${page + 1}`,
		width: SIZE,
		height: SIZE,
		bleed: 3,
		safe: 8,
		elements: [
			{ kind: "background", id: "paper", opacity: 1, fill: { type: "solid", color: "#f6f1e7" } },
			...photos,
			{
				kind: "text",
				id: "words",
				x: 15,
				y: 194,
				width: 180,
				height: 10,
				rotation: 0,
				opacity: 1,
				text: `A summer by the sea, page ${page + 1} of book ${run}`,
				font: "lora",
				size: 6,
				leading: 1.2,
				align: "center",
				color: "#1f1b16",
				language: "en",
			},
		],
	};
}
