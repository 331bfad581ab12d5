import type { DesignElement, PictureUse } from "#design/document.ts";
import { noisyPhoto } from "./noisy-photo.ts";

const COUNT = 500;
const COLUMNS = 28;
const ROWS = Math.ceil(COUNT / COLUMNS);
const PHOTOS = 8;
const PHOTO = { width: 800, height: 600 };
const SIDE = { code: "front", width: 600, height: 400, bleed: 36, safe: 15 };
const WORDS = "Happy Birthday dear Anna from all of us with love and joy for years to come ".repeat(12);
const LETTERS = 40;
/** Clear of the edges, and no part of a photo twice: badges of warnings are not what is measured. */
const INSET = 24;
const COLORS = ["#c0143c", "#1e90ff", "#2a9d5c"] as const;

/** A photo in the middle of the page. */
export const HEAVY_DRAGGED = Math.floor(ROWS / 2) * COLUMNS + Math.floor(COLUMNS / 8) * 4;

/** A visitor's design on a canvas, with the photos that they have uploaded. */
export async function heavyDesign(url: string) {
	let cookie: string | undefined;
	const pictures: PictureUse[] = [];
	for (let photo = 0; photo < PHOTOS; photo++) {
		const form = new FormData();
		form.set("img", new Blob([new Uint8Array(await noisyPhoto(PHOTO))], { type: "image/jpeg" }), "photo.jpg");
		const headers = { origin: new URL(url).origin, ...(cookie && { cookie }) };
		const answer = await fetch(`${url}/images/upload`, { method: "POST", headers, body: form });
		if (answer.status !== 201) throw new Error(`The photo was not taken: ${await answer.text()}`);
		cookie ??= answer.headers.getSetCookie()[0]?.split(";")[0];
		pictures.push({ id: (await answer.json()).id, ...PHOTO });
	}
	return { articleId: 3101, variantId: 310101, side: SIDE, elements: heavyScene(pictures), cookie };
}

/** As in the editor's first experiment: a quarter photos with a mask and changed colours, half texts, a quarter shapes, all overlapping. */
function heavyScene(pictures: readonly PictureUse[]): readonly DesignElement[] {
	const cell = { width: (SIDE.width - 2 * INSET) / COLUMNS, height: (SIDE.height - 2 * INSET) / ROWS };
	return Array.from({ length: COUNT }, (_, index): DesignElement => {
		const place = {
			id: `element-${index}`,
			x: INSET + (index % COLUMNS) * cell.width,
			y: INSET + Math.floor(index / COLUMNS) * cell.height,
			width: cell.width * 1.15,
			height: cell.height * 1.15,
			rotation: ((index * 7919) % 24) - 12,
			opacity: 1,
		};
		const use = Math.floor(index / 4 / PHOTOS);
		switch (index % 4) {
			case 0:
				return {
					...place,
					kind: "photo",
					picture: pictures[(index / 4) % PHOTOS] ?? null,
					crop: { x: 0.06 * (use % 4), y: 0.06 * (Math.floor(use / 4) % 4), width: 0.8, height: 0.8 },
					cornerRadius: Math.min(place.width, place.height) / 8,
					adjustments: { sepia: 1 },
				};
			case 2:
				return {
					...place,
					kind: "shape",
					opacity: 0.6,
					form: "rectangle",
					fill: { type: "solid", color: COLORS[index % 3] ?? COLORS[0] },
					stroke: { color: "#222222", width: 0.4 },
					cornerRadius: Math.min(place.width, place.height) / 6,
				};
			default:
				return {
					...place,
					kind: "text",
					text: WORDS.slice(index, index + LETTERS).trim(),
					font: "open-sans",
					size: Math.sqrt((place.width * place.height) / LETTERS) * 0.8,
					leading: 1.2,
					align: "left",
					color: "#3b2a4a",
					language: "en",
				};
		}
	});
}
