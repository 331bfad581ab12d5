import { createRoute, z } from "@hono/zod-openapi";
import type { StatusCode } from "hono/utils/http-status";
import type { OpenApiApp } from "#shop/open-api-app.ts";
import { problemAnswer } from "#shop/problem.ts";
import { refusal } from "#shop/refusal.ts";
import { refuseSignedOut } from "#shop/refuse-signed-out.ts";
import { DERIVED_FORMATS, DERIVED_WIDTHS, derivedPicture } from "./derived-picture.server.ts";
import { pictureFaces } from "./faces/picture-faces.server.ts";
import { type Picture, visiblePictures } from "./pictures.server.ts";
import { type ReceiveRefusal, receiveFile } from "./receive-file.server.ts";
import { type UploadRefusal, uploadPicture } from "./upload-picture.server.ts";

const CONTENT_TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;
const PRINT_DPI = 300;
const MM_PER_INCH = 25.4;

/** Status and error_code; the reason is the key of its text in locales/<language>/media.json. */
const REFUSALS: Readonly<Record<ReceiveRefusal | UploadRefusal, readonly [StatusCode, number]>> = {
	interrupted: [400, 4001],
	not_multipart: [400, 4002],
	no_file: [400, 4003],
	too_large: [413, 4131],
	too_many_pixels: [413, 4132],
	unsupported: [415, 4150],
	svg: [415, 4151],
	ambiguous: [415, 4152],
	damaged: [422, 4225],
	empty: [422, 4226],
	too_slow: [422, 4227],
	too_small: [422, 4228],
	too_many_pictures: [422, 4229],
};

const uploaded = z
	.object({
		id: z.uuid(),
		width: z.int().openapi({ description: "Upright, in pixels" }),
		height: z.int(),
		fileName: z.string(),
		bytes: z.int(),
		sizes: z.array(z.object({ width: z.int(), height: z.int(), url: z.string() })),
		previewUrl: z.string(),
		dpiHints: z.object({ largest: z.object({ width: z.int(), height: z.int(), dpi: z.int() }) }).openapi({
			description: "The largest print in millimetres that still has so many pixels an inch",
		}),
	})
	.openapi("UploadedPicture");

const uploadRoute = createRoute({
	method: "post",
	path: "/images/upload",
	tags: ["pictures"],
	summary: "Upload a picture: JPEG, PNG, WebP, AVIF, TIFF, HEIC or the first page of a PDF",
	description: "At most 60 MB and 120 megapixels. The same file again is the same picture.",
	request: {
		body: {
			required: true,
			content: {
				"multipart/form-data": {
					schema: z
						.object({ img: z.string().openapi({ format: "binary" }), ext_session_id: z.string().optional() })
						.loose(),
				},
			},
		},
	},
	responses: {
		201: { description: "Stored", content: { "application/json": { schema: uploaded } } },
		400: problemAnswer("The upload ended early, or has no file in the field img"),
		403: problemAnswer("The page was a customer's, and nobody is signed in any more"),
		413: problemAnswer("More than 60 MB or 120 megapixels"),
		415: problemAnswer("Not a kind of file that is taken"),
		422: problemAnswer("The file is damaged, empty, too small or too slow to read"),
	},
});

const derivedRoute = createRoute({
	method: "get",
	path: "/pictures/{id}/{file}",
	tags: ["pictures"],
	summary: "A smaller copy of a picture of the visitor's",
	request: { params: z.object({ id: z.uuid(), file: z.string().openapi({ example: "640.webp" }) }) },
	responses: {
		200: {
			description: `Widths ${DERIVED_WIDTHS.join(", ")}; never wider than the picture itself`,
			content: Object.fromEntries(
				Object.values(CONTENT_TYPES).map((type) => [type, { schema: z.string().openapi({ format: "binary" }) }]),
			),
		},
		404: problemAnswer("No such picture, or somebody else's"),
	},
});

const part = z.number().openapi({ description: "Of the picture's width or height" });

