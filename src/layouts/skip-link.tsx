import { useTranslation } from "react-i18next";

/** The first stop of the keyboard; `<main>` carries the id. */
export const CONTENT_ID = "content";

export function SkipLink() {
	const { t } = useTranslation("general");
	return (
		<a
			href={`#${CONTENT_ID}`}
			className="fixed inset-s-4 top-4 z-50 rounded-control bg-ink px-5 py-3 text-paper not-focus:sr-only"
		>
			{t("header.skip")}
		</a>
	);
}
