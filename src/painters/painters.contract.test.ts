import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp, { type Sharp } from "sharp";
import { describe, expect, test } from "vitest";
import { type DesignElement, ELEMENT_KINDS, type ElementKind, type SideFormat } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { renderPdf } from "#painters/pdf.server.ts";
import { renderPicture } from "#painters/png.server.ts";
import { DesignSvg } from "#painters/svg.tsx";

const FORMAT: SideFormat = { code: "front", width: 60, height: 40, bleed: 0, safe: 2 };
const PIXELS_PER_MM = 4;
const GREEN = [20, 140, 60];
const WHITE = [255, 255, 255];

type Pixels = { readonly data: Buffer; readonly width: number; readonly channels: number };
type Painter = (elements: readonly DesignElement[]) => Promise<Pixels>;

const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#148c3c" } })
	.png()
	.toBuffer();

const painters: Record<string, Painter> = {
	async svg(elements) {
		const svg = createElement(DesignSvg, {
			side: FORMAT,
			display: display(elements),
			crop: "trim",
			href: () => `data:image/png;base64,${picture.toString("base64")}`,
			idPrefix: "contract",
		});
		const sized = renderToStaticMarkup(svg).replace("<svg ", '<svg width="240" height="160" ');
		return pixelsOf(sharp(Buffer.from(sized)));
	},
	async png(elements) {
		const area = { x: 0, y: 0, width: FORMAT.width, height: FORMAT.height };
		const options = { area, pixelsPerMm: PIXELS_PER_MM, format: "png" } as const;
		return pixelsOf(sharp((await renderPicture(display(elements), options, async () => picture)).bytes));
	},
	async pdf(elements) {
		const options = { title: "Contract", marks: false, created: new Date(0) };
		const bytes = await renderPdf([{ side: FORMAT, display: display(elements) }], async () => picture, options);
		const page = await (await getDocument({ data: new Uint8Array(bytes) }).promise).getPage(1);
		const viewport = page.getViewport({ scale: (PIXELS_PER_MM * 25.4) / 72 });
		const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
		await page.render({ canvas: canvas as never, viewport }).promise;
		return pixelsOf(sharp(canvas.toBuffer("image/png")));
	},
};

const box = { x: 10, y: 10, width: 30, height: 20, rotation: 0, opacity: 1 };
const blue = { type: "solid", color: "#2040c0" } as const;
const square = { kind: "shape", form: "rectangle", fill: blue, stroke: null, cornerRadius: 0 } as const;

/** One element of each kind, where its colour must be seen and where nothing may be. Millimetres. */
const cases: Record<
	ElementKind,
	{ element: DesignElement; seen: readonly number[]; at: number[][]; bare: number[][] }
> = {
	photo: {
		element: {
			...box,
			kind: "photo",
			id: "photo",
			picture: { id: "green", width: 400, height: 300 },
			crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
			cornerRadius: 6,
		},
		seen: GREEN,
		at: [
			[25, 20],
			[10.5, 20],
			[39.5, 20],
			[25, 29.5],
		],
		bare: [
			[9.5, 20],
			[40.5, 20],
			[10.5, 10.5],
			[39.5, 29.5],
		],
	},
	text: {
		element: {
			...box,
			kind: "text",
			id: "text",
			text: "—",
			font: "montserrat",
			size: 20,
			leading: 1,
			align: "center",
			color: "#c01040",
			language: "en",
		},
		seen: [192, 16, 64],
		at: [[25, 21.6]],
		bare: [
			[12, 20],
			[38, 20],
			[25, 12],
			[25, 28],
		],
	},
	shape: {
		element: {
			...box,
			rotation: 90,
			kind: "shape",
			id: "shape",
			form: "ellipse",
			fill: { type: "solid", color: "#2040c0" },
			stroke: { color: "#000000", width: 1 },
			cornerRadius: 0,
		},
		seen: [32, 64, 192],
		at: [
			[25, 20],
			[25, 7],
			[25, 33],
			[16, 20],
		],
		bare: [
			[12, 20],
			[38, 20],
			[16, 6],
		],
	},
	background: {
		element: {
			kind: "background",
			id: "background",
			opacity: 1,
			fill: {
				type: "linear",
				from: [0, 0],
				to: [0, 1],
				stops: [
					{ offset: 0.4, color: "#ffe0b0" },
					{ offset: 0.9, color: "#ffe0b0" },
				],
			},
		},
		seen: [255, 224, 176],
		at: [
			[0.2, 0.2],
			[59.8, 39.8],
			[30, 20],
		],
		bare: [],
	},
	group: {
		element: {
			kind: "group",
			id: "group",
			opacity: 0.5,
			children: [
				{ ...square, id: "left", ...box, width: 20 },
				{ kind: "group", id: "inner", opacity: 1, children: [{ ...square, id: "right", ...box, x: 20, width: 20 }] },
			],
		},
		seen: [144, 160, 224],
		at: [
			[15, 20],
			[25, 20],
			[35, 20],
		],
		bare: [
			[9.5, 20],
			[40.5, 20],
		],
	},
};

