import type { CalendarElement, DesignDocument, DesignElement, DesignSide, TextElement } from "#design/document.ts";
import { fittedText } from "#design/elements/text/fitted-text.ts";
import { measuredText } from "#design/elements/text/measured-text.ts";
import type { FoldedSide } from "#design/preflight/folds.ts";
import type { Surroundings } from "#design/preflight/ground.ts";
import type { PreflightLimits } from "#design/preflight/preflight.ts";
import { USUAL_RESOLUTION_LIMITS } from "#design/preflight/resolution.ts";
import type { Warning, WarningCode } from "#design/preflight/warning.ts";
import type { TextShaper } from "#design/text-shaping.ts";
import { recolored } from "#design/themes/recolored.ts";
import { besideCommand } from "./beside-command.ts";
import { besideOpenings } from "./beside-openings.ts";
import { isPlaced, type PlacedElement } from "./boxes.ts";
import { calendarApart } from "./calendar-apart.ts";
import { type Command, changeBetween, setCommand } from "./commands.ts";
import { documentWarnings } from "./element-warnings.ts";
import { fieldCommand } from "./field-command.ts";
import { fitBeside, isFreeOn } from "./fit-beside.ts";
import { readableCalendarOn } from "./grown-calendar.ts";
import { styleChange } from "./letter-styles.ts";
import { inNearestFreePlace } from "./nearest-free-place.ts";
import { mendedOn, nothingNewOn, type Spares } from "./nothing-new.ts";
import { outFromUnder } from "./out-from-under.ts";
import { printableCommand } from "./printable-command.ts";
import { type Repair, repairOf } from "./repair.ts";
import { intoSafeZone, onPage, reachingBleed } from "./repair-place.ts";
import { mendedQr } from "./repair-qr.ts";
import { smallerCommand } from "./smaller-command.ts";
import { staysSeenOn } from "./stays-seen.ts";
import { toFront } from "./to-front.ts";
import { withWholeFaces } from "./whole-faces.ts";
import { withoutSigns } from "./without-signs.ts";
import { writableFont } from "./writable-font.ts";

/** Another reason for the same warning could be left. */
const MUST_GO: readonly WarningCode[] = [
	"qr-covered",
	"text-covered",
	"calendar-covered",
	"face-cut-off",
	"upside-down",
];

/** Never one after which something else is wrong. null: nothing helps. */
export function repairCommand(
	warning: Warning,
	element: DesignElement,
	side: DesignSide & Pick<FoldedSide, "folds">,
	shaper: TextShaper,
	newId: string,
	limits: PreflightLimits = { ...USUAL_RESOLUTION_LIMITS, folds: side.folds },
	surroundings: Surroundings = { cloth: null, tonesOf: () => undefined },
): Command | null {
	const repair = repairOf(warning, element, { sides: [side] });
	const isWhole =
		repair === "opening" ||
		repair === "field" ||
		// Of several inks the next press mends the next.
		(warning.figures.faint !== undefined && warning.figures.letters === undefined) ||
		(repair === "readable" && element.kind === "calendar");
	const isMended =
		isWhole || MUST_GO.includes(warning.code)
			? mendedOn(side, warning, shaper, limits, surroundings)
			: nothingNewOn(side, warning.code, shaper, limits, surroundings);
	const staysSeen = staysSeenOn(side, element, shaper, surroundings);
	const spares: Spares = repair === "front" ? (command) => staysSeen(command) && isMended(command) : isMended;
	if (repair === "beside") return besideCommand(element, side, shaper, spares);
	if (repair === "front" && (element.kind === "text" || element.kind === "calendar")) {
		return outFromUnder(element, side, surroundings, shaper, spares, (raised) => {
			const document: DesignDocument = { version: 1, sides: [raised] };
			const hard = documentWarnings(document, shaper, () => limits, surroundings).find(
				({ code, elementId }) => code === "hard-to-read" && elementId === element.id,
			);
			return hard
				? repairCommand(hard, element, { ...raised, folds: side.folds }, shaper, newId, limits, surroundings)
				: null;
		});
	}
	if (repair === "front") return toFront(element.id, side, spares);
	if (repair === "printable") {
		const command = printableCommand(warning, side);
		return command && spares(command) ? command : null;
	}
	if (!repair || !isPlaced(element)) return null;
	if (repair === "field" && (element.kind === "text" || element.kind === "calendar")) {
		return fieldCommand(element, { side, shaper, newId }, spares);
	}
	if (repair === "smaller" && element.kind === "photo") return smallerCommand(warning, element, side, shaper, spares);
	const step = (placed: PlacedElement) => setCommand(side.code, element, changeBetween(element, placed) ?? {});
	const mended = mend(repair, warning, element, side, shaper, surroundings, (placed) => spares(step(placed)));
	return mended && changeBetween(element, mended) && spares(step(mended)) ? step(mended) : null;
}

