import { useTranslation } from "react-i18next";
import type { CalendarElement } from "#design/document.ts";
import { monthsBetween, renamed } from "#design/elements/calendar/calendar-names.ts";
import { Button } from "#ui/button.tsx";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { setCommand } from "../kernels/commands.ts";
import { run } from "../kernels/several-editing.ts";
import { followingCalendars } from "./following-calendars.ts";

/** Twelve pages of a wall calendar in one step. Nothing where none comes after this one, or all show their month already. */
export function FollowingButton({ calendar }: { calendar: CalendarElement }) {
	const { t } = useTranslation("calendar");
	const { props, store, announce } = useEditorTools();
	const { document } = useEditorState();
	const following = followingCalendars(document, calendar);
	const changes = following.filter(({ calendar: each, year, month }) => each.year !== year || each.month !== month);
	const [first, last] = [following[0], following.at(-1)];
	if (!first || !last || changes.length === 0) return null;
	const months = monthsBetween(first, last, props.locale);

	function follow(): void {
		const isDone = run(
			store,
			changes.map(({ side, calendar: each, ...shown }) => setCommand(side, each, renamed(each, shown, false))),
		);
		if (!isDone) return;
		// Nothing is left to do: the button goes away.
		window.document.getElementById(`month-${calendar.id}`)?.focus();
		announce(t("calendar:followed", { months }));
	}

	return (
		<Button type="button" size="small" look="secondary" className="min-h-11" onClick={follow}>
			{t("calendar:follow", { months })}
		</Button>
	);
}
