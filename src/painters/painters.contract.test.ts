import { describe, test } from "vitest";
import {
	type BackgroundElement,
	type BackgroundPattern,
	type DesignElement,
	ELEMENT_KINDS,
	type ElementKind,
	type ShapeElement,
} from "#design/document.ts";
import { type PaintedKind, paintedCalendar, paintedClipArt } from "../../tests/support/painted-kinds.ts";
import { expectColor, GREEN, painters, WHITE } from "../../tests/support/painted-pixels.ts";

const box = { x: 10, y: 10, width: 30, height: 20, rotation: 0, opacity: 1 };
const blue = { type: "solid", color: "#2040c0" } as const;
const square = { kind: "shape", form: "rectangle", fill: blue, stroke: null, cornerRadius: 0 } as const;

/** One element of each kind, where its colour must be seen and where nothing may be. Millimetres. */
const cases: Record<ElementKind, PaintedKind> = {
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
	qr: {
		// 21 modules and the quiet zone, 29 in all, of one millimetre each.
		element: {
			...box,
			...{ y: 5, width: 31, height: 29 },
			kind: "qr",
			id: "qr",
			text: "keepsake",
			level: "low",
			color: "#702010",
			ground: "#ffe0b0",
		},
		seen: [112, 32, 16],
		at: [
			[15.5, 9.5],
			[18, 12],
			[21.5, 15.5],
			[31.5, 9.5],
		],
		bare: [
			[10.5, 20],
			[40.5, 20],
			[25, 4.5],
			[25, 34.5],
		],
	},
	"clip-art": paintedClipArt,
	calendar: paintedCalendar,
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

	test("paints an emoji in its own colours over its outline, all once more as its shadow, and faded as one", async () => {
		const square = { ...cases.text.element, text: "🟥", coloredEmoji: true, align: "left", leading: 1.2 } as const;
		const pixels = await paint([square as DesignElement]);
		for (const point of [
			[13, 15],
			[20, 21],
			[29, 29],
		])
			expectColor(pixels, point, [248, 49, 47]);
		for (const point of [
			[10.5, 20],
			[33.5, 20],
			[20, 10],
			[20, 33],
		])
			expectColor(pixels, point, WHITE);
		const outline = { color: "#2040c0", width: 2 };
		const shadow = { x: 12, y: 0, color: "#000000", opacity: 0.5 };
		const lit = await paint([{ ...square, opacity: 0.5, outline, shadow } as DesignElement]);
		expectColor(lit, [20, 21], [252, 152, 151]);
		expectColor(lit, [11, 21], [144, 160, 224]);
		expectColor(lit, [42, 21], [191, 191, 191]);
	});

	test("draws a dashed line with round ends within its box, and the next outline whole again", async () => {
		const line = { ...cases.shape.element, ...{ rotation: 0, height: 6 }, form: "line", fill: null } as ShapeElement;
		const stroke = { color: "#c01040", width: 4 };
		const dashed = { ...line, stroke, dash: "dashed", roundEnds: true } as const;
		const whole = { ...line, y: 25, id: "whole", stroke } as const;
		const pixels = await paint([dashed, whole]);
		// Two dashes of 12 mm in 30, so the gap has 6.
		for (const point of [
			[10.5, 13],
			[21.5, 13],
			[28.5, 13],
			[39.5, 13],
			[25, 28],
			[10.2, 26.2],
		])
			expectColor(pixels, point, [192, 16, 64]);
		for (const point of [
			[10.2, 11.2],
			[9.5, 13],
			[25, 13],
			[40.5, 13],
			[9.5, 28],
		])
			expectColor(pixels, point, WHITE);
	});

	test.each<[BackgroundPattern["form"], number[][], number[][]]>([
		[
			"stripes",
			[
				[0.5, 20],
				[30, 21.5],
				[59.5, 28],
			],
			[
				[30, 24],
				[30, 16],
			],
		],
		[
			"dots",
			[
				[30, 20],
				[38, 20],
				[34, 26.9],
			],
			[
				[34, 20],
				[30, 26.9],
				[30, 24],
			],
		],
		[
			"checks",
			[
				[31, 21],
				[37, 27],
				[29, 19],
				[29, 29],
			],
			[
				[29, 21],
				[39, 21],
				[31, 29],
				[37, 19],
			],
		],
	])("paints %s over the ground, up to the edge", async (form, inked, bare) => {
		const ground = cases.background.element as BackgroundElement;
		const pattern = { form, color: "#2040c0", size: 8 };
		const pixels = await paint([{ ...ground, pattern }]);
		for (const point of inked) expectColor(pixels, point, [32, 64, 192]);
		for (const point of bare) expectColor(pixels, point, cases.background.seen);
		const turned = await paint([{ ...ground, pattern: { ...pattern, angle: 90 }, opacity: 0.5 }]);
		const seen = inked
			.map(([x, y]) => [30 + 20 - y!, 20 + x! - 30])
			.filter(([x, y]) => x! > 0 && y! > 0 && x! < 60 && y! < 40);
		for (const point of seen) expectColor(turned, point, [144, 160, 224]);
	});

	test("paints in order", async () => {
		const cover = { ...cases.background.element, id: "cover" };
		const pixels = await paint([cases.photo.element, cover, cases.shape.element]);
		expectColor(pixels, [11, 20], cases.background.seen);
		expectColor(pixels, [25, 20], cases.shape.seen);
	});
});
