import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const poster: DemoArticle = {
	id: 3201,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	tags: [TAG.home, TAG.travel],
	texts: {
		en: {
			name: "Poster 50 x 70 cm",
			namePlural: "Posters 50 x 70 cm",
			slug: "poster-50-x-70-cm",
			summary: "Matt art paper in a size that fits every ready-made frame, or two brass pins.",
			description: [
				"Heavy uncoated paper with a quiet surface: blacks are deep, whites are paper, and nothing shines. The format is the common one, so you will find a frame anywhere.",
				"We trim each sheet after printing and roll it, face in, into a tube that is too stiff to bend. Frame and pins are not included.",
			],
			facts: [
				{ name: "Size", value: "500 x 700 mm" },
				{ name: "Material", value: "Uncoated art paper 250 g/m², FSC certified" },
				{ name: "Printed area", value: "To the edge" },
				{ name: "Care", value: "Out of direct sun the colours last longest." },
			],
		},
		es: {
			name: "Póster de 50 x 70 cm",
			namePlural: "Pósteres de 50 x 70 cm",
			slug: "poster-50-x-70-cm",
			summary: "Papel mate de calidad artística, en un formato para cualquier marco o dos chinchetas de latón.",
			description: [
				"Papel grueso sin estucar y de superficie serena: los negros son profundos, los blancos son papel y nada brilla. El formato es el habitual, así que encontrarás marco en cualquier parte.",
				"Cortamos cada hoja después de imprimirla y la enrollamos, con la imagen hacia dentro, en un tubo que no se dobla. El marco y las chinchetas no están incluidos.",
			],
			facts: [
				{ name: "Medidas", value: "500 x 700 mm" },
				{ name: "Material", value: "Papel artístico sin estucar de 250 g/m², con certificado FSC" },
				{ name: "Zona impresa", value: "Hasta el borde" },
				{ name: "Cuidado", value: "Lejos del sol directo, los colores duran más." },
			],
		},
	},
	sides: [
		{
			code: "front",
			width: 500,
			height: 700,
			bleed: 3,
			safe: 10,
			minimumDpi: 100,
			technique: "inkjet",
			scene: "poster",
		},
	],
	variants: [{ id: 320101, sku: "POSTER-50X70", weight: 310 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1690, GBP: 1490, SEK: 17900 } },
		{ minimumQuantity: 10, amounts: { EUR: 1350, GBP: 1190, SEK: 14500 } },
		{ minimumQuantity: 50, amounts: { EUR: 990, GBP: 850, SEK: 10900 } },
	],
};
