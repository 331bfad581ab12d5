import { useTranslation } from "react-i18next";
import { DATE_FILTERS, type DateFilter } from "#core/date-filter.ts";
import { SelectField } from "#ui/select-field.tsx";

/** From when the account's lists go back to. */
export function PeriodField({ date }: { date: DateFilter }) {
	const { t } = useTranslation("lists");
	return (
		<SelectField
			name="date"
			label={t("date")}
			defaultValue={date}
			options={DATE_FILTERS.map((each) => ({ value: each, text: t(`dates.${each}`) }))}
		/>
	);
}
