import { greetingCard } from "../articles/greeting-card.ts";
import { TAG } from "../tags.ts";
import type { Collection } from "./collection.ts";
import { garlandParty, wildRing } from "./greetings-birthday.ts";
import { firSwags, modernForest } from "./greetings-christmas.ts";
import { streamersBurst } from "./greetings-congratulations.ts";
import { nightOfFires } from "./greetings-new-year.ts";
import { peonyMum, retroDad } from "./greetings-parents.ts";
import { meadowThanks } from "./greetings-thanks.ts";

export const festiveGreetings: Collection = [
	{
		id: 9501,
		popularity: 436,
		createdOn: "2026-08-03",
		modifiedOn: "2026-11-12",
		tags: [TAG.birthday],
		sketch: garlandParty,
		first: [greetingCard],
		shapes: ["folded", "upright", "even", "handled", "cloth", "wide"],
	},
	{
		id: 9502,
		popularity: 188,
		createdOn: "2026-08-05",
		modifiedOn: "2026-11-03",
		tags: [TAG.birthday],
		sketch: wildRing,
		first: [greetingCard],
		shapes: ["folded", "upright", "even", "handled", "cloth", "wide"],
	},
	{
		id: 9503,
		popularity: 262,
		createdOn: "2026-08-10",
		modifiedOn: "2026-11-08",
		tags: [TAG.teacher, TAG.home],
		sketch: meadowThanks,
		first: [greetingCard],
		shapes: ["folded", "upright", "even", "handled", "wide"],
	},
	{
		id: 9504,
		popularity: 428,
		createdOn: "2026-08-12",
		modifiedOn: "2026-11-25",
		tags: [TAG.christmas],
		sketch: firSwags,
		first: [greetingCard],
		shapes: ["folded", "upright", "even", "handled", "wide"],
	},
	{
		id: 9505,
		popularity: 204,
		createdOn: "2026-08-14",
		modifiedOn: "2026-11-20",
		tags: [TAG.christmas],
		sketch: modernForest,
		first: [greetingCard],
		shapes: ["folded", "upright", "even", "handled", "wide"],
	},
	{
		id: 9506,
		popularity: 192,
		createdOn: "2026-08-19",
		modifiedOn: "2026-10-30",
		tags: [TAG.birthday, TAG.team, TAG.teacher],
		sketch: streamersBurst,
		first: [greetingCard],
		shapes: ["folded", "upright", "even", "handled", "wide"],
	},
	{
		id: 9507,
		popularity: 236,
		createdOn: "2026-08-21",
		modifiedOn: "2026-10-12",
		tags: [TAG.mothersDay],
		sketch: peonyMum,
		first: [greetingCard],
		shapes: ["folded", "upright", "even", "handled", "wide"],
	},
	{
		id: 9508,
		popularity: 218,
		createdOn: "2026-08-24",
		modifiedOn: "2026-10-18",
		tags: [TAG.fathersDay],
		sketch: retroDad,
		first: [greetingCard],
		shapes: ["folded", "upright", "even", "handled", "cloth", "wide"],
	},
	{
		id: 9517,
		popularity: 164,
		createdOn: "2026-09-02",
		modifiedOn: "2026-11-27",
		tags: [TAG.christmas],
		sketch: nightOfFires,
		first: [greetingCard],
		shapes: ["folded", "upright", "even", "handled", "wide"],
	},
];
