import { useTranslation } from "react-i18next";
import { ButtonLink } from "#ui/button.tsx";

type ListTurnsProps = {
	label: string;
	path: string;
	/** What was chosen; the place in the list is left out. */
	query: Readonly<Record<string, string>>;
	isFirst: boolean;
	/** Where the following entries begin. */
	next: string | undefined;
};

/** Onwards through a list of the account, and back to its beginning. */
export function ListTurns({ label, path, query, isFirst, next }: ListTurnsProps) {
	const { t } = useTranslation("lists");
	if (isFirst && next === undefined) return null;
	const to = (more: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams({ ...query, ...more })}`;
	return (
		<nav aria-label={label} className="flex flex-wrap gap-4">
			{!isFirst && (
				<ButtonLink to={to({})} look="secondary">
					{t("start")}
				</ButtonLink>
			)}
			{next !== undefined && (
				<ButtonLink to={to({ after: next })} look="secondary">
					{t("more")}
				</ButtonLink>
			)}
		</nav>
	);
}
