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
	mothersDay: 109,
	fathersDay: 110,
	valentine: 111,
	teacher: 112,
	team: 113,
	/** On every article. */
	range: 114,
	small: 115,
} as const;

/** In the order of the navigation. */
export const demoTags: readonly DemoTag[] = [
	{
		id: TAG.range,
		mode: "LIST",
		group: null,
	},
	{
		id: TAG.birthday,
		mode: "LIST_DESIGNS",
		group: "TOP_SALES",
	},
	{
		id: TAG.wedding,
		mode: "LIST_DESIGNS",
		group: null,
	},
	{
		id: TAG.baby,
		mode: "LIST_DESIGNS",
		group: "INFANTIL",
	},
	{
		id: TAG.travel,
		mode: "LIST_DESIGNS",
		group: null,
	},
	{
		id: TAG.pets,
		mode: "LIST_DESIGNS",
		group: null,
	},
	{
		id: TAG.christmas,
		mode: "LIST_DESIGNS",
		group: "PROMOTION",
		givenOn: "12-24",
	},
	{
		id: TAG.home,
		mode: "LIST_DESIGNS",
		group: "NOVELTY",
	},
	{
		id: TAG.valentine,
		mode: "LIST_DESIGNS",
		group: "NOVELTY",
		givenOn: "02-14",
	},
	{
		id: TAG.mothersDay,
		mode: "LIST_DESIGNS",
		group: "TOP_SALES",
	},
	{
		id: TAG.fathersDay,
		mode: "LIST_DESIGNS",
		group: null,
	},
	{
		id: TAG.teacher,
		mode: "LIST_DESIGNS",
		group: null,
	},
	{
		id: TAG.team,
		mode: "LIST_DESIGNS",
		group: null,
	},
	{
		id: TAG.favourites,
		mode: "LANDING",
		group: "TOP_SALES",
	},
	{
		id: TAG.small,
		mode: "LIST",
		group: "ECONOMIC",
	},
];
