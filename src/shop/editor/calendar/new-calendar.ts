import { DARK } from "#design/contrast.ts";
import type { CalendarElement } from "#design/document.ts";
import { dayNamesIn, firstDayIn, monthTitle } from "#design/elements/calendar/calendar-names.ts";
import { insetOfRoom } from "#design/geometry/side-outline.ts";
import type { Room } from "../kernels/panels.ts";
import { PALETTE } from "../palette.ts";
import type { Month } from "./month-page.ts";

const PART_OF_SIDE = 0.7;
const RED = PALETTE[3].color;
/** Wider than high, as calendars on walls are. */
const PROPORTION = 1.25;

export function newCalendar(id: string, locale: string, { year, month }: Month, side: Room): CalendarElement {
	const [across, down] = insetOfRoom(side);
	const room = { width: side.width - 2 * across, height: side.height - 2 * down };
	const width = Math.max(5, Math.min(room.width * PART_OF_SIDE, room.height * PROPORTION));
	const height = width / PROPORTION;
	return {
		kind: "calendar",
		id,
		x: (side.left ?? 0) + (side.width - width) / 2,
		y: (side.height - height) / 2,
		width,
		height,
		rotation: 0,
		opacity: 1,
		year,
		month,
		firstDay: firstDayIn(locale),
		title: monthTitle(year, month, locale),
		dayNames: dayNamesIn(locale),
		font: "open-sans",
		color: DARK,
		weekendColor: RED,
		markColor: RED,
		language: locale,
	};
}
