import { greetingCard } from "../articles/greeting-card.ts";
import { TAG } from "../tags.ts";
import type { Collection } from "./collection.ts";
import { birthdayHerbs, peoniesForMum, thankYouMeadow } from "./greetings-garden.ts";
import { bestOfAll, garland, midnight, streamers } from "./greetings-garlands.ts";
import { paperForest, wreathOfWords } from "./greetings-winter.ts";

const CARDS = { first: [greetingCard], shapes: ["folded", "upright", "even", "wide", "handled"] } as const;

/** Cards for days that are celebrated. */
export const festiveGreetings: Collection = [
	{
		id: 9501,
		popularity: 436,
		createdOn: "2026-09-02",
		modifiedOn: "2026-11-10",
		tags: [TAG.birthday],
		sketch: garland,
		...CARDS,
	},
	{
		id: 9502,
		popularity: 188,
		createdOn: "2026-09-09",
		modifiedOn: "2026-11-10",
		tags: [TAG.birthday],
		sketch: birthdayHerbs,
		...CARDS,
	},
	{
		id: 9503,
		popularity: 262,
		createdOn: "2026-08-12",
		modifiedOn: "2026-11-06",
		tags: [TAG.teacher, TAG.home],
		sketch: thankYouMeadow,
		...CARDS,
	},
	{
		id: 9504,
		popularity: 428,
		createdOn: "2026-10-01",
		modifiedOn: "2026-11-20",
		tags: [TAG.christmas],
		sketch: wreathOfWords,
		...CARDS,
	},
	{
		id: 9505,
		popularity: 204,
		createdOn: "2026-10-05",
		modifiedOn: "2026-11-20",
		tags: [TAG.christmas],
		sketch: paperForest,
		...CARDS,
	},
	{
		id: 9506,
		popularity: 192,
		createdOn: "2026-08-28",
		modifiedOn: "2026-11-02",
		tags: [TAG.birthday, TAG.team],
		sketch: streamers,
		...CARDS,
		shapes: ["folded", "upright", "wide", "handled"],
	},
	{
		id: 9507,
		popularity: 236,
		createdOn: "2026-08-21",
		modifiedOn: "2026-10-28",
		tags: [TAG.mothersDay],
		sketch: peoniesForMum,
		...CARDS,
	},
	{
		id: 9508,
		popularity: 218,
		createdOn: "2026-08-24",
		modifiedOn: "2026-10-28",
		tags: [TAG.fathersDay],
		sketch: bestOfAll,
		...CARDS,
	},
	{
		id: 9517,
		popularity: 164,
		createdOn: "2026-10-12",
		modifiedOn: "2026-11-22",
		tags: [TAG.christmas],
		sketch: midnight,
		...CARDS,
	},
];
