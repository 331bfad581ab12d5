import type { DesignDocument } from "#design/document.ts";
import { demoArticles } from "./articles.ts";
import type { DemoArticle } from "./demo-types.ts";
import { baby } from "./designs/baby.ts";
import { birthday } from "./designs/birthday.ts";
import { books } from "./designs/books.ts";
import { calendars } from "./designs/calendars.ts";
import { christmas } from "./designs/christmas.ts";
import type { Collection, PlannedDesign } from "./designs/collection.ts";
import { fathersDay } from "./designs/fathers-day.ts";
import { FAVOURITES } from "./designs/favourites.ts";
import { festiveGreetings } from "./designs/greetings-festive.ts";
import { warmGreetings } from "./designs/greetings-warm.ts";
import { home } from "./designs/home.ts";
import { mothersDay } from "./designs/mothers-day.ts";
import { pets } from "./designs/pets.ts";
import { articlesOf } from "./designs/shapes.ts";
import { sketchDocument } from "./designs/sketch.ts";
import { teacher } from "./designs/teacher.ts";
import { team } from "./designs/team.ts";
import { travel } from "./designs/travel.ts";
import { valentine } from "./designs/valentine.ts";
import { wedding } from "./designs/wedding.ts";
import { TAG } from "./tags.ts";

export type DemoDesign = Pick<PlannedDesign, "id" | "popularity" | "createdOn" | "modifiedOn" | "tags"> & {
	/** The first article is the one that shows the design best. */
	readonly articleIds: readonly number[];
	/** For each of these articles; drawn when first asked for, as most starts of a shop need none. */
	readonly applications: readonly { readonly articleId: number; readonly document: DesignDocument }[];
};

const collections: readonly Collection[] = [
	birthday,
	wedding,
	baby,
	valentine,
	mothersDay,
	fathersDay,
	teacher,
	team,
	travel,
	pets,
	home,
	christmas,
	calendars,
	books,
	warmGreetings,
	festiveGreetings,
];

export const demoDesigns: readonly DemoDesign[] = collections
	.flat()
	.map(designOf)
	.toSorted((one, other) => one.id - other.id);

function designOf({ sketch, first = [], shapes, ...facts }: PlannedDesign): DemoDesign {
	const shown = demoArticles.filter(({ shownWith }) => shownWith === facts.id);
	const articles = articlesOf(demoArticles.filter(isFor(facts.id)), [...first, ...shown], shapes);
	let drawn: DemoDesign["applications"] | undefined;
	return {
		...facts,
		tags: FAVOURITES.has(facts.id) ? [...facts.tags, TAG.favourites] : facts.tags,
		articleIds: articles.map(({ id }) => id),
		get applications() {
			drawn ??= articles.map((article) => ({ articleId: article.id, document: sketchDocument(article, sketch) }));
			return drawn;
		},
	};
}

function isFor(design: number) {
	return ({ without, only }: DemoArticle) => !without?.includes(design) && (only?.includes(design) ?? true);
}
