import type { DesignElement, DesignSide, PictureUse, SideFormat } from "#design/document.ts";
import { scaledLengths } from "#design/elements/photo/scaled-lengths.ts";
import { scaledEffects } from "#design/elements/text/text-effects.ts";
import { box, emojiTexts, framedElements } from "#painters/specimen-frames.ts";

/** A side of 300 x 200 mm with every element kind and everything that is hard about text: for tests and benches. */
export function specimenSide(picture: PictureUse, format: SideFormat = SPECIMEN_FORMAT): DesignSide {
	const scale = format.width / SPECIMEN_FORMAT.width;
	return {
		...format,
		elements: [...specimenElements(picture), ...framedElements(picture), ...emojiTexts()].map((element) =>
			scaled(element, scale),
		),
	};
}

const SPECIMEN_FORMAT: SideFormat = { code: "front", width: 300, height: 200, bleed: 3, safe: 5 };

function specimenElements(picture: PictureUse): readonly DesignElement[] {
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
			pattern: { form: "dots", color: "#cfe0d4", size: 12, angle: 20 },
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
			id: "outlined",
			...box(100, 172, 90, 16, 4),
			opacity: 0.85,
			text: "Ænima & Łódź سلام",
			font: "pacifico",
			size: 11,
			align: "center",
			color: "#ffd447",
			outline: { color: "#8a0f3c", width: 0.6 },
			shadow: { x: 0.9, y: 1.2, color: "#15405c", opacity: 0.45 },
			language: "da",
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
			...text,
			id: "styled",
			...box(100, 152, 85, 20, 0),
			text: "Bold, LARGE, Łódź, שלום سلام and plain",
			font: "lora",
			size: 6,
			align: "left",
			color: "#1f1b16",
			runs: [
				{ from: 0, to: 4, bold: true },
				{ from: 6, to: 11, scale: 1.6, font: "bebas-neue", color: "#8a0f3c" },
				{ from: 13, to: 17, italic: true, bold: true },
				{ from: 19, to: 25, color: "#15405c" },
			],
			language: "en",
		},
		{
			...text,
			id: "arc",
			...box(180, 100, 70, 24, 0),
			text: "Łódź fjord, سلام and שלום",
			font: "lora",
			size: 6,
			align: "center",
			color: "#1f1b16",
			curve: { kind: "arc", angle: 150 },
			language: "pl",
		},
		{
			...text,
			id: "circle",
			...box(195, 125, 42, 42, 30),
			text: "inside, by hand",
			font: "pacifico",
			size: 5,
			align: "center",
			color: "#ffffff",
			curve: { kind: "circle", side: "inside" },
			shadow: { x: 0.3, y: 0.3, color: "#000000", opacity: 0.6 },
			language: "en",
		},
		{
			...text,
			id: "wave",
			...box(5, 2, 150, 20, 0),
			text: "Příliš žluťoučký kůň úpěl, and on it goes over the waves",
			font: "quicksand",
			size: 5,
			align: "justify",
			color: "#15405c",
			curve: { kind: "wave", depth: 0.03, waves: 2 },
			language: "cs",
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
		{
			kind: "group",
			id: "group",
			opacity: 0.6,
			children: [
				{
					kind: "shape",
					id: "behind",
					...box(196, 100, 40, 12, 8),
					opacity: 1,
					form: "ellipse",
					fill: { type: "solid", color: "#0f766e" },
					stroke: null,
					cornerRadius: 0,
				},
				{
					kind: "group",
					id: "inner-group",
					opacity: 0.8,
					children: [
						{
							...text,
							id: "grouped",
							...box(200, 101, 34, 10, 8),
							text: "Together",
							font: "lora",
							size: 7,
							align: "center",
							color: "#fff7ed",
						},
						{
							kind: "photo",
							id: "grouped-photo",
							...box(214, 84, 30, 30, -12),
							opacity: 0.9,
							picture,
							crop: { x: 0.2, y: 0.2, width: 0.45, height: 0.6 },
							cornerRadius: 2,
						},
					],
				},
			],
		},
	];
}

function scaled<Element extends DesignElement>(element: Element, k: number): Element;
function scaled(element: DesignElement, k: number): DesignElement {
	if (element.kind === "background") {
		const { pattern } = element;
		return { ...element, ...(pattern && { pattern: { ...pattern, size: pattern.size * k } }) };
	}
	if (element.kind === "group") return { ...element, children: element.children.map((child) => scaled(child, k)) };
	const place = { x: element.x * k, y: element.y * k, width: element.width * k, height: element.height * k };
	switch (element.kind) {
		case "photo":
			return { ...element, ...place, ...scaledLengths(element, k) };
		case "text":
			return { ...element, ...place, size: element.size * k, ...scaledEffects(element, k) };
		case "qr":
		case "clip-art":
			return { ...element, ...place };
		case "calendar":
			return {
				...element,
				...place,
				...(element.lines && { lines: { ...element.lines, width: element.lines.width * k } }),
			};
		case "shape":
			return {
				...element,
				...place,
				cornerRadius: element.cornerRadius * k,
				stroke: element.stroke && { ...element.stroke, width: element.stroke.width * k },
			};
	}
}
