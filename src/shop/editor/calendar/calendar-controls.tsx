import { useTranslation } from "react-i18next";
import { type CalendarElement, FONT_IDS, type FontId, LONGEST_HEADING, WEEK_STARTS } from "#design/document.ts";
import { dayNamesIn } from "#design/elements/calendar/calendar-names.ts";
import { FACES } from "#painters/fonts.ts";
import { Field } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ColorField } from "../color-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { changeElement } from "../kernels/change-element.ts";
import type { ElementChange } from "../kernels/commands.ts";
import { useRights } from "../locks/use-rights.ts";
import { RangeField } from "../range-field.tsx";
import { standIn } from "../stand-in.ts";
import { FontComes } from "../text/font-comes.tsx";
import { TickField } from "../tick-field.tsx";
import { useMillimetres } from "../use-millimetres.ts";
import { CalendarMarks } from "./calendar-marks.tsx";
import { CalendarMonth } from "./calendar-month.tsx";

const FIRST_LINE = 0.2;

export default function CalendarControls({ calendar }: { calendar: CalendarElement }) {
	const { t } = useTranslation(["calendar", "create"]);
	const { props, store, measure } = useEditorTools();
	const millimetres = useMillimetres();
	const dayNames = dayNamesIn(props.locale, "long");
	const may = useRights(calendar);
	const { lines } = calendar;

	function change(value: ElementChange, tag?: string): void {
		changeElement(store, calendar, value, measure, tag && `calendar:${tag}:${calendar.id}`);
	}

	function setFont(font: FontId): void {
		standIn(font, calendar.font);
		change({ font });
	}

	return (
		<div className="grid grid-cols-1 gap-4">
			{may("content") && (
				<>
					<CalendarMonth calendar={calendar} />
					<Field
						id={`heading-${calendar.id}`}
						name="heading"
						label={t("calendar:heading")}
						help={t("calendar:headingHelp")}
						maxLength={LONGEST_HEADING}
						value={calendar.title}
						onChange={({ currentTarget }) => change({ title: currentTarget.value }, "heading")}
					/>
					<SelectField
						id={`first-${calendar.id}`}
						name="firstDay"
						label={t("calendar:firstDay")}
						value={calendar.firstDay}
						options={WEEK_STARTS.map((day) => ({ value: String(day), text: dayNames[day] ?? "" }))}
						onChange={({ currentTarget }) => {
							const firstDay = WEEK_STARTS.find((day) => String(day) === currentTarget.value);
							if (firstDay !== undefined) change({ firstDay });
						}}
					/>
					<TickField
						label={t("calendar:weekNumbers")}
						checked={calendar.weekNumbers === true}
						onChange={(numbered) => change({ weekNumbers: numbered || undefined })}
					/>
					<CalendarMarks calendar={calendar} />
				</>
			)}
			{may("style") && (
				<>
					<SelectField
						id={`font-${calendar.id}`}
						name="font"
						label={t("create:text.font")}
						value={calendar.font}
						options={FONT_IDS.map((font) => ({ value: font, text: FACES[font].family }))}
						onChange={({ currentTarget }) => setFont(currentTarget.value as FontId)}
					/>
					<FontComes font={calendar.font} />
					<ColorField
						label={t("calendar:color")}
						value={calendar.color}
						onChange={(color, dragging) => color !== null && change({ color }, dragging ? "color" : undefined)}
					/>
					<ColorField
						label={t("calendar:weekendColor")}
						value={calendar.weekendColor}
						onChange={(color, dragging) =>
							color !== null && change({ weekendColor: color }, dragging ? "weekend" : undefined)
						}
					/>
					<ColorField
						label={t("calendar:markColor")}
						value={calendar.markColor}
						onChange={(color, dragging) =>
							color !== null && change({ markColor: color }, dragging ? "marks" : undefined)
						}
					/>
					<ColorField
						label={t("calendar:lines")}
						value={lines?.color ?? null}
						optional
						onChange={(color, dragging) =>
							change(
								{ lines: color === null ? undefined : { color, width: lines?.width ?? FIRST_LINE } },
								dragging ? "lines" : undefined,
							)
						}
					/>
					{lines && (
						<RangeField
							label={t("calendar:lineWidth")}
							value={lines.width}
							min={0.1}
							max={2}
							step={0.1}
							text={millimetres(lines.width)}
							onChange={(width) => change({ lines: { ...lines, width } }, "width")}
						/>
					)}
				</>
			)}
		</div>
	);
}
