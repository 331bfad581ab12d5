import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
	type CalendarElement,
	type CalendarMark,
	LONGEST_MARK,
	MARK_FORMS,
	type MarkForm,
	MOST_MARKS,
} from "#design/document.ts";
import { dayInWords, monthNamesIn } from "#design/elements/calendar/calendar-names.ts";
import { daysIn, monthAfter } from "#design/elements/calendar/month-weeks.ts";
import { monthsLater, shownMarks } from "#design/elements/calendar/shown-marks.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { IconButton } from "../icon-button.tsx";
import { changeElement } from "../kernels/change-element.ts";

/** Birthdays and other days that stand out. */
export function CalendarMarks({ calendar }: { calendar: CalendarElement }) {
	const { t } = useTranslation("calendar");
	const { props, store, measure, announce, tell } = useEditorTools();
	const list = useRef<HTMLUListElement>(null);
	const [added, setAdded] = useState(0);
	const marks = calendar.marks ?? [];
	const isYear = calendar.months !== undefined;
	const shown = shownMarks(calendar);
	const monthNames = monthNamesIn(props.locale);

	useLayoutEffect(() => {
		if (added > 0) list.current?.querySelector<HTMLElement>("li:last-child select")?.focus();
	}, [added]);

	function change(changed: readonly CalendarMark[], tag?: string): void {
		changeElement(store, calendar, { marks: changed }, measure, tag && `calendar:${tag}:${calendar.id}`);
	}

	function replace(index: number, value: Partial<CalendarMark>, tag?: string): void {
		change(
			marks.map((mark, at) => (at === index ? { ...mark, ...value } : mark)),
			tag,
		);
	}

	function freeDays(month: number): readonly number[] {
		const { year } = monthAfter(calendar, monthsLater(calendar, month));
		const days = Array.from({ length: daysIn(year, month) }, (_, index) => index + 1);
		return days.filter((day) => !shown.some((each) => each.month === month && each.mark.day === day));
	}

	/** In another month on the same day, or on the first that is free there. */
	function move(index: number, mark: CalendarMark, month: number): void {
		const free = freeDays(month);
		const day = free.includes(mark.day) ? mark.day : free[0];
		if (day !== undefined) replace(index, { month, day });
	}

	const full = t("calendar:wordsFull", { most: LONGEST_MARK });
	const months = isYear ? monthNames.map((_, index) => monthAfter(calendar, index).month) : [calendar.month];
	const open = months.find((month) => freeDays(month).length > 0);
	const isFull = marks.length >= MOST_MARKS;
	const hidden = marks.findIndex((_, at) => !shown.some(({ index }) => index === at));

	/** The oldest of those that are not seen here makes room. */
	function add(): void {
		const [day] = open === undefined ? [] : freeDays(open);
		if (day === undefined) return;
		const others = isFull ? marks.toSpliced(hidden, 1) : marks;
		change([...others, { ...(isYear && { month: open }), day, words: "", form: "heart" }]);
		setAdded(added + 1);
		if (isFull) tell(t("calendar:madeRoom"));
	}

	function inWords(month: number, { day }: CalendarMark): string {
		return dayInWords(calendar, month, day, props.locale);
	}

	return (
		<fieldset className="grid grid-cols-1 gap-4">
			<legend className="mb-2 font-semibold">{t("calendar:marks")}</legend>
			<ul ref={list} className="grid grid-cols-1 gap-4">
				{shown.map(({ mark, index, month }) => (
					<li
						key={index}
						className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-2 border-b border-line pb-4"
					>
						{isYear && (
							<SelectField
								id={`month-${calendar.id}-${index}`}
								name="month"
								label={t("calendar:month")}
								value={month}
								options={months.map((each) => ({ value: String(each), text: monthNames[each - 1] ?? "" }))}
								onChange={({ currentTarget }) => move(index, mark, Number(currentTarget.value))}
							/>
						)}
						<SelectField
							id={`day-${calendar.id}-${index}`}
							name="day"
							label={t("calendar:day")}
							value={mark.day}
							options={[...new Set([mark.day, ...freeDays(month)])]
								.sort((one, other) => one - other)
								.map((day) => ({ value: String(day), text: String(day) }))}
							onChange={({ currentTarget }) => replace(index, { day: Number(currentTarget.value) })}
						/>
						<SelectField
							id={`form-${calendar.id}-${index}`}
							name="form"
							label={t("calendar:form")}
							value={mark.form}
							options={MARK_FORMS.map((form) => ({ value: form, text: t(`calendar:forms.${form}`) }))}
							onChange={({ currentTarget }) => replace(index, { form: currentTarget.value as MarkForm })}
						/>
						<Field
							id={`words-${calendar.id}-${index}`}
							name="words"
							label={t("calendar:words")}
							maxLength={LONGEST_MARK}
							value={mark.words}
							{...(isLongest(mark.words) && { help: full })}
							onChange={({ currentTarget }) => {
								replace(index, { words: currentTarget.value }, `words ${month} ${mark.day}`);
								if (isLongest(currentTarget.value)) announce(full);
							}}
						/>
						<IconButton
							icon={IconTrash}
							name={t(isYear ? "calendar:unmarkDate" : "calendar:unmark", { day: inWords(month, mark) })}
							className="justify-self-end"
							onClick={() => {
								change(marks.toSpliced(index, 1));
								announce(t(isYear ? "calendar:unmarkedDate" : "calendar:unmarked", { day: inWords(month, mark) }));
							}}
						/>
					</li>
				))}
			</ul>
			{(!isFull || hidden >= 0) && open !== undefined && (
				<Button type="button" size="small" look="secondary" icon={IconPlus} className="min-h-11" onClick={add}>
					{t("calendar:mark")}
				</Button>
			)}
		</fieldset>
	);
}

function isLongest(words: string): boolean {
	return words.length >= LONGEST_MARK;
}
