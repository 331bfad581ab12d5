import { ButtonLink } from "#ui/button.tsx";
import { RichText } from "#ui/rich-text.tsx";
import type { ContentBlock } from "./content.server.ts";

type ContentBlockProps = {
	block: ContentBlock;
	/** On the error page nothing of the app is relied on: links load a new document. */
	mode?: "page" | "error-page";
};

export function ContentBlockView({ block, mode = "page" }: ContentBlockProps) {
	const reload = mode === "error-page";
	return (
		<section className="grid content-start gap-3 rounded-card bg-surface p-6 shadow-card lg:p-8">
			<h2 className="text-22">{block.title}</h2>
			<RichText blocks={block.blocks} reload={reload} />
			{block.link && (
				<ButtonLink to={block.link.to} reload={reload} look="secondary" className="justify-self-start">
					{block.link.text}
				</ButtonLink>
			)}
		</section>
	);
}
