import type { Box, DesignElement, PictureUse } from "#design/document.ts";
import { MASKS } from "#design/elements/photo/mask-outlines.ts";

/** Of the specimen, what has a mask, border, shadow, blur or dashes, a code, and pictures of paths. */
export function framedElements(picture: PictureUse): readonly DesignElement[] {
	return [
		{
			kind: "photo",
			id: "star-photo",
			...box(106, 148, 44, 40, 11),
			opacity: 0.75,
			picture,
			crop: { x: 0.5, y: 0.5, width: 0.4, height: 0.5 },
			cornerRadius: 0,
			mask: { form: "star" },
			border: { color: "#f7f3e8", width: 1.5 },
			shadow: { x: 1.5, y: 2, blur: 1.5, color: "#2b1a3d", opacity: 0.6 },
		},
		{
			kind: "photo",
			id: "flower-photo",
			...box(254, 174, 32, 24, -8),
			opacity: 1,
			picture,
			crop: { x: 0, y: 0, width: 0.5, height: 0.5 },
			cornerRadius: 0,
			mask: MASKS[7].mask,
			border: { color: "#5b2a86", width: 0.8 },
			adjustments: { blackAndWhite: 0.4 },
			shadow: { x: -1, y: 1, blur: 0.4, color: "#000000", opacity: 0.4 },
			blur: 1.2,
		},
		{
			kind: "qr",
			id: "code",
			...box(218, 180, 18, 18, 0),
			opacity: 1,
			text: "https://keepsake.example/für-zoë",
			level: "medium",
			color: "#15405c",
			ground: "#ffffff",
		},
		{
			kind: "clip-art",
			id: "line-art",
			...box(4, 22, 14, 14, -15),
			opacity: 0.85,
			set: "tabler",
			name: "mug",
			label: "mug",
			paths: [
				{
					d: "M.1667 .25L.6667 .25L.6667 .75C.6667 .8 .6 .8333 .55 .8333L.28 .8333C.22 .8333 .1667 .8 .1667 .75Z",
					stroke: 0.0833,
				},
				{ d: "M.6667 .35L.8 .35C.9 .35 .9 .65 .8 .65L.6667 .65", stroke: 0.0833 },
			],
			color: "#8a0f3c",
			flipX: true,
		},
		{
			kind: "clip-art",
			id: "colored-art",
			...box(4, 40, 13, 16, 10),
			opacity: 0.9,
			set: "fluent",
			name: "sun",
			label: "sun",
			paths: [
				{ d: "M.5 0L.65 .35L1 .5L.65 .65L.5 1L.35 .65L0 .5L.35 .35Z", color: "#f2b632" },
				{
					d: "M.25 .5C.25 .36 .36 .25 .5 .25C.64 .25 .75 .36 .75 .5C.75 .64 .64 .75 .5 .75C.36 .75 .25 .64 .25 .5ZM.4 .5C.4 .55 .45 .6 .5 .6C.55 .6 .6 .55 .6 .5C.6 .45 .55 .4 .5 .4C.45 .4 .4 .45 .4 .5Z",
					color: "#d9480f",
					opacity: 0.7,
				},
			],
			flipY: true,
		},
		{
			kind: "shape",
			id: "dashes",
			...box(20, 192, 80, 4, 1),
			opacity: 1,
			form: "line",
			fill: null,
			stroke: { color: "#8a0f3c", width: 1 },
			cornerRadius: 0,
			dash: "dashed",
			roundEnds: true,
		},
		{
			kind: "shape",
			id: "dots",
			...box(104, 192, 66, 4, -1),
			opacity: 0.7,
			form: "line",
			fill: null,
			stroke: { color: "#1f4e8c", width: 1.2 },
			cornerRadius: 0,
			dash: "dotted",
			roundEnds: true,
		},
		{
			kind: "shape",
			id: "ticket",
			...box(174, 182, 40, 14, 0),
			opacity: 1,
			form: "rectangle",
			fill: null,
			stroke: { color: "#2f6b4f", width: 0.7 },
			cornerRadius: 3,
			dash: "dotted",
		},
	];
}

export function box(x: number, y: number, width: number, height: number, rotation: number): Box {
	return { x, y, width, height, rotation };
}
