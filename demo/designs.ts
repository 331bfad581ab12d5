import type { DesignDocument } from "#design/document.ts";
import { canvas } from "./articles/canvas.ts";
import { cushion } from "./articles/cushion.ts";
import { greetingCard } from "./articles/greeting-card.ts";
import { mug } from "./articles/mug.ts";
import { photoBook } from "./articles/photo-book.ts";
import { poster } from "./articles/poster.ts";
import { tshirt } from "./articles/tshirt.ts";
import type { DemoArticle } from "./demo-types.ts";
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
	},
	{
		id: 9002,
		popularity: 287,
		createdOn: "2026-05-11",
		modifiedOn: "2026-08-30",
		tags: [TAG.travel],
		sketch: postcard,
		articles: [cushion, mug, tshirt],
	},
	{
		id: 9003,
		popularity: 356,
		createdOn: "2026-06-20",
		modifiedOn: "2026-10-02",
		tags: [TAG.travel, TAG.home],
		sketch: coordinates,
		articles: [tshirt, poster, mug, cushion],
	},
	{
		id: 9004,
		popularity: 498,
		createdOn: "2026-02-14",
		modifiedOn: "2026-10-21",
		tags: [TAG.baby],
		sketch: firstFacts,
		articles: [photoBook, poster, cushion],
	},
	{
		id: 9005,
		popularity: 331,
		createdOn: "2026-04-08",
		modifiedOn: "2026-09-05",
		tags: [TAG.baby],
		sketch: littleMoon,
		articles: [cushion, mug, poster, photoBook],
	},
	{
		id: 9006,
		popularity: 544,
		createdOn: "2026-01-20",
		modifiedOn: "2026-10-11",
		tags: [TAG.wedding],
		sketch: twoNames,
		articles: [photoBook, canvas, mug, cushion, greetingCard],
	},
	{
		id: 9007,
		popularity: 268,
		createdOn: "2026-03-27",
		modifiedOn: "2026-07-19",
		tags: [TAG.wedding],
		sketch: greenAndGold,
		articles: [canvas, photoBook, poster],
	},
	{
		id: 9008,
		popularity: 402,
		createdOn: "2026-05-30",
		modifiedOn: "2026-10-28",
		tags: [TAG.birthday],
		sketch: bigNumber,
		articles: [tshirt, mug, poster, greetingCard],
	},
	{
		id: 9009,
		popularity: 375,
		createdOn: "2026-07-04",
		modifiedOn: "2026-10-15",
		tags: [TAG.birthday, TAG.baby],
		sketch: confetti,
		articles: [mug, cushion, tshirt],
	},
	{
		id: 9010,
		popularity: 319,
		createdOn: "2026-06-01",
		modifiedOn: "2026-09-27",
		tags: [TAG.pets],
		sketch: goodDog,
		articles: [mug, cushion, tshirt],
	},
	{
		id: 9011,
		popularity: 451,
		createdOn: "2026-08-24",
		modifiedOn: "2026-11-09",
		tags: [TAG.christmas],
		sketch: paperFir,
		articles: [mug, cushion, tshirt, greetingCard],
	},
	{
		id: 9012,
		popularity: 224,
		createdOn: "2026-09-15",
		modifiedOn: "2026-11-12",
		tags: [TAG.christmas, TAG.home],
		sketch: firstSnow,
		articles: [poster, photoBook, mug],
	},
	{
		id: 9013,
		popularity: 198,
		createdOn: "2026-07-22",
		modifiedOn: "2026-08-14",
		tags: [TAG.pets],
		sketch: nameFourTimes,
		articles: [mug, poster, cushion],
	},
];

export const demoDesigns: readonly DemoDesign[] = plans.map(({ sketch, articles, ...design }) => ({
	...design,
	applications: articles.map((article) => ({ articleId: article.id, document: sketchDocument(article, sketch) })),
}));
