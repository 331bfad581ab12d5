import { useTranslation } from "react-i18next";
import { SharedMarkup } from "#layouts/shared-markup.tsx";
import { SizeGuide } from "#shop/catalog/size-guide.tsx";
import type { SizeTable } from "#shop/catalog/size-table.ts";
import { type ColorLink, ColorLinks } from "#ui/color-links.tsx";

type ArticleChoicesProps = { colors: readonly ColorLink[] | undefined; sizes: SizeTable | undefined };

/** Colours to look at and begin with, and sizes with what they measure. */
export function ArticleChoices({ colors, sizes }: ArticleChoicesProps) {
	const { t } = useTranslation("general");
	if (!colors && !sizes) return null;
	return (
		<div className="grid gap-3">
			{colors && (
				<div className="grid gap-2">
					<p className="font-semibold" aria-hidden="true">
						{t("colors")}
					</p>
					<ColorLinks label={t("colors")} colors={colors} />
				</div>
			)}
			{sizes && (
				<SharedMarkup name="sizes" of={sizes}>
					<SizeGuide table={sizes} />
				</SharedMarkup>
			)}
		</div>
	);
}
