import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Breadcrumb } from "#ui/breadcrumb.tsx";

export function NewsletterFrame({ title, children }: { title: string; children: ReactNode }) {
	const { t } = useTranslation("newsletter");
	return (
		<div className="page-column grid gap-6 pt-6 pb-16">
			<Breadcrumb label={t("path")} trail={[{ text: t("home"), to: "/" }, { text: title }]} />
			<div className="grid max-w-form gap-6">
				<h1 className="text-36 lg:text-48">{title}</h1>
				{children}
			</div>
		</div>
	);
}
