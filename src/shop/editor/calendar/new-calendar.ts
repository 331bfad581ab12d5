import { DARK } from "#design/contrast.ts";
import type { CalendarElement } from "#design/document.ts";
import { dayNamesIn, firstDayIn, monthTitle } from "#design/elements/calendar/calendar-names.ts";
import { monthPage } from "#design/elements/calendar/month-page.ts";
import { insetOfRoom } from "#design/geometry/side-outline.ts";
import type { Room } from "../kernels/panels.ts";
import { PALETTE } from "../palette.ts";
import type { Month } from "./month-after-cover.ts";

const PART_OF_SIDE = 0.7;
const RED = PALETTE[3].color;
/** Wider than high, as calendars on walls are. */
const PROPORTION = 1.25;
/** Of a calendar's page; the rest is for a picture. */
const PART_OF_PAGE = 0.45;

export function newCalendar(id: string, locale: string, { year, month }: Month, side: Room): CalendarElement {
	return {
		kind: "calendar",
		id,
		...(monthPage(side.code) === undefined ? inTheMiddle(side) : besidePicture(side)),
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

function inTheMiddle(side: Room) {
	const room = roomOf(side);
	const width = Math.max(5, Math.min(room.width * PART_OF_SIDE, room.height * PROPORTION));
	const height = width / PROPORTION;
	return { x: (side.left ?? 0) + (side.width - width) / 2, y: (side.height - height) / 2, width, height };
}

/** At the foot of an upright page, at the right of a wide one. */
function besidePicture(side: Room) {
	const room = roomOf(side);
	if (room.height > room.width) {
		const height = room.height * PART_OF_PAGE;
		return { x: room.x, y: room.y + room.height - height, width: room.width, height };
	}
	const width = room.width * PART_OF_PAGE;
	const height = Math.min(room.height, width / PROPORTION);
	return { x: room.x + room.width - width, y: room.y + (room.height - height) / 2, width, height };
}

function roomOf(side: Room) {
	const [across, down] = insetOfRoom(side);
	const [width, height] = [side.width - 2 * across, side.height - 2 * down];
	return { x: (side.left ?? 0) + across, y: down, width, height };
}
