import type { ComponentProps } from "react";
import { SharedMarkup } from "#layouts/shared-markup.tsx";
import { ArticleFacts } from "./article-facts.tsx";
import type { PrintData } from "./print-data.server.ts";
import { PrintDataDetails } from "./print-data.tsx";

type ArticleDetailsProps = { article: ComponentProps<typeof ArticleFacts>; printData: PrintData | undefined };

/** What a page says of the article below its pictures, whoever asks. */
export function ArticleDetails({ article: { facts, manufacturer }, printData }: ArticleDetailsProps) {
	return (
		<SharedMarkup name="article" of={[facts, manufacturer, printData]}>
			<ArticleFacts facts={facts} manufacturer={manufacturer} />
			{printData && <PrintDataDetails {...printData} />}
		</SharedMarkup>
	);
}
