import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { ImageNode } from "#design/display-list.ts";
import { renderPdf } from "#painters/pdf.server.ts";

const SIDE = { code: "page", width: 50, height: 50, bleed: 0, safe: 0 };
const OPTIONS = { title: "Book", marks: false, created: new Date(0) };
const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#b06a3c" } })
	.jpeg()
	.toBuffer();
const ids = Array.from({ length: 20 }, (_, index) => `photo-${index}`);
const pages = [SIDE, SIDE].map((side, page) => ({
	side,
	display: ids.map((pictureId, index): ImageNode => {
		const box = { x: index, y: page, width: 9 + page, height: 6 };
		return { type: "image", pictureId, crop: { x: 0, y: 0, width: 1, height: 1 }, box };
	}),
}));

test("each original is read once for all pages, and only a few of them are held while one is late", async () => {
	const asked: string[] = [];
	const late = Promise.withResolvers<Buffer>();
	const source = async (id: string) => {
		asked.push(id);
		return id === ids[0] ? late.promise : photo;
	};
	const written = renderPdf(pages, source, OPTIONS);
	await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
	expect(asked.length).toBeLessThanOrEqual(6);
	late.resolve(photo);
	await written;
	expect(asked).toEqual(ids);
});
