import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Icon } from "#ui/icon.tsx";

export function SearchForm({ id }: { id: string }) {
	const { t } = useTranslation("general");
	return (
		<Form action="/search" role="search" className="relative">
			<label htmlFor={id} className="sr-only">
				{t("header.search")}
			</label>
			<input
				id={id}
				name="query"
				type="search"
				required
				enterKeyHint="search"
				autoComplete="off"
				className="h-11 w-full rounded-control border border-line-strong bg-field ps-4 pe-12 hover:border-ink"
			/>
			<button
				type="submit"
				aria-label={t("header.search")}
				className="press absolute inset-e-0 top-0 grid size-11 place-items-center rounded-control"
			>
				<Icon of={IconSearch} />
			</button>
		</Form>
	);
}
