import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { LONGEST_QUERY } from "#core/asked-query.ts";
import { Icon } from "#ui/icon.tsx";
import { LinkPrefix } from "#ui/page-link.tsx";

/** Not spaces alone. */
const SOMETHING = ".*\\S.*";

/** What the page shows the results of. */
type Searched = { searched: string | undefined };

/** A plain form: its answer is a page with an address. */
export function SearchForm({ id, searched, className }: Searched & { id: string; className?: string }) {
	const { t } = useTranslation("general");
	const prefix = useContext(LinkPrefix);
	return (
		<search className={className}>
			<form action={`${prefix}/search`} className="flex gap-2">
				<label htmlFor={id} className="sr-only">
					{t("header.searchLabel")}
				</label>
				<input
					key={searched}
					id={id}
					type="search"
					name="query"
					required
					pattern={SOMETHING}
					maxLength={LONGEST_QUERY}
					defaultValue={searched}
					autoComplete="off"
					enterKeyHint="search"
					className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-field px-4 hover:border-ink"
				/>
				<button
					type="submit"
					className="press inline-flex min-h-11 shrink-0 items-center gap-2 rounded-control border border-line-strong bg-field px-4 font-semibold hover:border-ink"
				>
					<Icon of={IconSearch} />
					{t("header.search")}
				</button>
			</form>
		</search>
	);
}

/** A <details>, as the phone menu. */
export function PhoneSearch({ searched }: Searched) {
	const { t } = useTranslation("general");
	const { key } = useLocation();
	return (
		<details key={key} className="md:hidden" data-search>
			<summary
				aria-label={t("header.search")}
				className="press grid size-11 list-none place-items-center rounded-control hover:bg-line"
			>
				<Icon of={IconSearch} size={24} />
			</summary>
			<SearchForm
				id="phone-search"
				searched={searched}
				className="absolute inset-x-0 top-full z-30 border-b border-line bg-paper p-4 shadow-card"
			/>
		</details>
	);
}
