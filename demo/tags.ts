import type { DemoTag } from "./demo-types.ts";

export const TAG = {
	birthday: 101,
	wedding: 102,
	baby: 103,
	travel: 104,
	pets: 105,
	christmas: 106,
	home: 107,
	favourites: 108,
} as const;

/** In the order of the navigation. */
export const demoTags: readonly DemoTag[] = [
	{
		id: TAG.birthday,
		mode: "LIST_DESIGNS",
		group: "TOP_SALES",
		texts: {
			en: {
				name: "Birthday",
				slug: "birthday",
				intro: "A name, a number, a photo that makes them laugh. Choose a design, add what only you know.",
			},
			es: {
				name: "Cumpleaños",
				slug: "cumpleanos",
				intro: "Un nombre, una edad, una foto que les haga reír. Elige un diseño y añade lo que solo tú sabes.",
			},
		},
	},
	{
		id: TAG.wedding,
		mode: "LIST_DESIGNS",
		group: null,
		texts: {
			en: {
				name: "Wedding",
				slug: "wedding",
				intro: "Two names and one date, set in good type, on things that stay long after the flowers.",
			},
			es: {
				name: "Boda",
				slug: "boda",
				intro: "Dos nombres y una fecha, en una tipografía cuidada, sobre objetos que duran más que las flores.",
			},
		},
	},
	{
		id: TAG.baby,
		mode: "LIST_DESIGNS",
		group: "INFANTIL",
		texts: {
			en: {
				name: "Baby",
				slug: "baby",
				intro: "Weight, length, hour, name: the first facts of a life, kept in soft colours.",
			},
			es: {
				name: "Bebé",
				slug: "bebe",
				intro: "Peso, talla, hora y nombre: los primeros datos de una vida, guardados en colores suaves.",
			},
		},
	},
	{
		id: TAG.travel,
		mode: "LIST_DESIGNS",
		group: null,
		texts: {
			en: {
				name: "Travel",
				slug: "travel",
				intro: "The view from that morning, with the place and the year beneath it.",
			},
			es: {
				name: "Viajes",
				slug: "viajes",
				intro: "La vista de aquella mañana, con el lugar y el año debajo.",
			},
		},
	},
	{
		id: TAG.pets,
		mode: "LIST_DESIGNS",
		group: null,
		texts: {
			en: {
				name: "Pets",
				slug: "pets",
				intro: "For the one who waits at the door. A portrait, a name and a little dignity.",
			},
			es: {
				name: "Mascotas",
				slug: "mascotas",
				intro: "Para quien te espera en la puerta. Un retrato, un nombre y un poco de dignidad.",
			},
		},
	},
	{
		id: TAG.christmas,
		mode: "LIST_DESIGNS",
		group: "PROMOTION",
		texts: {
			en: {
				name: "Christmas",
				slug: "christmas",
				intro: "Presents that could only come from you. Every article shows the day it would arrive.",
			},
			es: {
				name: "Navidad",
				slug: "navidad",
				intro: "Regalos que solo podrían venir de ti. Cada artículo te dice qué día llegaría.",
			},
		},
	},
	{
		id: TAG.home,
		mode: "LIST",
		group: "NOVELTY",
		texts: {
			en: {
				name: "For the home",
				slug: "for-the-home",
				intro: "Canvas, posters and cushions, printed one at a time and made to be looked at every day.",
			},
			es: {
				name: "Para la casa",
				slug: "para-la-casa",
				intro: "Lienzos, pósteres y cojines, impresos uno a uno y hechos para mirarlos todos los días.",
			},
		},
	},
	{
		id: TAG.favourites,
		mode: "LANDING",
		group: "TOP_SALES",
		texts: {
			en: {
				name: "Favourites",
				slug: "favourites",
				intro: "What our customers give most often, and come back for.",
			},
			es: {
				name: "Favoritos",
				slug: "favoritos",
				intro: "Lo que más regalan nuestros clientes, y por lo que vuelven.",
			},
		},
	},
];
