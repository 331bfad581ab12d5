import { babyBody } from "../articles/baby-body.ts";
import { greetingCard } from "../articles/greeting-card.ts";
import { TAG } from "../tags.ts";
import type { Collection } from "./collection.ts";
import { asleepInTheMoon, oliveArch, paperHeart } from "./greetings-hearts.ts";
import { largeLetters, pencilBouquet, rosetteDay } from "./greetings-out.ts";
import { keyInBloom, teaAndPlasters, twoTails } from "./greetings-rooms.ts";

/** Cards that say something to somebody: love, welcome, thanks, comfort. */
export const warmGreetings: Collection = [
	{
		id: 9509,
		popularity: 214,
		createdOn: "2026-08-17",
		modifiedOn: "2026-11-12",
		tags: [TAG.valentine],
		sketch: paperHeart,
		first: [greetingCard],
		shapes: ["folded", "upright", "handled", "even", "wide", "cloth"],
	},
	{
		id: 9510,
		popularity: 206,
		createdOn: "2026-08-20",
		modifiedOn: "2026-11-03",
		tags: [TAG.baby],
		sketch: asleepInTheMoon,
		first: [greetingCard, babyBody],
		shapes: ["folded", "upright", "even", "wide", "handled"],
	},
	{
		id: 9511,
		popularity: 232,
		createdOn: "2026-08-24",
		modifiedOn: "2026-10-30",
		tags: [TAG.wedding],
		sketch: oliveArch,
		first: [greetingCard],
		shapes: ["folded", "upright", "even", "wide", "handled"],
	},
	{
		id: 9512,
		popularity: 178,
		createdOn: "2026-08-27",
		modifiedOn: "2026-10-21",
		tags: [TAG.teacher],
		sketch: pencilBouquet,
		first: [greetingCard],
		shapes: ["folded", "handled", "upright", "even", "wide", "cloth"],
	},
	{
		id: 9513,
		popularity: 168,
		createdOn: "2026-09-01",
		modifiedOn: "2026-11-09",
		tags: [TAG.home],
		sketch: keyInBloom,
		first: [greetingCard],
		shapes: ["folded", "upright", "even", "wide", "handled"],
	},
	{
		id: 9514,
		popularity: 152,
		createdOn: "2026-09-04",
		modifiedOn: "2026-10-17",
		tags: [TAG.travel],
		sketch: largeLetters,
		first: [greetingCard],
		shapes: ["folded", "wide", "upright", "even", "handled"],
	},
	{
		id: 9515,
		popularity: 138,
		createdOn: "2026-09-08",
		modifiedOn: "2026-11-02",
		tags: [TAG.team],
		sketch: rosetteDay,
		first: [greetingCard],
		shapes: ["folded", "handled", "upright", "even", "wide", "cloth"],
	},
	{
		id: 9516,
		popularity: 196,
		createdOn: "2026-09-11",
		modifiedOn: "2026-11-16",
		tags: [TAG.pets],
		sketch: twoTails,
		first: [greetingCard],
		shapes: ["folded", "handled", "even", "upright", "wide", "cloth"],
	},
	{
		id: 9518,
		popularity: 184,
		createdOn: "2026-09-15",
		modifiedOn: "2026-11-18",
		tags: [TAG.home],
		sketch: teaAndPlasters,
		first: [greetingCard],
		shapes: ["folded", "handled", "upright", "even", "wide", "cloth"],
	},
];
