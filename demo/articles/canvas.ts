import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const canvas: DemoArticle = {
	id: 3101,
	vatClass: "STANDARD",
	productionDays: 3,
	manufacturer: MANUFACTURER,
	tags: [TAG.home, TAG.favourites],
	texts: {
		en: {
			name: "Canvas 60 x 40 cm",
			namePlural: "Canvases 60 x 40 cm",
			slug: "canvas-60-x-40-cm",
			summary: "Your picture on cotton canvas, stretched by hand over a solid pine frame.",
			description: [
				"The canvas wraps around a stretcher almost four centimetres deep, and the picture goes with it: the edges are part of the image, so no frame is needed.",
				"Pigment inks on a matt surface, without glare, rated to keep their colour for decades. It arrives stretched, with wedges and a hook, ready for the wall.",
			],
			facts: [
				{ name: "Size", value: "600 x 400 mm, 36 mm deep" },
				{ name: "Material", value: "Cotton and polyester canvas 370 g/m², FSC-certified pine stretcher" },
				{ name: "Printed area", value: "Front and all four edges" },
				{ name: "Care", value: "Dust with a soft dry cloth. Keep out of damp rooms." },
			],
		},
		es: {
			name: "Lienzo de 60 x 40 cm",
			namePlural: "Lienzos de 60 x 40 cm",
			slug: "lienzo-60-x-40-cm",
			summary: "Tu imagen sobre lienzo de algodón, tensado a mano en un bastidor de pino macizo.",
			description: [
				"El lienzo abraza un bastidor de casi cuatro centímetros y la imagen continúa por los cantos: no hace falta marco.",
				"Tintas pigmentadas sobre una superficie mate, sin reflejos, pensadas para conservar el color durante décadas. Llega tensado, con cuñas y colgador, listo para la pared.",
			],
			facts: [
				{ name: "Medidas", value: "600 x 400 mm, 36 mm de fondo" },
				{ name: "Material", value: "Lienzo de algodón y poliéster de 370 g/m², bastidor de pino con certificado FSC" },
				{ name: "Zona impresa", value: "Frente y los cuatro cantos" },
				{ name: "Cuidado", value: "Quitar el polvo con un paño suave y seco. Evitar estancias húmedas." },
			],
		},
	},
	sides: [
		{
			code: "front",
			width: 600,
			height: 400,
			bleed: 36,
			safe: 15,
			minimumDpi: 100,
			technique: "inkjet",
			scene: "canvas",
		},
	],
	variants: [{ id: 310101, sku: "CANVAS-60X40", weight: 1350 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 4490, GBP: 3890, SEK: 48900 } },
		{ minimumQuantity: 5, amounts: { EUR: 3990, GBP: 3450, SEK: 43900 } },
		{ minimumQuantity: 20, amounts: { EUR: 3490, GBP: 2990, SEK: 37900 } },
	],
};
