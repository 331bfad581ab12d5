import type { CalendarElement } from "#design/document.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { WarningNotes } from "../form/warning-notes.tsx";
import { useElementName } from "../use-element-name.ts";
import { CalendarMarks } from "./calendar-marks.tsx";
import { CalendarMonth } from "./calendar-month.tsx";

type CalendarAnswerProps = { calendar: CalendarElement; warnings: readonly Warning[] };

/** What a form asks of a calendar: which month, and whose days. */
export default function CalendarAnswer({ calendar, warnings }: CalendarAnswerProps) {
	const name = useElementName()(calendar);
	return (
		<fieldset className="grid grid-cols-1 gap-4">
			<legend className="mb-2 font-semibold">{name}</legend>
			<CalendarMonth calendar={calendar} />
			<CalendarMarks calendar={calendar} />
			<WarningNotes warnings={warnings} />
		</fieldset>
	);
}
