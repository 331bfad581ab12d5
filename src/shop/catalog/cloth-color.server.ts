import { sql } from "drizzle-orm";
import { articles, articleVariants } from "#database/schema.ts";

/** Of a variant beside its article: the colour of what is printed on, none where only parts beside the print have one. */
export const clothColor = sql<
	string | null
>`case ${articles.colored} when 'CLOTH' then ${articleVariants.colorValue} end`;
