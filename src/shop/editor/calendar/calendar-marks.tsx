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
import { daysIn } from "#design/elements/calendar/month-weeks.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { IconButton } from "../icon-button.tsx";
import { changeElement } from "../kernels/editing.ts";

/** Birthdays and other days that stand out. */
export function CalendarMarks({ calendar }: { calendar: CalendarElement }) {
	const { t } = useTranslation("calendar");
	const { store, measure, announce } = useEditorTools();
	const list = useRef<HTMLUListElement>(null);
	const [added, setAdded] = useState(0);
	const marks = calendar.marks ?? [];
	const days = Array.from({ length: daysIn(calendar.year, calendar.month) }, (_, index) => index + 1);
	const free = days.filter((day) => !marks.some((mark) => mark.day === day));

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

	function add(): void {
		const [day] = free;
		if (day === undefined) return;
		change([...marks, { day, words: "", form: "heart" }]);
		setAdded(added + 1);
	}

	return (
		<fieldset className="grid grid-cols-1 gap-4">
			<legend className="mb-2 font-semibold">{t("calendar:marks")}</legend>
			<ul ref={list} className="grid grid-cols-1 gap-4">
				{marks.map((mark, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a mark is what stands in its row, and its day may change
					<li key={index} className="grid grid-cols-2 items-end gap-2 border-b border-line pb-4">
						<SelectField
							id={`day-${calendar.id}-${index}`}
							name="day"
							label={t("calendar:day")}
							value={mark.day}
							options={[...new Set([mark.day, ...free])]
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
							onChange={({ currentTarget }) => replace(index, { words: currentTarget.value }, `words ${mark.day}`)}
						/>
						<IconButton
							icon={IconTrash}
							name={t("calendar:unmark", { day: mark.day })}
							className="justify-self-end"
							onClick={() => {
								change(marks.toSpliced(index, 1));
								announce(t("calendar:unmarked", { day: mark.day }));
							}}
						/>
					</li>
				))}
			</ul>
			{marks.length < MOST_MARKS && free.length > 0 && (
				<Button type="button" size="small" look="secondary" icon={IconPlus} className="min-h-11" onClick={add}>
					{t("calendar:mark")}
				</Button>
			)}
		</fieldset>
	);
}
