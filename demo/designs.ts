import type { DesignDocument } from "#design/document.ts";
import { canvas } from "./articles/canvas.ts";
import { cushion } from "./articles/cushion.ts";
import { mug } from "./articles/mug.ts";
import { photoBook } from "./articles/photo-book.ts";
import { poster } from "./articles/poster.ts";
import { tshirt } from "./articles/tshirt.ts";
import type { DemoArticle, InLanguages } from "./demo-types.ts";
import { firstFacts, littleMoon } from "./designs/baby.ts";
import { bigNumber, confetti } from "./designs/birthday.ts";
import { firstSnow, paperFir } from "./designs/christmas.ts";
import { goodDog, nameFourTimes } from "./designs/pets.ts";
import { type Sketch, sketchDocument } from "./designs/sketch.ts";
import { coordinates, morningView, postcard } from "./designs/travel.ts";
import { greenAndGold, twoNames } from "./designs/wedding.ts";
import { TAG } from "./tags.ts";

export type DemoDesign = {
	readonly id: number;
	/** Orders so far, for the first sorting. */
	readonly popularity: number;
	readonly createdOn: string;
	readonly modifiedOn: string;
	readonly tags: readonly number[];
	readonly texts: InLanguages<{ readonly name: string; readonly slug: string; readonly description: string }>;
	/** The first article is the one that shows the design best. */
	readonly applications: readonly { readonly articleId: number; readonly document: DesignDocument }[];
};

type Plan = Omit<DemoDesign, "applications"> & { readonly sketch: Sketch; readonly articles: readonly DemoArticle[] };

