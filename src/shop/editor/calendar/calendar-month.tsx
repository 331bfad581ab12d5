import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#core/languages.ts";
import { type CalendarElement, EARLIEST_YEAR, LATEST_YEAR } from "#design/document.ts";
import { dayNamesIn, monthNamesIn, renamed } from "#design/elements/calendar/calendar-names.ts";
import { markMonth } from "#design/elements/calendar/shown-marks.ts";
import { SelectField } from "#ui/select-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { changeElement } from "../kernels/change-element.ts";
import type { ElementChange } from "../kernels/commands.ts";
import { currentSide } from "../kernels/editing.ts";
import { grownCalendar } from "../kernels/grown-calendar.ts";
import { foldsOn } from "../kernels/panels.ts";
import { may } from "../kernels/rights.ts";
import { NumberField } from "../number-field.tsx";
import { FillButton } from "./fill-button.tsx";
import { firstOfYear } from "./first-month.ts";
import { FollowingButton } from "./following-button.tsx";

/** Which month it shows, or which twelve; its headings follow, unless there is none. */
export function CalendarMonth({ calendar }: { calendar: CalendarElement }) {
	const { t } = useTranslation("calendar");
	const { props, store, measure, shaper, announce } = useEditorTools();
	const whole = calendar.months !== undefined;

	/** With a tag it is one undo step with those of the same. */
	function change(value: ElementChange, tag?: string): void {
		changeElement(store, calendar, value, measure, tag);
	}

	function show(year: number, month: number, tag?: string): void {
		change(renamed(calendar, { year, month }, whole), tag);
	}

	/** Marks stay on their days: of a year they tell their month. It grows in the same step. */
	function showWhole(all: boolean): void {
		const marks = calendar.marks?.map((mark) => ({ ...mark, month: markMonth(mark, calendar) }));
		const first = all ? firstOfYear(calendar, new Date()) : calendar;
		const shown = { ...renamed(calendar, first, all), ...(marks && { marks }) };
		const { x, y, width, height } = inItsBox({ ...calendar, ...shown });
		changeElement(store, calendar, { ...shown, x, y, width, height }, measure);
		if (width > calendar.width || height > calendar.height) announce(t("calendar:grown"));
	}

	/** Twelve months need more room than one. */
	function inItsBox(changed: CalendarElement): CalendarElement {
		const mayGrow = changed.months && may(store.getState().document, calendar, "place", "size");
		const side = currentSide(store);
		return mayGrow ? grownCalendar(changed, { ...side, folds: foldsOn(side, props.sides) }, shaper()) : changed;
	}

	function speak(language: string): void {
		const spoken = { ...calendar, language };
		change({ language, dayNames: dayNamesIn(language), ...renamed(spoken, spoken, whole) });
	}

	const names = new Intl.DisplayNames(props.locale, { type: "language" });
	const languages = [calendar.language, ...LANGUAGES.filter((each) => !calendar.language.startsWith(each))];
	return (
		<div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-3">
			<SelectField
				id={`shows-${calendar.id}`}
				name="shows"
				label={t("calendar:shows")}
				value={whole ? "year" : "month"}
				options={[
					{ value: "month", text: t("calendar:oneMonth") },
					{ value: "year", text: t("calendar:wholeYear") },
				]}
				onChange={({ currentTarget }) => showWhole(currentTarget.value === "year")}
			/>
			<SelectField
				id={`language-${calendar.id}`}
				name="language"
				label={t("calendar:language")}
				value={calendar.language}
				options={languages.map((each) => ({ value: each, text: languageName(each) }))}
				onChange={({ currentTarget }) => speak(currentTarget.value)}
			/>
			<SelectField
				id={`month-${calendar.id}`}
				name="month"
				label={t(whole ? "calendar:firstMonth" : "calendar:month")}
				value={calendar.month}
				options={monthNamesIn(props.locale).map((text, index) => ({ value: String(index + 1), text }))}
				onChange={({ currentTarget }) => show(calendar.year, Number(currentTarget.value))}
			/>
			<NumberField
				label={t("calendar:year")}
				value={calendar.year}
				min={EARLIEST_YEAR}
				max={LATEST_YEAR}
				onChange={(year) => show(Math.trunc(year), calendar.month, `calendar:year:${calendar.id}`)}
			/>
			<FollowingButton calendar={calendar} />
			<FillButton calendar={calendar} />
		</div>
	);

	function languageName(language: string): string {
		try {
			return names.of(new Intl.Locale(language).language) ?? language;
		} catch {
			return language;
		}
	}
}