function mend(
	repair: Repair,
	warning: Warning,
	element: PlacedElement,
	side: DesignSide & Pick<FoldedSide, "folds">,
	shaper: TextShaper,
	surroundings: Surroundings,
	suits: (placed: PlacedElement) => boolean,
): PlacedElement | null {
	const { figures } = warning;
	if (repair === "opening") return offOpenings(element, side, shaper, suits);
	if (repair === "opaque") return { ...element, opacity: 1 };
	if (element.kind === "calendar") {
		if (repair === "readable") return inkedCalendar(element, figures);
		if (repair === "enlarge") return readableCalendarOn(element, side, shaper, suits);
		if (repair === "apart") return calendarApart(element, side, shaper, suits);
		if (repair === "font") {
			const font = writableFont(element, shaper);
			return font ? { ...element, font } : null;
		}
		const within = intoSafeZone(element, side) as CalendarElement;
		return suits(within) ? within : calendarApart(within, side, shaper, suits);
	}
	if (element.kind === "qr") return mendedQr(repair, warning, element, side, shaper, suits);
	if (repair === "inside") return onPage(element, side);
	if (repair === "seen") return seen(element, String(figures.ink));
	if (element.kind === "photo") {
		if (repair === "turn") return { ...element, flipX: !element.flipX, flipY: !element.flipY };
		const found = repair === "face" && element.picture && surroundings.facesOf?.(element.picture.id);
		if (found) return withWholeFaces(element, side, found);
		return repair === "bleed" ? reachingBleed(element, side) : null;
	}
	if (element.kind !== "text") return null;
	switch (repair) {
		case "without": {
			const left = withoutSigns(element, figures);
			return left && fittedText(left, (text) => measuredText(text, shaper));
		}
		case "fit":
			return fitBeside(element, side, shaper, suits);
		case "readable":
			return inked(element, figures);
		case "font": {
			const font = writableFont(element, shaper);
			return font
				? fittedText({ ...element, ...styleChange(element, null, { font }) } as TextElement, (text) =>
						measuredText(text, shaper),
					)
				: null;
		}
		case "apart":
			return textApart(element, side, shaper, suits);
		default:
			return null;
	}
}

/** Where it covers no words, if there is such a place. */
function offOpenings(
	element: PlacedElement,
	side: DesignSide,
	shaper: TextShaper,
	suits: (placed: PlacedElement) => boolean,
): PlacedElement | null {
	if (element.kind !== "text") return besideOpenings(element, side, shaper, suits);
	const isFree = isFreeOn(element, side, shaper);
	return besideOpenings(element, side, shaper, (placed) => isFree(placed) && suits(placed), suits);
}

/** Where it covers no words. */
function textApart(
	text: TextElement,
	side: DesignSide & Pick<FoldedSide, "folds">,
	shaper: TextShaper,
	suits: (placed: TextElement) => boolean,
): TextElement | null {
	const isFree = isFreeOn(text, side, shaper);
	return inNearestFreePlace(text, side, shaper, (placed) => isFree(placed) && suits(placed));
}

/** Whatever can't be read gets a colour that can. */
function inkedCalendar(calendar: CalendarElement, { ink, letters }: Warning["figures"]): CalendarElement {
	const hard = String(letters).split(" ");
	const seen = (color: string) => (hard.includes(color) ? String(ink) : color);
	const { color, weekendColor, markColor } = calendar;
	return { ...calendar, color: seen(color), weekendColor: seen(weekendColor), markColor: seen(markColor) };
}

/** All in one colour, which a graphic without any gets as its own. */
function seen(element: PlacedElement, ink: string): PlacedElement {
	return recolored(element.kind === "clip-art" ? { ...element, color: ink } : element, () => ink);
}

/** Letters of the colour that can't be read get another one. */
function inked(element: TextElement, { ink, letters, faint }: Warning["figures"]): TextElement {
	const color = String(ink);
	const text = faint ? { ...element, opacity: 1 } : element;
	if (!text.runs) return { ...text, color };
	const runs = text.runs.map((run) => (run.color === letters ? { ...run, color } : run));
	return { ...text, runs, color: text.color === letters ? color : text.color };
}
