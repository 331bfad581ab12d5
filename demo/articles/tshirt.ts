import type { DemoArticle, DemoColor } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

const COLORS: readonly DemoColor[] = [
	{ code: "white", value: "#ffffff", names: { en: "White", es: "Blanco" } },
	{ code: "navy", value: "#1f2f46", names: { en: "Navy", es: "Azul marino" } },
	{ code: "sand", value: "#dccbb2", names: { en: "Sand", es: "Arena" } },
];
const SIZES = ["S", "M", "L", "XL", "XXL"] as const;
const LIGHTEST = 165;

export const tshirt: DemoArticle = {
	id: 2101,
	vatClass: "STANDARD",
	productionDays: 3,
	manufacturer: MANUFACTURER,
	tags: [TAG.favourites, TAG.birthday],
	texts: {
		en: {
			name: "T-shirt",
			namePlural: "T-shirts",
			slug: "t-shirt",
			summary: "Heavy organic cotton with a print you can feel but that never feels like plastic.",
			description: [
				"A straight cut with a collar that keeps its shape, in three calm colours and five sizes. Print the chest, the back, or both.",
				"We print with water-based inks that sink into the cotton. What you leave empty stays fabric.",
			],
			facts: [
				{ name: "Fibre composition", value: "100 % organic cotton, 180 g/m²" },
				{ name: "Sizes", value: "S to XXL, straight unisex cut" },
				{ name: "Printed area", value: "300 x 360 mm, front and back" },
				{ name: "Care", value: "Wash inside out at 30 °C, do not tumble dry, iron on the reverse." },
			],
		},
		es: {
			name: "Camiseta",
			namePlural: "Camisetas",
			slug: "camiseta",
			summary: "Algodón ecológico con cuerpo y una impresión que se nota al tacto sin parecer plástico.",
			description: [
				"Corte recto y un cuello que no se deforma, en tres colores tranquilos y cinco tallas. Imprime el pecho, la espalda o ambos.",
				"Usamos tintas al agua que penetran en el algodón. Lo que dejas vacío sigue siendo tela.",
			],
			facts: [
				{ name: "Composición", value: "100 % algodón ecológico, 180 g/m²" },
				{ name: "Tallas", value: "De la S a la XXL, corte recto unisex" },
				{ name: "Zona impresa", value: "300 x 360 mm, delante y detrás" },
				{ name: "Cuidado", value: "Lavar del revés a 30 °C, no usar secadora, planchar por el reverso." },
			],
		},
	},
	sides: [
		{
			code: "front",
			width: 300,
			height: 360,
			bleed: 0,
			safe: 5,
			minimumDpi: 150,
			technique: "direct-to-garment",
			scene: "tshirt",
		},
		{
			code: "back",
			width: 300,
			height: 360,
			bleed: 0,
			safe: 5,
			minimumDpi: 150,
			technique: "direct-to-garment",
			scene: "tshirt-back",
		},
	],
	variants: COLORS.flatMap((color, row) =>
		SIZES.map((size, column) => ({
			id: 210101 + row * SIZES.length + column,
			sku: `TEE-${color.code.toUpperCase()}-${size}`,
			color,
			size,
			weight: LIGHTEST + column * 15,
		})),
	),
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 2190, GBP: 1890, SEK: 23900 } },
		{ minimumQuantity: 10, amounts: { EUR: 1850, GBP: 1590, SEK: 19900 } },
		{ minimumQuantity: 50, amounts: { EUR: 1450, GBP: 1250, SEK: 15900 } },
	],
};
