import type { Box, DesignElement, DesignSide, PictureUse, SideFormat } from "#design/document.ts";

/** What the budgets of the print engine are measured on: photos, ten texts in many scripts, shapes. It stays as it is. */
export function a3Poster(picture: PictureUse, format: SideFormat): DesignSide {
	const scale = format.width / DRAWN_FOR.width;
	return { ...format, elements: posterElements(picture).map((element) => scaled(element, scale)) };
}

const DRAWN_FOR: SideFormat = { code: "front", width: 300, height: 200, bleed: 3, safe: 5 };

function posterElements(picture: PictureUse): readonly DesignElement[] {
	const text = { kind: "text", opacity: 1, leading: 1.35, language: "en" } as const;
	return [
		{
			kind: "background",
			id: "background",
			opacity: 1,
			fill: {
				type: "linear",
				from: [0, 0],
				to: [1, 1],
				stops: [
					{ offset: 0, color: "#fde8d0" },
					{ offset: 0.5, color: "#e3f0ff" },
					{ offset: 1, color: "#d9c8f5" },
				],
			},
		},
		{
			kind: "photo",
			id: "photo",
			...box(18, 22, 140, 105, -7),
			opacity: 1,
			picture,
			crop: { x: 0.1, y: 0.05, width: 0.8, height: 0.8 },
			cornerRadius: 12,
		},
		{
			kind: "photo",
			id: "round-photo",
			...box(185, 118, 60, 60, 5),
			opacity: 0.8,
			picture,
			crop: { x: 0.3, y: 0.2, width: 0.45, height: 0.6 },
			cornerRadius: 30,
			flipX: true,
			adjustments: { warmth: 0.5, brightness: 0.15, contrast: 0.2, saturation: -0.3, sepia: 0.2 },
		},
		{
			...text,
			id: "languages",
			...box(165, 38, 125, 60, 0),
			text: "Señor Größe: ő ł å ř — office fjord affluent ﬁ Příliš žluťoučký kůň úpěl",
			font: "playfair-display",
			size: 10,
			align: "center",
			color: "#3b2a4a",
			language: "cs",
		},
		{
			...text,
			id: "directions",
			...box(20, 150, 150, 30, 0),
			text: "Zażółć gęślą jaźń with مرحبا بالعالم and שלום עולם mixed 123 ♥ 🎉",
			font: "open-sans",
			size: 8,
			align: "right",
			color: "#15405c",
			language: "pl",
		},
		{
			...text,
			id: "name",
			...box(165, 10, 125, 25, -3),
			text: "Für Zoë ♥",
			font: "dancing-script",
			size: 16,
			align: "left",
			color: "#c0143c",
			language: "de",
		},
		{
			...text,
			id: "justified",
			...box(20, 128, 75, 21, 0),
			text: "An affluent office by the fjord, السلام عليكم and שלום עולם, each line as wide as its box.",
			font: "playfair-display",
			size: 4.5,
			align: "justify",
			tracking: 0.12,
			letterCase: "words",
			color: "#2b3a1f",
			language: "en",
		},
		{
			kind: "shape",
			id: "rectangle",
			...box(100, 100, 70, 40, 12),
			opacity: 0.5,
			form: "rectangle",
			fill: { type: "solid", color: "#1e90ff" },
			stroke: { color: "#003366", width: 1.6 },
			cornerRadius: 8,
		},
		{
			kind: "shape",
			id: "heart",
			...box(250, 140, 36, 34, 15),
			opacity: 0.9,
			form: "heart",
			fill: {
				type: "linear",
				from: [0, 0],
				to: [0, 1],
				stops: [
					{ offset: 0, color: "#ff5a7a" },
					{ offset: 1, color: "#8a0f3c" },
				],
			},
			stroke: null,
			cornerRadius: 0,
		},
		{
			kind: "shape",
			id: "star",
			...box(250, 100, 30, 28, 0),
			opacity: 1,
			form: "star",
			fill: { type: "solid", color: "#f2b632" },
			stroke: { color: "#7a5200", width: 0.8 },
			cornerRadius: 0,
		},
		{
			kind: "shape",
			id: "line",
			...box(20, 188, 150, 4, 0),
			opacity: 1,
			form: "line",
			fill: null,
			stroke: { color: "#15405c", width: 0.5 },
			cornerRadius: 0,
		},
	];
}

function box(x: number, y: number, width: number, height: number, rotation: number): Box {
	return { x, y, width, height, rotation };
}

function scaled(element: DesignElement, k: number): DesignElement {
	if (element.kind === "background" || element.kind === "group") return element;
	const place = { x: element.x * k, y: element.y * k, width: element.width * k, height: element.height * k };
	switch (element.kind) {
		case "photo":
			return { ...element, ...place, cornerRadius: element.cornerRadius * k };
		case "text":
			return { ...element, ...place, size: element.size * k };
		case "qr":
			return { ...element, ...place };
		case "shape":
			return {
				...element,
				...place,
				cornerRadius: element.cornerRadius * k,
				stroke: element.stroke && { ...element.stroke, width: element.stroke.width * k },
			};
	}
}
