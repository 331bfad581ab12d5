import type { CalendarElement } from "#design/document.ts";
import type { Warning } from "#design/preflight/warning.ts";
import { LockedAnswer } from "../form/locked-answer.tsx";
import { RemoveAnswer } from "../form/remove-answer.tsx";
import { WarningNotes } from "../form/warning-notes.tsx";
import { useRights } from "../locks/use-rights.ts";
import { useElementName } from "../use-element-name.ts";
import { CalendarMarks } from "./calendar-marks.tsx";
import { CalendarMonth } from "./calendar-month.tsx";

type CalendarAnswerProps = { calendar: CalendarElement; warnings: readonly Warning[] };

/** What a form asks of a calendar: which month, and whose days. */
export default function CalendarAnswer({ calendar, warnings }: CalendarAnswerProps) {
	const name = useElementName()(calendar);
	const may = useRights(calendar);
	if (!may("content")) return <LockedAnswer element={calendar} name={name} />;
	return (
		<fieldset className="relative grid grid-cols-1 gap-4">
			<legend className="mb-2 pe-12 font-semibold">{name}</legend>
			<RemoveAnswer element={calendar} name={name} className="absolute end-0 -top-10.5" />
			<CalendarMonth calendar={calendar} />
			<CalendarMarks calendar={calendar} />
			<WarningNotes warnings={warnings} />
		</fieldset>
	);
}
