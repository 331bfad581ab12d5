import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Picture, type PictureFile } from "#ui/picture.tsx";

type PublishedDesign = {
	id: number;
	name: string;
	slug: string;
	published: boolean;
	popularity: string;
	createdOn: string;
	modifiedOn: string;
	articles: readonly string[];
	picture: PictureFile | undefined;
};

/** A design of a designer's own: where it is to be had, how it is liked, and whether it is shown at all. */
export function PublishedDesignCard({ design }: { design: PublishedDesign }) {
	const { t } = useTranslation("designs-admin");
	const { id, name, slug, published, picture } = design;
	const facts = [
		["popularity", design.popularity],
		["created", design.createdOn],
		["changed", design.modifiedOn],
		["articles", design.articles.join(", ")],
	] as const;
	return (
		<li className="grid content-start gap-4 overflow-hidden rounded-card bg-surface pb-5 shadow-card">
			{picture && (
				<div>
					<Picture
						file={picture}
						alt=""
						sizes="(width >= 80rem) 18rem, (width >= 40rem) 45vw, 92vw"
						className="aspect-square w-full object-cover"
					/>
				</div>
			)}
			<div className="grid justify-items-start gap-2 px-5">
				<h2 className="text-18 wrap-anywhere">{name}</h2>
				<Badge tone={published ? "success" : "plain"}>{t(`states.${published}`)}</Badge>
			</div>
			<dl className="grid gap-2 px-5 text-14">
				{facts.map(([fact, value]) => (
					<div key={fact}>
						<dt className="text-ink-soft">{t(fact)}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<Form method="post" className="flex flex-wrap gap-3 px-5">
				<input type="hidden" name="design" value={id} />
				<Button look="secondary" size="small" name="intent" value={published ? "withdrawn" : "published"}>
					{t(published ? "withdraw" : "publish")}
					<span className="sr-only"> {name}</span>
				</Button>
				{published && (
					<ButtonLink to={`/design/${slug}/${id}`} look="secondary" size="small">
						{t("view")}
						<span className="sr-only"> {name}</span>
					</ButtonLink>
				)}
			</Form>
		</li>
	);
}
