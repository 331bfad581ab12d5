import type { Shop } from "#shop/shop.ts";
import type { ColorLink } from "#ui/color-links.tsx";
import type { Article } from "./catalog.server.ts";

type Variant = Article["variants"][number];

/** The variant that a page was asked to show, if the article has it. */
export function askedVariant(url: string, { variants }: Pick<Article, "variants">): Variant | undefined {
	const asked = new URL(url).searchParams.get("variant");
	return variants.find(({ id }) => String(id) === asked);
}

/** The colours that there are several to choose from of; each leads to `address` with its first variant. */
export function colorLinks(
	{ locale }: Pick<Shop, "locale">,
	{ variants }: Pick<Article, "variants">,
	shown: Variant | undefined,
	address: string,
): readonly ColorLink[] | undefined {
	const byHex = new Map<string, ColorLink>();
	for (const { id, color, colorValue, colorNames } of variants) {
		if (!color || !colorValue || byHex.has(colorValue)) continue;
		const to = `${address}${address.includes("?") ? "&" : "?"}variant=${id}`;
		const name = colorNames?.[locale.language] ?? color;
		byHex.set(colorValue, { name, hex: colorValue, to, current: colorValue === shown?.colorValue });
	}
	return byHex.size > 1 ? [...byHex.values()] : undefined;
}
