import { LANGUAGES } from "#core/languages.ts";
import { helpCategories, helpCategoryTexts, helpTopics, helpTopicTexts } from "#database/schema.ts";
import { richTextSchema } from "#shop/content/rich-text-schema.ts";
import type { Workshop } from "#shop/shop.ts";
import { demoSections } from "./demo-content.ts";
import { DEMO_CATEGORIES, DEMO_TOPICS } from "./help-topics.ts";

/** Categories and topics in every language; a help center with topics is left alone. */
export async function loadDemoHelp({ db }: Pick<Workshop, "db">): Promise<void> {
	const known = await db.select({ id: helpTopics.id }).from(helpTopics).limit(1);
	if (known.length) return;
	await db.insert(helpCategories).values(DEMO_CATEGORIES.map((id, position) => ({ id, position })));
	await db
		.insert(helpTopics)
		.values(DEMO_TOPICS.map(({ groups, ...topic }, position) => ({ ...topic, groups: [...groups], position })));
	for (const language of LANGUAGES) {
		const sections = demoSections(language, "help");
		const categories = sections.filter(({ head }) => head.category);
		const topics = sections.filter(({ head }) => head.topic);
		await db.insert(helpCategoryTexts).values(
			categories.map(({ head }) => ({
				categoryId: Number(head.category),
				language,
				name: head.name ?? "",
				intro: head.intro ?? "",
			})),
		);
		await db.insert(helpTopicTexts).values(
			topics.map(({ head, blocks }) => ({
				topicId: Number(head.topic),
				language,
				slug: head.slug ?? "",
				title: head.title ?? "",
				blocks: richTextSchema.parse(blocks),
			})),
		);
	}
}