const facesRoute = createRoute({
	method: "get",
	path: "/pictures/{id}/faces",
	tags: ["pictures"],
	summary: "Where faces are on a picture of the visitor's",
	description: "From brow to chin, so that none is cut off in print. Nobody is recognised.",
	request: { params: z.object({ id: z.uuid() }) },
	responses: {
		200: {
			description: "Looked for once, and kept with the picture",
			content: {
				"application/json": {
					schema: z
						.object({
							faces: z.array(z.object({ x: part, y: part, width: part, height: part })),
							upsideDown: z.boolean().openapi({ description: "The picture stands on its head, as scans do" }),
						})
						.openapi("PictureFaces"),
				},
			},
		},
		404: problemAnswer("No such picture, or somebody else's"),
		503: problemAnswer("Too many pictures are being looked at"),
	},
});

/** Uploads, and the derived copies of pictures; originals are never served. */
export function mountMedia(app: OpenApiApp): void {
	app.openAPIRegistry.registerPath(uploadRoute);
	app.use(uploadRoute.getRoutingPath(), refuseSignedOut);
	app.post(uploadRoute.getRoutingPath(), async (context) => {
		const shop = context.get("shop");
		const received = await receiveFile(context.req.raw, "img");
		if (!received.ok) return refuse(received.reason);
		try {
			const stored = await uploadPicture(shop, received.value);
			return stored.ok ? context.json(describe(stored.value), 201) : refuse(stored.reason);
		} finally {
			await received.value.discard();
		}

		function refuse(reason: ReceiveRefusal | UploadRefusal): Response {
			return refusal(shop, ...REFUSALS[reason], `media:${reason}`, { reason });
		}
	});

	app.openAPIRegistry.registerPath(facesRoute);
	app.get(facesRoute.getRoutingPath(), async (context) => {
		const shop = context.get("shop");
		const id = context.req.param("id");
		const picture = z.uuid().safeParse(id).success ? (await visiblePictures(shop, [id])).get(id) : undefined;
		if (!picture) return refusal(shop, 404, 4040, "media:unknown");
		const found = await pictureFaces(shop, picture);
		if (!found) return refusal(shop, 503, 5031, "media:busy");
		return context.json(found, 200, { "cache-control": "private, max-age=31536000, immutable" });
	});

	app.openAPIRegistry.registerPath(derivedRoute);
	app.get(derivedRoute.getRoutingPath(), async (context) => {
		const shop = context.get("shop");
		const [, widthText, formatText] = /^(\d{3,4})\.(avif|webp|jpg)$/.exec(context.req.param("file") ?? "") ?? [];
		const width = DERIVED_WIDTHS.find((known) => String(known) === widthText);
		const format = DERIVED_FORMATS.find((known) => known === formatText);
		const id = context.req.param("id") ?? "";
		const isAddress = width && format && z.uuid().safeParse(id).success;
		const picture = isAddress ? (await visiblePictures(shop, [id])).get(id) : undefined;
		if (!picture || !width || !format) return refusal(shop, 404, 4040, "media:unknown");
		const bytes = await derivedPicture(shop, picture, width, format);
		return context.body(new Uint8Array(bytes), 200, {
			"content-type": CONTENT_TYPES[format],
			"cache-control": "private, max-age=31536000, immutable",
		});
	});
}

function describe({ id, width, height, fileName, bytes }: Picture): z.output<typeof uploaded> {
	const sizes = DERIVED_WIDTHS.filter((size) => size <= width).map((size) => ({
		width: size,
		height: Math.round((height * size) / width),
		url: `/pictures/${id}/${size}.webp`,
	}));
	const largest = { width: toMillimetres(width), height: toMillimetres(height), dpi: PRINT_DPI };
	return { id, width, height, fileName, bytes, sizes, previewUrl: `/pictures/${id}/640.webp`, dpiHints: { largest } };
}

function toMillimetres(pixels: number): number {
	return Math.round((pixels / PRINT_DPI) * MM_PER_INCH);
}
