import type { CalendarElement, DesignElement, PictureUse, SideFormat } from "#design/document.ts";
import { dayNamesIn, monthTitle } from "#design/elements/calendar/calendar-names.ts";
import { cake } from "../pictures.ts";
import { type Field, photo, text } from "./drawing.ts";
import { THROUGH_THE_YEAR } from "./photo-series.ts";

type GridLook = Pick<CalendarElement, "font" | "color" | "weekendColor" | "lines">;

/** Templates are in English; whoever begins with one gets the own language and the year to come. */
const LANGUAGE = "en-GB";
export const SAMPLE_YEAR = 2027;
const MARGIN = 14;
/** From the upper edge, below the wire and the notch of its hanger. */
const BELOW_WIRE = 20;
/** Of the page, for what stands beside or above the days. */
const PICTURE = { wide: 0.5, upright: 0.56 };

export function isWide({ width, height }: Pick<Field, "width" | "height">): boolean {
	return width > height;
}

/** To the edges, bleed included: the left part of a wide page, the upper one of another. */
export function picturePart(side: SideFormat, share = isWide(side) ? PICTURE.wide : PICTURE.upright): Field {
	const { width, height, bleed } = side;
	const [across, down] = isWide(side) ? [share, 1] : [1, share];
	return {
		x: -bleed,
		y: -bleed,
		width: width * across + bleed + (across === 1 ? bleed : 0),
		height: height * down + bleed + (down === 1 ? bleed : 0),
	};
}

/** What is left for the days. */
export function daysPart(side: SideFormat, share = isWide(side) ? PICTURE.wide : PICTURE.upright): Field {
	const { width, height } = side;
	if (isWide(side)) {
		const x = width * share + MARGIN * 0.8;
		return { x, y: BELOW_WIRE, width: width - x - MARGIN, height: height - BELOW_WIRE - MARGIN };
	}
	const y = height * share + MARGIN * 0.7;
	return { x: MARGIN, y, width: width - 2 * MARGIN, height: height - y - MARGIN };
}

export function days(month: number, box: Field, look: GridLook): DesignElement {
	return {
		...{ kind: "calendar", id: "", ...rounded(box), rotation: 0, opacity: 1 },
		...{ year: SAMPLE_YEAR, month, firstDay: 1, sixWeeks: true, title: monthTitle(SAMPLE_YEAR, month, LANGUAGE) },
		...{ dayNames: dayNamesIn(LANGUAGE), markColor: look.weekendColor, ...look, language: LANGUAGE },
	};
}

const ENOUGH_PIXELS_PER_MM = 6.2;
const FOCI = [0.5, 0.8, 0.2] as const;
/** Of the cake, with its candles. */
const HIGH_UP = 0.3;

/** One of those that are large enough for the box, another one each month. */
export function sample(
	turn: number,
	box: Field,
	style: Parameters<typeof photo>[2] = {},
	from = THROUGH_THE_YEAR,
): DesignElement {
	const large = from.filter((each) => isEnough(each, box));
	const focus = FOCI[Math.floor(turn / large.length) % FOCI.length]!;
	const picture = large[turn % large.length]!;
	return photo(picture, box, { focus: [focus, picture === cake ? HIGH_UP : 0.5], ...style });
}

function isEnough({ width, height }: PictureUse, box: Field): boolean {
	return Math.min(width / box.width, height / box.height) >= ENOUGH_PIXELS_PER_MM;
}

/** Letters that are no sample, and free to be changed: a year, a number of a month. */
export function own(...[said, box, style]: Parameters<typeof text>): DesignElement {
	const { locks: _, ...free } = text(said, box, { ...style, fixed: true });
	return free;
}

function rounded({ x, y, width, height }: Field): Field {
	const round = (value: number) => Math.round(value * 100) / 100;
	return { x: round(x), y: round(y), width: round(width), height: round(height) };
}
