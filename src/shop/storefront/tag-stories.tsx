import type { Tag } from "#shop/catalog/catalog.server.ts";
import { classNames } from "#ui/class-names.ts";

/** What helps to choose among a tag's goods. */
export function TagStories({ stories }: Pick<Tag, "stories">) {
	if (stories.length === 0) return null;
	return (
		<div className={classNames("grid gap-6", stories.length > 1 && "md:grid-cols-2")}>
			{stories.map(({ heading, text }) => (
				<section key={heading} className="grid content-start gap-2 rounded-card bg-surface p-6">
					<h2 className="text-22">{heading}</h2>
					<p className="max-w-form text-ink-soft">{text}</p>
				</section>
			))}
		</div>
	);
}
