import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { DesignElement, PhotoElement, QrElement, ShapeElement, TextElement } from "#design/document.ts";
import { layoutSide } from "#design/layout.ts";
import type { PictureTones } from "#design/preflight/ground.ts";
import { preflight } from "#design/preflight/preflight.ts";
import { serverShaper } from "#painters/load-fonts.server.ts";
import { renderPicture } from "#painters/png.server.ts";

const shaper = serverShaper();
const format = { code: "front", width: 100, height: 80, bleed: 3, safe: 5 };
/** 37 mm for 37 modules, quiet zone included. */
const code: QrElement = {
	kind: "qr",
	id: "code",
	...{ x: 30, y: 20, width: 37, height: 37, rotation: 0, opacity: 1 },
	text: "https://keepsake.example/für-zoë",
	level: "medium",
	color: "#000000",
	ground: "#ffffff",
};
const patch: ShapeElement = {
	kind: "shape",
	id: "patch",
	...{ x: 43.5, y: 33.5, width: 10, height: 10, rotation: 0, opacity: 1 },
	form: "rectangle",
	fill: { type: "solid", color: "#b3261e" },
	stroke: null,
	cornerRadius: 0,
};
const frame: ShapeElement = {
	...patch,
	...{ x: 25, y: 15, width: 47, height: 47 },
	fill: null,
	stroke: { color: "#b3261e", width: 3 },
};
const strip: ShapeElement = { ...frame, form: "line", x: 25, y: 36, width: 47, height: 1 };
const veil: ShapeElement = {
	...patch,
	...{ x: 20, y: 10, width: 28, height: 60 },
	fill: { type: "solid", color: "#000000" },
};
const photo: PhotoElement = {
	kind: "photo",
	id: "photo",
	...{ x: 20, y: 10, width: 60, height: 60, rotation: 0, opacity: 1 },
	picture: { id: "sea", width: 3000, height: 3000 },
	crop: { x: 0, y: 0, width: 1, height: 1 },
	cornerRadius: 0,
};
const words: TextElement = {
	kind: "text",
	id: "words",
	...{ x: 20, y: 30, width: 60, height: 15, rotation: 0, opacity: 1 },
	...{ text: "Ahoy, land ho", font: "open-sans", size: 8, leading: 1.25, align: "center", color: "#1f4e8c" },
	language: "en",
};
const corner = "M0 0L1 0L0 1Z";
const navy = { width: 1, height: 1, data: [20, 40, 60, 255] };

test.each<[string, DesignElement[], string[], boolean]>([
	["nothing over it", [code], [], true],
	["something below it", [photo, code], [], true],
	["a frame around it", [code, frame], [], true],
	[
		"a turned form whose box alone meets it",
		[code, { ...patch, x: 65, y: 55, rotation: 45, form: "ellipse" }],
		[],
		true,
	],
	[
		"a photo cut to a corner beside it",
		[code, { ...photo, x: -20, y: -10, mask: { form: "path", d: corner } }],
		[],
		true,
	],
	[
		"something pale on its rim",
		[code, { ...patch, x: 25, fill: { type: "solid", color: "#f3e6d3" }, width: 8 }],
		[],
		true,
	],
	[
		"dark on a tenth of its rim",
		[code, { ...patch, x: 20, y: 10, width: 13, height: 25 }],
		["yellow qr-covered"],
		true,
	],
	["something hardly there", [code, { ...patch, opacity: 0.08, x: 20, width: 60, y: 10, height: 60 }], [], true],
	["an empty frame", [code, { ...photo, picture: null }], ["red empty-photo-slot"], true],
	["a form in its middle", [code, { ...patch, width: 6, height: 6, x: 45.5, y: 35.5 }], ["yellow qr-covered"], true],
	["a large one", [code, { ...patch, width: 14, height: 14, x: 41.5, y: 31.5 }], ["red qr-covered"], false],
	["one over an eye", [code, { ...patch, x: 33, y: 23, width: 7, height: 7 }], ["red qr-covered"], false],
	["a thick line across", [code, strip], ["red qr-covered"], false],
	["a thin veil over half of it", [code, { ...veil, opacity: 0.5 }], [], true],
	[
		"a pale one",
		[code, { ...veil, opacity: 0.65, fill: { type: "solid", color: "#ffffff" } }],
		["yellow qr-covered"],
		true,
	],
	[
		"a larger form on one that may lose more",
		[
			{ ...code, level: "high" },
			{ ...patch, width: 9, height: 9 },
		],
		["yellow qr-covered"],
		true,
	],
	["dark along its rim", [code, { ...patch, x: 20, y: 10, height: 60, width: 14 }], ["red qr-covered"], false],
	["a photo", [code, photo], ["red qr-covered"], false],
	[
		"a group of words",
		[code, { kind: "group", id: "g", opacity: 1, children: [words] }],
		["yellow qr-covered words"],
		true,
	],
])("a code is told, and lost, by what is printed over it: %s", async (_what, elements, told, isRead) => {
	const side = { ...format, elements };
	const found = preflight({ sides: [side] }, shaper, undefined, { cloth: null, tonesOf: () => navy });
	const own = found.filter((each) => each.code === "qr-covered" || each.severity === "red");
	const said = own.map(({ severity, code, figures }) => [severity, code, ...Object.keys(figures)].join(" "));
	expect(said).toEqual(told);
	expect(await isScanned(elements)).toBe(isRead);
});

test("a picture covers where it has pixels, in the tones that it gets, and is not told of before they are known", () => {
	const told = (tones: PictureTones | undefined, over: PhotoElement = photo) => {
		const side = { ...format, elements: [code, over] };
		const found = preflight({ sides: [side] }, shaper, undefined, { cloth: null, tonesOf: () => tones });
		return found.map(({ severity, code }) => `${severity} ${code}`);
	};
	const faint = { ...photo, opacity: 0.65 };
	const darkened = { ...faint, adjustments: { brightness: -1 } };
	const white = { ...navy, data: [255, 255, 255, 255] };
	expect([told(undefined), told({ ...navy, data: [20, 40, 60, 0] })]).toEqual([[], []]);
	expect(told(navy)).toEqual(["red qr-covered"]);
	expect([told(white, faint), told(white, darkened)]).toEqual([["yellow qr-covered"], ["red qr-covered"]]);
});

async function isScanned(elements: readonly DesignElement[]): Promise<boolean> {
	const display = layoutSide({ ...format, elements }, shaper);
	const options = {
		area: { x: 0, y: 0, width: 100, height: 80 },
		pixelsPerMm: 8,
		format: "png",
		medium: "print",
	} as const;
	const { bytes } = await renderPicture(display, options, async () => darkPhoto());
	const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
	try {
		return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) }) !== "";
	} catch {
		return false;
	}
}

function darkPhoto(): Promise<Buffer> {
	return sharp({ create: { width: 300, height: 300, channels: 3, background: "#14283c" } })
		.png()
		.toBuffer();
}
