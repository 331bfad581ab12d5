import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { LANGUAGES, type Language } from "#core/languages.ts";
import type { Database } from "#database/database.ts";
import { helpTopicTexts } from "#database/schema.ts";
import { richTextSchema } from "#shop/content/rich-text-schema.ts";
import { demoSections } from "./demo-content.ts";

const CARE = 45;
/** MD5 of the care topic's text, as PostgreSQL writes it, before there were mugs of steel. */
const BEFORE: Readonly<Partial<Record<Language, string>>> = {
	cs: "a9fa68a58e72d9d590be0ad5b9ea8481",
	da: "7ae2aaf81431f9a8dbca7a0dc2691435",
	de: "a1fec0ca017467d57fd129aea9620229",
	en: "bc5cfea51805ec4dbdd82abdb8c984a0",
	es: "c6ea3342811e40654234f698dacd542d",
	fi: "40337fbf78c1159daa922001e637f6f5",
	fr: "c8a3c7f69c7786134e6f8681717f0244",
	it: "c8dcd5559be44350e9de839e8c4547bd",
	nl: "87d420312811abde3b247452f3c30512",
	pl: "3f5c14ff3466125c35dc9f3e6deb8c2f",
	pt: "7cd34fbeb8eab580318bc8bf16fa6a98",
	sv: "4efa28b995ee3daed6cf1566f0e7c4ab",
};

/** Where it still says what it said, in any language. */
export function saysOldCare(): SQL | undefined {
	return or(...LANGUAGES.map(isAsBefore));
}

export async function renewHelp(db: Database): Promise<void> {
	for (const language of LANGUAGES) {
		const care = demoSections(language, "help").find(({ head }) => Number(head.topic) === CARE);
		if (!care) continue;
		await db
			.update(helpTopicTexts)
			.set({ blocks: richTextSchema.parse(care.blocks) })
			.where(isAsBefore(language));
	}
}

function isAsBefore(language: Language): SQL | undefined {
	return and(
		eq(helpTopicTexts.topicId, CARE),
		eq(helpTopicTexts.language, language),
		sql`md5(${helpTopicTexts.blocks}::text) = ${BEFORE[language] ?? ""}`,
	);
}
