import { useTranslation } from "react-i18next";
import { type CalendarElement, EARLIEST_YEAR, LATEST_YEAR } from "#design/document.ts";
import { SelectField } from "#ui/select-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { changeElement } from "../kernels/editing.ts";
import { NumberField } from "../number-field.tsx";
import { monthNamesIn, monthTitle } from "./calendar-names.ts";

/** Which month it shows; its heading follows, unless there is none. */
export function CalendarMonth({ calendar }: { calendar: CalendarElement }) {
	const { t } = useTranslation("calendar");
	const { props, store, measure } = useEditorTools();

	function show(year: number, month: number): void {
		const title = calendar.title && monthTitle(year, month, props.locale);
		changeElement(store, calendar, { year, month, title }, measure, `calendar:month:${calendar.id}`);
	}

	return (
		<div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
			<SelectField
				id={`month-${calendar.id}`}
				name="month"
				label={t("calendar:month")}
				value={calendar.month}
				options={monthNamesIn(props.locale).map((text, index) => ({ value: String(index + 1), text }))}
				onChange={({ currentTarget }) => show(calendar.year, Number(currentTarget.value))}
			/>
			<NumberField
				label={t("calendar:year")}
				value={calendar.year}
				min={EARLIEST_YEAR}
				max={LATEST_YEAR}
				onChange={(year) => show(Math.trunc(year), calendar.month)}
			/>
		</div>
	);
}
