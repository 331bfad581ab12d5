import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const mug: DemoArticle = {
	id: 1101,
	vatClass: "STANDARD",
	productionDays: 2,
	manufacturer: MANUFACTURER,
	tags: [TAG.favourites, TAG.birthday, TAG.christmas],
	texts: {
		en: {
			name: "Mug 325 ml",
			namePlural: "Mugs 325 ml",
			slug: "mug-325-ml",
			summary: "White ceramic with your picture all the way round. Made for the first coffee of the day.",
			description: [
				"A plain, well-shaped mug with a handle that fits three fingers. The print runs from one side of the handle to the other, so there is room for a photo, a name and a line or two.",
				"The colours are fused into the glaze and do not fade in the dishwasher. Every mug is checked by eye and packed in a box that survives the post.",
			],
			facts: [
				{ name: "Size", value: "82 mm wide, 95 mm high, 325 ml" },
				{ name: "Material", value: "Glazed ceramic, white" },
				{ name: "Printed area", value: "226 x 78 mm, around the mug" },
				{
					name: "Food contact",
					value: "Suitable for food, complies with Regulation (EC) No 1935/2004 and Directive 84/500/EEC",
				},
				{ name: "Care", value: "Dishwasher and microwave safe. Do not scour the print." },
			],
		},
		es: {
			name: "Taza de 325 ml",
			namePlural: "Tazas de 325 ml",
			slug: "taza-325-ml",
			summary: "Cerámica blanca con tu imagen alrededor. Hecha para el primer café del día.",
			description: [
				"Una taza sencilla y bien proporcionada, con un asa en la que caben tres dedos. La impresión va de un lado del asa al otro: hay sitio para una foto, un nombre y una o dos líneas.",
				"Los colores se funden con el esmalte y no se van en el lavavajillas. Revisamos cada taza a ojo y la enviamos en una caja que resiste el viaje.",
			],
			facts: [
				{ name: "Medidas", value: "82 mm de ancho, 95 mm de alto, 325 ml" },
				{ name: "Material", value: "Cerámica esmaltada, blanca" },
				{ name: "Zona impresa", value: "226 x 78 mm, alrededor de la taza" },
				{
					name: "Contacto con alimentos",
					value: "Apta para alimentos, conforme al Reglamento (CE) n.º 1935/2004 y la Directiva 84/500/CEE",
				},
				{ name: "Cuidado", value: "Apta para lavavajillas y microondas. No frotar la impresión con estropajo." },
			],
		},
	},
	sides: [
		{
			code: "wrap",
			width: 226,
			height: 78,
			bleed: 2,
			safe: 4,
			minimumDpi: 200,
			technique: "sublimation",
			scene: "mug",
		},
	],
	variants: [{ id: 110101, sku: "MUG-325-WHITE", weight: 420 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 1490, GBP: 1290, SEK: 15900 } },
		{ minimumQuantity: 10, amounts: { EUR: 1250, GBP: 1090, SEK: 13500 } },
		{ minimumQuantity: 50, amounts: { EUR: 990, GBP: 850, SEK: 10900 } },
	],
};
