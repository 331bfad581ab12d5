import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageTitle } from "#layouts/page-title.tsx";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Notice } from "#ui/notice.tsx";

type NewsletterFrameProps = {
	title: string;
	/** What was done just now, in words. */
	done: string | false;
	/** The link that led here is none of ours, or too old. */
	invalid: boolean;
	children: ReactNode;
};

export function NewsletterFrame({ title, done, invalid, children }: NewsletterFrameProps) {
	const { t } = useTranslation("newsletter");
	return (
		<div className="page-column grid grid-cols-1 gap-6 pt-6 pb-16">
			<PageTitle>{title}</PageTitle>
			<Breadcrumb label={t("path")} trail={[{ text: t("home"), to: "/" }, { text: title }]} />
			<div className="grid max-w-form gap-6">
				<h1 className="text-36 lg:text-48">{title}</h1>
				{done && (
					<div role="status">
						<Notice tone="success">{done}</Notice>
					</div>
				)}
				{invalid && (
					<div role="alert">
						<Notice tone="warning">{t("told.invalid")}</Notice>
					</div>
				)}
				{children}
			</div>
		</div>
	);
}
