import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { PageTitle } from "#layouts/page-title.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DesignWords } from "#ui/design-words.tsx";
import { Notice } from "#ui/notice.tsx";
import { Picture, type PictureFile } from "#ui/picture.tsx";

/** `keepTo`: where who keeps it goes on. */
type DeleteQuestionProps = {
	id: string;
	name: string;
	words: string | undefined;
	picture: PictureFile;
	inCart: boolean;
	action: string;
	keepTo: string;
};

/** A page of its own, so that it asks without script too. */
export function DeleteQuestion({ id, name, words, picture, inCart, action, keepTo }: DeleteQuestionProps) {
	const { t } = useTranslation("account-designs");
	const title = t("question.title", { name });
	return (
		<div className="grid max-w-form content-start gap-6">
			<PageTitle>{title}</PageTitle>
			<div className="grid gap-2">
				<h1 className="text-36 wrap-anywhere">{title}</h1>
				<DesignWords words={words} />
			</div>
			<div className="w-48 overflow-hidden rounded-card">
				<Picture file={picture} alt="" sizes="12rem" />
			</div>
			<p className="text-18 text-ink-soft">{t("question.help")}</p>
			{inCart && <Notice tone="warning">{t("question.inCart")}</Notice>}
			<Form method="post" action={action} className="flex flex-wrap gap-3">
				<input type="hidden" name="project" value={id} />
				<ButtonLink to={keepTo} look="secondary">
					{t("question.keep")}
				</ButtonLink>
				<Button look="danger" name="intent" value="delete">
					{t("question.delete")}
				</Button>
			</Form>
		</div>
	);
}
