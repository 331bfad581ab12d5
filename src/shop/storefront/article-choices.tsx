import { useTranslation } from "react-i18next";
import { SharedMarkup } from "#layouts/shared-markup.tsx";
import { SizeGuide } from "#shop/catalog/size-guide.tsx";
import type { SizeTable } from "#shop/catalog/size-table.ts";
import { type ColorName, ColorNames } from "#ui/color-names.tsx";

type ArticleChoicesProps = { colors: readonly ColorName[] | undefined; sizes: SizeTable | undefined };

/** What can be chosen once somebody designs: colours, and sizes with what they measure. */
export function ArticleChoices({ colors, sizes }: ArticleChoicesProps) {
	const { t } = useTranslation("general");
	if (!colors && !sizes) return null;
	return (
		<SharedMarkup name="choices" of={[colors, sizes]}>
			<div className="grid gap-3">
				{colors && (
					<div className="grid gap-2">
						<p className="font-semibold" aria-hidden="true">
							{t("colors")}
						</p>
						<ColorNames label={t("colors")} colors={colors} />
					</div>
				)}
				{sizes && <SizeGuide table={sizes} />}
			</div>
		</SharedMarkup>
	);
}
