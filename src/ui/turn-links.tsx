import IconChevronLeft from "@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs";
import IconChevronRight from "@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

type TurnLinksProps = { label: string; next: string | undefined; previous: string | undefined };

/** Through a list that is too long to count its pages. */
export function TurnLinks({ label, next, previous }: TurnLinksProps) {
	const { t } = useTranslation("general");
	if (!next && !previous) return null;
	return (
		<nav aria-label={label} className="flex flex-wrap justify-center gap-3">
			{previous && (
				<ButtonLink to={previous} rel="prev" look="secondary" icon={IconChevronLeft}>
					{t("list.previous")}
				</ButtonLink>
			)}
			{next && (
				<ButtonLink to={next} rel="next" look="secondary">
					<span className="flex items-center gap-2">
						{t("list.next")}
						<Icon of={IconChevronRight} />
					</span>
				</ButtonLink>
			)}
		</nav>
	);
}
