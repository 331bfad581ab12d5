import { and, asc, eq } from "drizzle-orm";
import { type Block, fillIn, plainWords } from "#core/rich-text.ts";
import { searchable, searchWords } from "#core/search-words.ts";
import { remember } from "#database/remember.ts";
import { helpCategories, helpCategoryTexts, helpTopics, helpTopicTexts, helpVotes } from "#database/schema.ts";
import { factsForTexts } from "#shop/content/content.server.ts";
import type { Shop } from "#shop/shop.ts";

export type HelpCategory = { id: number; name: string; intro: string };
export type TopicLink = { id: number; to: string; title: string };
export type HelpTopic = TopicLink & { categoryId: number; blocks: readonly Block[] };

type Reader = Pick<Shop, "db" | "locale">;
type Listed = TopicLink & { categoryId: number; groups: readonly number[]; words: string; blocks: readonly Block[] };

/** A topic's words in its title weigh as much as so many in its answer. */
const TITLE_WEIGHT = 5;
const MOST_FOUND = 12;

export function listCategories({ db, locale }: Reader): Promise<HelpCategory[]> {
	return remember(db, `help categories ${locale.language}`, () =>
		db
			.select({ id: helpCategories.id, name: helpCategoryTexts.name, intro: helpCategoryTexts.intro })
			.from(helpCategories)
			.innerJoin(
				helpCategoryTexts,
				and(eq(helpCategoryTexts.categoryId, helpCategories.id), eq(helpCategoryTexts.language, locale.language)),
			)
			.orderBy(asc(helpCategories.position)),
	);
}

/** In which languages it can be read. */
export function languagesOfCategory({ db }: Pick<Shop, "db">, categoryId: number): Promise<string[]> {
	return remember(db, `languages of help category ${categoryId}`, async () => {
		const rows = await db
			.select({ language: helpCategoryTexts.language })
			.from(helpCategoryTexts)
			.where(eq(helpCategoryTexts.categoryId, categoryId));
		return rows.map(({ language }) => language);
	});
}

/** In their order; of one category, or of one group of the life of an order (core/tickets.ts). */
export async function listTopics(
	shop: Reader,
	filter: { categoryId?: number; group?: number } = {},
): Promise<(TopicLink & { categoryId: number })[]> {
	return (await allTopics(shop))
		.filter(
			({ categoryId, groups }) =>
				(filter.categoryId === undefined || categoryId === filter.categoryId) &&
				(filter.group === undefined || groups.includes(filter.group)),
		)
		.map(({ id, to, title, categoryId }) => ({ id, to, title, categoryId }));
}

/** A topic with its answer as it holds on this site. */
export async function findTopic(
	shop: Pick<Shop, "db" | "now" | "brand" | "site" | "locale" | "company">,
	topicId: number,
): Promise<HelpTopic | undefined> {
	const found = (await allTopics(shop)).find(({ id }) => id === topicId);
	if (!found) return undefined;
	const { id, to, title, categoryId, blocks } = found;
	return { id, to, title, categoryId, blocks: fillIn(blocks, await factsForTexts(shop)) };
}

/** Those that hold most words of the question, best first. */
export async function searchTopics(shop: Reader, query: string): Promise<TopicLink[]> {
	const words = searchWords(query);
	const scored = (await allTopics(shop)).map((topic) => {
		const title = searchable(topic.title);
		const score = words.reduce(
			(sum, word) => sum + (title.includes(word) ? TITLE_WEIGHT : topic.words.includes(word) ? 1 : 0),
			0,
		);
		return { topic, score };
	});
	return scored
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score)
		.slice(0, MOST_FOUND)
		.map(({ topic: { id, to, title } }) => ({ id, to, title }));
}

/** One vote of each visitor; a second one replaces the first. */
export async function voteTopic(shop: Shop, topicId: number, helpful: boolean): Promise<void> {
	const vote = { language: shop.locale.language, helpful, votedAt: shop.now };
	await shop.db
		.insert(helpVotes)
		.values({ topicId, ownerId: shop.owner.start(), ...vote })
		.onConflictDoUpdate({ target: [helpVotes.topicId, helpVotes.ownerId], set: vote });
}

function allTopics({ db, locale }: Reader): Promise<Listed[]> {
	return remember(db, `help topics ${locale.language}`, async () => {
		const rows = await db
			.select({
				id: helpTopics.id,
				categoryId: helpTopics.categoryId,
				groups: helpTopics.groups,
				slug: helpTopicTexts.slug,
				title: helpTopicTexts.title,
				blocks: helpTopicTexts.blocks,
			})
			.from(helpTopics)
			.innerJoin(
				helpTopicTexts,
				and(eq(helpTopicTexts.topicId, helpTopics.id), eq(helpTopicTexts.language, locale.language)),
			)
			.orderBy(asc(helpTopics.position));
		return rows.map(({ slug, ...topic }) => ({
			...topic,
			to: `/help-center/topic/${slug}_${topic.id}`,
			words: searchable(plainWords(topic.blocks)),
		}));
	});
}
