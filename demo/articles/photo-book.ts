import type { DemoArticle } from "../demo-types.ts";
import { TAG } from "../tags.ts";
import { MANUFACTURER } from "./manufacturer.ts";

export const photoBook: DemoArticle = {
	id: 5101,
	vatClass: "PHOTO_BOOK",
	productionDays: 5,
	manufacturer: MANUFACTURER,
	tags: [TAG.favourites, TAG.wedding, TAG.baby, TAG.travel],
	texts: {
		en: {
			name: "Photo book cover 21 x 21 cm",
			namePlural: "Photo book covers 21 x 21 cm",
			slug: "photo-book-cover-21-x-21-cm",
			summary: "A printed hardcover with a linen spine around forty empty pages, waiting for your prints.",
			description: [
				"You design the cover; we bind it around forty pages of heavy, acid-free paper to paste, write and draw on. The spine is covered in natural linen.",
				"The boards are thick enough to stand on a shelf, and the matt lamination does not take fingerprints.",
			],
			facts: [
				{ name: "Size", value: "210 x 210 mm, 40 pages" },
				{ name: "Material", value: "Board 2.5 mm with matt lamination, linen spine, paper 200 g/m², acid free" },
				{ name: "Printed area", value: "The whole front cover" },
				{ name: "Care", value: "Wipe the cover with a dry cloth." },
			],
		},
		es: {
			name: "Portada de álbum de 21 x 21 cm",
			namePlural: "Portadas de álbum de 21 x 21 cm",
			slug: "portada-de-album-21-x-21-cm",
			summary: "Tapa dura impresa con lomo de lino y cuarenta páginas en blanco que esperan tus fotos.",
			description: [
				"Tú diseñas la portada; nosotros la encuadernamos con cuarenta páginas de papel grueso sin ácido, para pegar, escribir y dibujar. El lomo va forrado en lino natural.",
				"Las tapas son lo bastante gruesas para sostenerse en la estantería, y el laminado mate no coge huellas.",
			],
			facts: [
				{ name: "Medidas", value: "210 x 210 mm, 40 páginas" },
				{ name: "Material", value: "Cartón de 2,5 mm con laminado mate, lomo de lino, papel de 200 g/m² sin ácido" },
				{ name: "Zona impresa", value: "Toda la portada" },
				{ name: "Cuidado", value: "Limpiar la tapa con un paño seco." },
			],
		},
	},
	sides: [
		{
			code: "cover",
			width: 210,
			height: 210,
			bleed: 15,
			safe: 12,
			minimumDpi: 200,
			technique: "digital-offset",
			scene: "photo-book",
		},
	],
	variants: [{ id: 510101, sku: "BOOK-21-LINEN", weight: 740 }],
	prices: [
		{ minimumQuantity: 1, amounts: { EUR: 3490, GBP: 2990, SEK: 37900 } },
		{ minimumQuantity: 5, amounts: { EUR: 3090, GBP: 2650, SEK: 33900 } },
		{ minimumQuantity: 20, amounts: { EUR: 2690, GBP: 2290, SEK: 28900 } },
	],
};
