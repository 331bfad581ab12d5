import type { OpenApiApp } from "#shop/open-api-app.ts";
import { problem } from "#shop/problem.ts";
import { DERIVED_FORMATS, DERIVED_WIDTHS, derivedPicture } from "./derived-picture.server.ts";
import { visiblePictures } from "./pictures.server.ts";
import { receiveFile } from "./receive-file.server.ts";
import { type UploadRefusal, uploadPicture } from "./upload-picture.server.ts";

const CONTENT_TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;
const PRINT_DPI = 300;
const MM_PER_INCH = 25.4;

const REFUSALS: Readonly<Record<UploadRefusal, readonly [number, number, string]>> = {
	unsupported: [415, 4150, "This is not a JPEG, PNG, WebP, AVIF, TIFF, HEIC or PDF file."],
	svg: [415, 4151, "SVG files may hold scripts and are not taken."],
	ambiguous: [415, 4152, "This file pretends to be two kinds of file at once."],
	too_many_pixels: [422, 4224, "The picture has more than 120 megapixels."],
	damaged: [422, 4225, "The picture is damaged and cannot be read."],
	empty: [422, 4226, "The file shows nothing."],
	too_slow: [422, 4227, "The picture took too long to read."],
	too_small: [422, 4228, "The picture has fewer than 16 pixels on a side."],
	too_many_pictures: [422, 4229, "This visit has already uploaded 1,000 pictures."],
};

/** Uploads, and the derived copies of pictures; originals are never served. */
export function mountMedia(app: OpenApiApp): void {
	app.post("/images/upload", async (context) => {
		const shop = context.get("shop");
		const received = await receiveFile(context.req.raw, "img");
		if (!received.ok) {
			if (received.reason === "too_large") return problem(413, 4131, "Too large", "The file is larger than 60 MB.");
			if (received.reason === "interrupted") return problem(400, 4001, "Interrupted", "The upload did not come to its end.");
			return problem(400, 4002, "No picture", "Send the picture as the multipart field img.");
		}
		try {
			const stored = await uploadPicture(shop, received.value);
			if (!stored.ok) {
				const [status, errorCode, detail] = REFUSALS[stored.reason];
				return problem(status, errorCode, "Picture refused", detail, { reason: stored.reason });
			}
			const { id, width, height, fileName, bytes } = stored.value;
			const largest = { width: toMillimetres(width), height: toMillimetres(height), dpi: PRINT_DPI };
			return context.json(
				{ id, width, height, fileName, bytes, previewUrl: `/pictures/${id}/640.webp`, dpiHints: { largest } },
				201,
			);
		} finally {
			await received.value.discard();
		}
	});

	app.get("/pictures/:id/:file", async (context) => {
		const shop = context.get("shop");
		const [, widthText, format] = /^(\d{3,4})\.(avif|webp|jpg)$/.exec(context.req.param("file")) ?? [];
		const width = DERIVED_WIDTHS.find((known) => String(known) === widthText);
		const known = DERIVED_FORMATS.find((name) => name === format);
		const id = context.req.param("id");
		if (!width || !known || !/^[0-9a-f-]{36}$/.test(id)) return problem(404, 4040, "Not found", "No such picture.");
		const picture = (await visiblePictures(shop, [id])).get(id);
		if (!picture) return problem(404, 4040, "Not found", "No such picture.");
		const bytes = await derivedPicture(shop, picture, width, known);
		return context.body(new Uint8Array(bytes), 200, {
			"content-type": CONTENT_TYPES[known],
			"cache-control": "private, max-age=31536000, immutable",
		});
	});
}

function toMillimetres(pixels: number): number {
	return Math.round((pixels / PRINT_DPI) * MM_PER_INCH);
}
