import type { Article } from "./catalog.server.ts";

type Variant = Article["variants"][number];

/** The variant that an address names, if the article has it. */
export function askedVariant(asked: string | null, { variants }: Pick<Article, "variants">): Variant | undefined {
	return variants.find(({ id }) => String(id) === asked);
}
