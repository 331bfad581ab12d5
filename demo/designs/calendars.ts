import { deskCalendar } from "../articles/desk-calendar.ts";
import { TAG } from "../tags.ts";
import { confettiYear, familyPlanner, fourPaws, inColours } from "./calendar-drawn.ts";
import { gardenYear } from "./calendar-garden.ts";
import { gallery, instantPrints, monthByMonth, threeAMonth, wideHorizons } from "./calendar-photos.ts";
import type { Collection } from "./collection.ts";

/** Covers and twelve pages each. */
export const calendars: Collection = [
	{
		...{
			id: 9301,
			popularity: 214,
			createdOn: "2026-09-02",
			modifiedOn: "2026-10-12",
			tags: [TAG.home, TAG.christmas],
		},
		...{ sketch: monthByMonth, shapes: ["months"] },
	},
	{
		...{ id: 9302, popularity: 121, createdOn: "2026-09-02", modifiedOn: "2026-09-21", tags: [TAG.home, TAG.travel] },
		...{ sketch: gallery, shapes: ["months"] },
	},
	{
		...{
			id: 9303,
			popularity: 158,
			createdOn: "2026-09-09",
			modifiedOn: "2026-10-05",
			tags: [TAG.travel, TAG.christmas],
		},
		...{ sketch: instantPrints, first: [deskCalendar], shapes: ["months"] },
	},
	{
		...{
			id: 9304,
			popularity: 133,
			createdOn: "2026-09-09",
			modifiedOn: "2026-10-19",
			tags: [TAG.home, TAG.christmas],
		},
		...{ sketch: threeAMonth, shapes: ["months"] },
	},
	{
		...{
			id: 9305,
			popularity: 176,
			createdOn: "2026-09-16",
			modifiedOn: "2026-10-26",
			tags: [TAG.home, TAG.mothersDay],
		},
		...{ sketch: gardenYear, shapes: ["months"] },
	},
	{
		...{ id: 9306, popularity: 97, createdOn: "2026-09-16", modifiedOn: "2026-10-08", tags: [TAG.home] },
		...{ sketch: inColours, first: [deskCalendar], shapes: ["months"] },
	},
	{
		...{
			id: 9307,
			popularity: 142,
			createdOn: "2026-09-23",
			modifiedOn: "2026-10-22",
			tags: [TAG.baby, TAG.christmas],
		},
		...{ sketch: confettiYear, shapes: ["months"] },
	},
	{
		...{
			id: 9308,
			popularity: 129,
			createdOn: "2026-09-23",
			modifiedOn: "2026-10-15",
			tags: [TAG.pets, TAG.christmas],
		},
		...{ sketch: fourPaws, shapes: ["months"] },
	},
	{
		...{
			id: 9309,
			popularity: 151,
			createdOn: "2026-09-30",
			modifiedOn: "2026-11-02",
			tags: [TAG.home, TAG.christmas],
		},
		...{ sketch: familyPlanner, shapes: ["months"] },
	},
	{
		...{ id: 9310, popularity: 112, createdOn: "2026-09-30", modifiedOn: "2026-10-29", tags: [TAG.travel] },
		...{ sketch: wideHorizons, shapes: ["months"] },
	},
];
