import { useTranslation } from "react-i18next";
import type { CalendarElement } from "#design/document.ts";
import { monthPage } from "#design/elements/calendar/month-page.ts";
import { flatElements } from "#design/elements/group/flat-elements.ts";
import { checkCalendarContrast } from "#design/preflight/calendar-contrast.ts";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { type Command, setCommand, sideOf } from "../kernels/commands.ts";
import { may } from "../kernels/rights.ts";
import { run } from "../kernels/several-editing.ts";
import { otherMonths, withMonth } from "./other-months.ts";
import { readableCalendar } from "./readable-calendar.ts";

/** How many empty pages can have a month as this one's page has, or of the cover's year, and the one step that fills them all. */
export function useOtherMonths(calendar: CalendarElement | null) {
	const { t } = useTranslation("calendar");
	const { store, shaper, surroundings, newId, tell } = useEditorTools();
	const { document } = useEditorState();
	const months = calendar ? otherMonths(document, calendar) : [];

	function fill(): boolean {
		if (!calendar) return false;
		const own = document.sides.find(({ elements }) => flatElements(elements).some(({ id }) => id === calendar.id));
		const isPage = own && monthPage(own.code) !== undefined;
		const isAlone = isPage && !calendar.sixWeeks && may(document, calendar, "size");
		const alike: readonly Command[] = isAlone ? [setCommand(own.code, calendar, { sixWeeks: true })] : [];
		const others = months.flatMap(({ side: code, ...shown }): readonly Command[] => {
			const side = sideOf(document, code);
			if (!side) return [];
			const element = readable(withMonth(calendar, shown, newId(), document.bound), code);
			return [{ type: "insert", side: code, index: side.elements.length, element }];
		});
		const isDone = others.length > 0 && run(store, [...others, ...alike]);
		if (isDone) tell(t("calendar:filled"));
		return isDone;
	}

	/** White days on a dark photo would be lost on a page without it. */
	function readable(copy: CalendarElement, code: string): CalendarElement {
		const page = sideOf(document, code);
		if (!page) return copy;
		const side = { ...page, elements: [...flatElements(page.elements), copy] };
		const isRead = checkCalendarContrast(copy, side, surroundings(), shaper()).length === 0;
		return isRead ? copy : readableCalendar(copy, side, surroundings());
	}

	return { count: months.length, fill };
}
