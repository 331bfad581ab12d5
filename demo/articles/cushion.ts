import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const cushion: DemoArticle = {
	id: 4101,
	vatClass: "STANDARD",
	productionDays: 4,
	manufacturer: MANUFACTURER,
	tags: [TAG.home, TAG.baby, TAG.pets],
	texts: {
		en: {
			name: "Cushion 40 x 40 cm",
			namePlural: "Cushions 40 x 40 cm",
			slug: "cushion-40-x-40-cm",
			summary: "A soft, full cushion with a linen look, printed edge to edge and piped in white.",
			description: [
				"The cover is woven with the grain of linen and the softness of brushed cotton. Your picture covers the whole front; the back is plain white, with a hidden zip.",
				"The inner pad comes with it, generously filled, and both can be washed.",
			],
			facts: [
				{ name: "Size", value: "400 x 400 mm, with inner pad" },
				{ name: "Fibre composition", value: "Cover: 100 % polyester. Filling: 100 % recycled polyester" },
				{ name: "Printed area", value: "The whole front" },
				{ name: "Care", value: "Cover and pad washable at 40 °C, do not tumble dry." },
			],
		},
		es: {
			name: "Cojín de 40 x 40 cm",
			namePlural: "Cojines de 40 x 40 cm",
			slug: "cojin-40-x-40-cm",
			summary: "Un cojín suave y mullido con aspecto de lino, impreso de borde a borde y ribeteado en blanco.",
			description: [
				"La funda tiene la trama del lino y la suavidad del algodón cepillado. Tu imagen cubre todo el frente; el reverso es blanco, con una cremallera oculta.",
				"El relleno va incluido, generoso, y ambos se pueden lavar.",
			],
			facts: [
				{ name: "Medidas", value: "400 x 400 mm, con relleno" },
				{ name: "Composición", value: "Funda: 100 % poliéster. Relleno: 100 % poliéster reciclado" },
				{ name: "Zona impresa", value: "Todo el frente" },
				{ name: "Cuidado", value: "Funda y relleno lavables a 40 °C, no usar secadora." },
			],
		},
	},
	sides: [
		{
			code: "front",
			width: 400,
			height: 400,
			bleed: 15,
			safe: 20,
			minimumDpi: 120,
			technique: "sublimation",
			scene: "cushion",
		},
	],
	variants: [{ id: 410101, sku: "CUSHION-40", weight: 560 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 2490, GBP: 2190, SEK: 26900 } },
		{ minimumQuantity: 5, amounts: { EUR: 2190, GBP: 1890, SEK: 23900 } },
		{ minimumQuantity: 20, amounts: { EUR: 1890, GBP: 1650, SEK: 20900 } },
	],
};