const plans: readonly Plan[] = [
	{
		id: 9001,
		popularity: 412,
		createdOn: "2026-03-02",
		modifiedOn: "2026-09-18",
		tags: [TAG.travel, TAG.home],
		sketch: morningView,
		articles: [poster, canvas, mug, photoBook, cushion],
		texts: {
			en: {
				name: "Morning view",
				slug: "morning-view",
				description: "Your best photo to the edge, and a paper label with the place and the year.",
			},
			es: {
				name: "Vista de la mañana",
				slug: "vista-de-la-manana",
				description: "Tu mejor foto hasta el borde, con una etiqueta de papel que dice dónde y cuándo.",
			},
		},
	},
	{
		id: 9002,
		popularity: 287,
		createdOn: "2026-05-11",
		modifiedOn: "2026-08-30",
		tags: [TAG.travel],
		sketch: postcard,
		articles: [cushion, mug, tshirt],
		texts: {
			en: {
				name: "Postcard from the sea",
				slug: "postcard-from-the-sea",
				description: "A print with a white border and one line in handwriting, as if it had just arrived.",
			},
			es: {
				name: "Postal del mar",
				slug: "postal-del-mar",
				description: "Una foto con borde blanco y una línea escrita a mano, como recién llegada.",
			},
		},
	},
	{
		id: 9003,
		popularity: 356,
		createdOn: "2026-06-20",
		modifiedOn: "2026-10-02",
		tags: [TAG.travel, TAG.home],
		sketch: coordinates,
		articles: [tshirt, poster, mug, cushion],
		texts: {
			en: {
				name: "Where it was",
				slug: "where-it-was",
				description: "A city, its coordinates and a sun: for the place where something began.",
			},
			es: {
				name: "Donde fue",
				slug: "donde-fue",
				description: "Una ciudad, sus coordenadas y un sol: para el lugar donde empezó algo.",
			},
		},
	},
	{
		id: 9004,
		popularity: 498,
		createdOn: "2026-02-14",
		modifiedOn: "2026-10-21",
		tags: [TAG.baby],
		sketch: firstFacts,
		articles: [photoBook, poster, cushion],
		texts: {
			en: {
				name: "First facts",
				slug: "first-facts",
				description: "Name, day, hour, length and weight, set like the title page of a book.",
			},
			es: {
				name: "Primeros datos",
				slug: "primeros-datos",
				description: "Nombre, día, hora, talla y peso, compuestos como la portada de un libro.",
			},
		},
	},
	{
		id: 9005,
		popularity: 331,
		createdOn: "2026-04-08",
		modifiedOn: "2026-09-05",
		tags: [TAG.baby],
		sketch: littleMoon,
		articles: [cushion, mug, poster, photoBook],
		texts: {
			en: {
				name: "Little moon",
				slug: "little-moon",
				description: "A moon that watches over one name, for the room where somebody sleeps.",
			},
			es: {
				name: "Luna pequeña",
				slug: "luna-pequena",
				description: "Una luna que vela por un nombre, para el cuarto donde alguien duerme.",
			},
		},
	},
	{
		id: 9006,
		popularity: 544,
		createdOn: "2026-01-20",
		modifiedOn: "2026-10-11",
		tags: [TAG.wedding],
		sketch: twoNames,
		articles: [photoBook, canvas, mug, cushion],
		texts: {
			en: {
				name: "Two names",
				slug: "two-names",
				description: "Two names, an ampersand and a date inside a fine double rule.",
			},
			es: {
				name: "Dos nombres",
				slug: "dos-nombres",
				description: "Dos nombres, un et y una fecha dentro de un doble filete.",
			},
		},
	},
	{
		id: 9007,
		popularity: 268,
		createdOn: "2026-03-27",
		modifiedOn: "2026-07-19",
		tags: [TAG.wedding],
		sketch: greenAndGold,
		articles: [canvas, photoBook, poster],
		texts: {
			en: {
				name: "Green and gold",
				slug: "green-and-gold",
				description: "A round photo on deep green with a golden ring. It suits winter weddings and summer ones.",
			},
			es: {
				name: "Verde y oro",
				slug: "verde-y-oro",
				description:
					"Una foto redonda sobre verde intenso con un aro dorado. Sienta bien a bodas de invierno y de verano.",
			},
		},
	},
	{
		id: 9008,
		popularity: 402,
		createdOn: "2026-05-30",
		modifiedOn: "2026-10-28",
		tags: [TAG.birthday],
		sketch: bigNumber,
		articles: [tshirt, mug, poster],
		texts: {
			en: {
				name: "The big number",
				slug: "the-big-number",
				description: "The age as large as the side allows, with the name across it. No one will have to ask.",
			},
			es: {
				name: "El gran número",
				slug: "el-gran-numero",
				description: "La edad tan grande como cabe, con el nombre encima. Nadie tendrá que preguntar.",
			},
		},
	},
	{
		id: 9009,
		popularity: 375,
		createdOn: "2026-07-04",
		modifiedOn: "2026-10-15",
		tags: [TAG.birthday, TAG.baby],
		sketch: confetti,
		articles: [mug, cushion, tshirt],
		texts: {
			en: {
				name: "Confetti",
				slug: "confetti",
				description: "Paper confetti around a name and an age, in colours that do not shout.",
			},
			es: {
				name: "Confeti",
				slug: "confeti",
				description: "Confeti de papel alrededor de un nombre y una edad, en colores que no gritan.",
			},
		},
	},
	{
		id: 9010,
		popularity: 319,
		createdOn: "2026-06-01",
		modifiedOn: "2026-09-27",
		tags: [TAG.pets],
		sketch: goodDog,
		articles: [mug, cushion, tshirt],
		texts: {
			en: {
				name: "Good dog",
				slug: "good-dog",
				description: "A paw in a round badge, a name and a year: an order of merit for everyday service.",
			},
			es: {
				name: "Buen perro",
				slug: "buen-perro",
				description: "Una huella en un distintivo redondo, un nombre y un año: una medalla al servicio diario.",
			},
		},
	},
	{
		id: 9011,
		popularity: 451,
		createdOn: "2026-08-24",
		modifiedOn: "2026-11-09",
		tags: [TAG.christmas],
		sketch: paperFir,
		articles: [mug, cushion, tshirt],
		texts: {
			en: {
				name: "Paper fir",
				slug: "paper-fir",
				description: "A fir tree of paper strips with a star on top, and the family's name beneath.",
			},
			es: {
				name: "Abeto de papel",
				slug: "abeto-de-papel",
				description: "Un abeto de tiras de papel con una estrella arriba y el apellido de la familia debajo.",
			},
		},
	},
	{
		id: 9012,
		popularity: 224,
		createdOn: "2026-09-15",
		modifiedOn: "2026-11-12",
		tags: [TAG.christmas, TAG.home],
		sketch: firstSnow,
		articles: [poster, photoBook, mug],
		texts: {
			en: {
				name: "First snow",
				slug: "first-snow",
				description: "A photo in a rounded window, a few flakes beside it, and the winter it belongs to.",
			},
			es: {
				name: "Primera nieve",
				slug: "primera-nieve",
				description: "Una foto en una ventana redondeada, unos copos al lado y el invierno al que pertenece.",
			},
		},
	},
	{
		id: 9013,
		popularity: 198,
		createdOn: "2026-07-22",
		modifiedOn: "2026-08-14",
		tags: [TAG.pets],
		sketch: nameFourTimes,
		articles: [mug, poster, cushion],
		texts: {
			en: {
				name: "Four times",
				slug: "four-times",
				description: "One name, four times, in four colours: because that is how often it gets called.",
			},
			es: {
				name: "Cuatro veces",
				slug: "cuatro-veces",
				description: "Un nombre, cuatro veces, en cuatro colores: las mismas que hay que llamarla.",
			},
		},
	},
];

export const demoDesigns: readonly DemoDesign[] = plans.map(({ sketch, articles, ...design }) => ({
	...design,
	applications: articles.map((article) => ({ articleId: article.id, document: sketchDocument(article, sketch) })),
}));
