import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { PROJECT_NAME_LENGTH } from "#core/project-sort.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DesignWords } from "#ui/design-words.tsx";
import { Field } from "#ui/field.tsx";
import { PageLink } from "#ui/page-link.tsx";
import { Picture, type PictureFile } from "#ui/picture.tsx";
import { useNameWithWords } from "#ui/use-name-with-words.ts";

type OwnDesign = {
	id: string;
	name: string | null;
	words: string | undefined;
	articleId: number;
	articleName: string;
	variant: string;
	/** Its article is still in the shop. */
	sold: boolean;
	changedOn: string;
	picture: PictureFile;
};
type OwnDesignCardProps = {
	design: OwnDesign;
	formKey: string;
	/** A name that was refused. */
	tooLong: string | undefined;
	/** What else came of the last press. */
	answer: ((name: string) => ReactNode) | undefined;
};

/** A design of the customer's own and what can be done with it; each change is a form. */
export function OwnDesignCard({ design, formKey, tooLong, answer }: OwnDesignCardProps) {
	const { t } = useTranslation("account-designs");
	const shownName = design.name ?? design.articleName;
	const name = useNameWithWords()({ name: shownName, words: design.words });
	const editTo = `/create/${design.articleId}?project=${design.id}`;
	const picture = (
		<Picture
			file={design.picture}
			alt={t("pictureAlt", { name })}
			sizes="(width >= 80rem) 18rem, (width >= 40rem) 45vw, 92vw"
			className="aspect-square w-full object-cover"
		/>
	);
	const details = [design.name && design.articleName, design.variant].filter(Boolean).join(" · ");
	return (
		<li className="grid content-start gap-4 overflow-hidden rounded-card bg-surface pb-5 shadow-card">
			{design.sold ? (
				<PageLink to={editTo} reload>
					{picture}
				</PageLink>
			) : (
				picture
			)}
			<div className="grid gap-1 px-5">
				<h2 className="text-18 wrap-anywhere">{shownName}</h2>
				<DesignWords words={design.words} />
				{details && <p className="text-14 text-ink-soft">{details}</p>}
				<p className="text-14 text-ink-soft">{t("changed", { day: design.changedOn })}</p>
				{!design.sold && <p className="text-14 font-medium text-danger">{t("notSold")}</p>}
			</div>
			{design.sold && (
				<div className="flex flex-wrap gap-3 px-5">
					<Form method="post" preventScrollReset className="contents">
						<input type="hidden" name="project" value={design.id} />
						<Button size="small" name="intent" value="cart">
							{t("toCart")}
							<span className="sr-only"> {name}</span>
						</Button>
					</Form>
					<ButtonLink to={editTo} reload look="secondary" size="small">
						{t("open")}
						<span className="sr-only"> {name}</span>
					</ButtonLink>
					<Form method="post" className="contents">
						<input type="hidden" name="project" value={design.id} />
						<input type="hidden" name="key" value={formKey} />
						<Button look="secondary" size="small" name="intent" value="copy">
							{t("copy")}
							<span className="sr-only"> {name}</span>
						</Button>
					</Form>
				</div>
			)}
			{answer && <div className="px-5">{answer(name)}</div>}
			<div className="grid gap-2 px-5">
				<details open={tooLong !== undefined || undefined}>
					<summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
						{t("rename")}
						<span className="sr-only"> {name}</span>
					</summary>
					<Form method="post" className="grid gap-3 pt-2">
						<input type="hidden" name="project" value={design.id} />
						<Field
							id={`name-${design.id}`}
							name="name"
							label={t("name")}
							help={t("nameHelp", { article: design.articleName, most: PROJECT_NAME_LENGTH })}
							error={
								tooLong === undefined
									? undefined
									: t("refused.name_too_long", { length: tooLong.length, most: PROJECT_NAME_LENGTH })
							}
							defaultValue={tooLong ?? design.name ?? ""}
							autoComplete="off"
						/>
						<Button look="secondary" size="small" name="intent" value="rename" className="justify-self-start">
							{t("saveName")}
						</Button>
					</Form>
				</details>
				<PageLink
					to={`/accounts/designs?delete=${design.id}`}
					className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4"
				>
					{t("delete")}
					<span className="sr-only"> {name}</span>
				</PageLink>
			</div>
		</li>
	);
}
