import { and, count, inArray, sql } from "drizzle-orm";
import {
	articleSides,
	articles,
	articleTexts,
	contentPages,
	customers,
	designApplications,
	designTexts,
	helpTopics,
	helpTopicTexts,
	kioskDevices,
	pictures,
	printSuppliers,
	tags,
	tagTexts,
} from "#database/schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { demoArticles } from "./articles.ts";
import { isWithoutDay, isWithoutStories } from "./bare-tags.server.ts";
import { demoDesigns } from "./designs.ts";
import { DEMO_CUSTOMERS } from "./load-demo-customers.server.ts";
import { demoPictures } from "./pictures.ts";
import { saysOldCare } from "./renewed-help.server.ts";
import { hasEarlierScene } from "./renewed-scenes.server.ts";
import { demoTags } from "./tags.ts";
import { uncutSides } from "./uncut-sides.server.ts";
import { unnamedSides } from "./unnamed-sides.server.ts";
import { isArticleWithoutKeywords, isDesignWithoutKeywords } from "./without-keywords.server.ts";
import { isWithoutParcel } from "./without-parcel.server.ts";
import { isWithoutSizes } from "./without-sizes.server.ts";

/** Whether loading would add anything: asked at every start, in one statement. */
export async function lacksDemo({ db }: Pick<Workshop, "db">): Promise<boolean> {
	const emails = DEMO_CUSTOMERS.map(({ email }) => email);
	const applications = demoDesigns.flatMap(({ articleIds }) => articleIds);
	const photographs = demoPictures.map(({ id }) => id);
	const applied = and(
		inArray(designApplications.designId, ids(demoDesigns)),
		inArray(designApplications.articleId, ids(demoArticles)),
	);
	const [found] = await db
		.select({
			customers: count(),
			parts: sql<boolean>`(select count(*) from ${articles} where ${inArray(articles.id, ids(demoArticles))}) = ${demoArticles.length}
				and (select count(*) from ${tags} where ${inArray(tags.id, ids(demoTags))}) = ${demoTags.length}
				and (select count(*) from ${pictures} where ${inArray(pictures.id, photographs)}) = ${demoPictures.length}
				and (select count(*) from ${designApplications} where ${applied}) = ${applications.length}
				and exists (select from ${contentPages}) and exists (select from ${helpTopics})
				and exists (select from ${kioskDevices}) and exists (select from ${printSuppliers})
				and not exists (select from ${articleSides} where ${unnamedSides()})
				and not exists (select from ${articleSides} where ${uncutSides()})
				and not exists (select from ${articleSides} where ${hasEarlierScene()})
				and not exists (select from ${helpTopicTexts} where ${saysOldCare()})
				and not exists (select from ${articles} where ${isWithoutSizes()})
				and not exists (select from ${articles} where ${isWithoutParcel()})
				and not exists (select from ${tags} where ${isWithoutDay()})
				and not exists (select from ${tagTexts} where ${isWithoutStories()})
				and not exists (select from ${articleTexts} where ${isArticleWithoutKeywords()})
				and not exists (select from ${designTexts} where ${isDesignWithoutKeywords()})`,
		})
		.from(customers)
		.where(inArray(customers.email, emails));
	return !found?.parts || found.customers < emails.length;
}

function ids(list: readonly { readonly id: number }[]): number[] {
	return list.map(({ id }) => id);
}
