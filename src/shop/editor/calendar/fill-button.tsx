import { useTranslation } from "react-i18next";
import type { CalendarElement } from "#design/document.ts";
import { Button } from "#ui/button.tsx";
import { useOtherMonths } from "./use-other-months.ts";

/** Twelve pages from one. Nothing where no page of the calendar is empty. */
export function FillButton({ calendar }: { calendar: CalendarElement }) {
	const { t } = useTranslation("calendar");
	const { count, fill } = useOtherMonths(calendar);
	if (count === 0) return null;

	function press(): void {
		// Nothing is left to do: the button goes away.
		if (fill()) window.document.getElementById(`month-${calendar.id}`)?.focus();
	}

	return (
		<Button type="button" size="small" look="secondary" className="min-h-11" onClick={press}>
			{t("calendar:fill")}
		</Button>
	);
}