describe.each(Object.entries(painters))("%s", (_name, paint) => {
	test.each(ELEMENT_KINDS)("paints a %s in its colour and place", async (kind) => {
		const { element, seen, at, bare } = cases[kind];
		const pixels = await paint([element]);
		for (const point of at) expectColor(pixels, point, seen);
		for (const point of bare) expectColor(pixels, point, WHITE);
	});

	test("lets a see-through element shine as one picture", async () => {
		const { element } = cases.shape;
		const pixels = await paint([{ ...element, opacity: 0.5, stroke: { color: "#2040c0", width: 4 } } as DesignElement]);
		for (const point of [
			[25, 20],
			[25, 6],
			[25, 34],
		])
			expectColor(pixels, point, [144, 160, 224]);
	});

	test("paints a photo in its adjusted colours, cut as before", async () => {
		const { element, at, bare } = cases.photo;
		const adjustments = { brightness: 0.5, blackAndWhite: 1 };
		const pixels = await paint([{ ...element, adjustments, flipX: true, flipY: true } as DesignElement]);
		for (const point of at) expectColor(pixels, point, [163, 163, 163]);
		for (const point of bare) expectColor(pixels, point, WHITE);
	});

	test("paints letters over their outline, round at its corners, and both once more as one shadow", async () => {
		const outline = { color: "#2040c0", width: 2 };
		const shadow = { x: 0, y: 8, color: "#000000", opacity: 0.5 };
		const { element, seen, at } = cases.text;
		const pixels = await paint([{ ...element, outline, shadow } as DesignElement]);
		for (const point of at) expectColor(pixels, point, seen);
		for (const x of [14, 25, 36]) expectColor(pixels, [x, 19.4], [32, 64, 192]);
		for (const y of [27.6, 28.5, 30]) expectColor(pixels, [25, y], [128, 128, 128]);
		for (const point of [
			[13.2, 19],
			[25, 18],
			[25, 25.5],
		])
			expectColor(pixels, point, WHITE);
	});

	test("paints in order", async () => {
		const cover = { ...cases.background.element, id: "cover" };
		const pixels = await paint([cases.photo.element, cover, cases.shape.element]);
		expectColor(pixels, [11, 20], cases.background.seen);
		expectColor(pixels, [25, 20], cases.shape.seen);
	});

	test("shows an empty slot on screen only", async () => {
		const pixels = await paint([{ ...cases.photo.element, picture: null } as DesignElement]);
		expectColor(pixels, [25, 20], paint === painters.pdf ? WHITE : [228, 226, 222]);
	});
});

test("a printed picture has no empty slot either", async () => {
	const area = { x: 0, y: 0, width: FORMAT.width, height: FORMAT.height };
	const options = { area, pixelsPerMm: 1, format: "png", medium: "print" } as const;
	const empty = display([{ ...cases.photo.element, picture: null } as DesignElement]);
	const { bytes } = await renderPicture(empty, options, async () => picture);
	expect((await sharp(bytes).stats()).channels.map(({ min }) => min)).toEqual(WHITE);
});

function display(elements: readonly DesignElement[]) {
	return layoutSide({ ...FORMAT, elements }, serverShaper());
}

async function pixelsOf(image: Sharp): Promise<Pixels> {
	const { data, info } = await image.flatten({ background: "#ffffff" }).raw().toBuffer({ resolveWithObject: true });
	return { data, width: info.width, channels: info.channels };
}

function expectColor({ data, width, channels }: Pixels, [x, y]: readonly number[], wanted: readonly number[]) {
	const start = (Math.floor(y! * PIXELS_PER_MM) * width + Math.floor(x! * PIXELS_PER_MM)) * channels;
	const seen = [...data.subarray(start, start + 3)];
	const difference = Math.max(...seen.map((value, channel) => Math.abs(value - wanted[channel]!)));
	expect(difference, `${seen} instead of ${wanted} at ${x}, ${y} mm`).toBeLessThanOrEqual(3);
}
