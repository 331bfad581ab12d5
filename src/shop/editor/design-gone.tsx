import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { EditorProps } from "./editor-props.ts";

type DesignGoneProps = Pick<EditorProps, "article" | "backHref"> & {
	/** What is opened instead is nothing yet. */
	blank: boolean;
	/** Not before there is a script that closes it. */
	closable?: boolean;
};

/** The design that was asked for is not to be had on this article; where others are. */
export function DesignGone({ article, backHref, blank, closable = false }: DesignGoneProps) {
	const { t } = useTranslation("create");
	const [open, setOpen] = useState(true);
	if (!open) return null;
	return (
		<div role="status">
			<Notice
				tone="warning"
				title={t("designGone.title")}
				actions={
					<>
						<a href={backHref} className="inline-flex min-h-9 items-center underline underline-offset-4">
							{t("designGone.others", { article: article.name })}
						</a>
						{closable && (
							<Button type="button" size="small" look="secondary" onClick={() => setOpen(false)}>
								{t("designGone.close")}
							</Button>
						)}
					</>
				}
			>
				{blank && t("designGone.blank", { article: article.name })}
			</Notice>
		</div>
	);
}
