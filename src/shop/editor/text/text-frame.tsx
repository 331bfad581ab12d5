import { useTranslation } from "react-i18next";
import { type TextElement, VERTICAL_ALIGNMENTS, type VerticalAlignment } from "#design/document.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { ElementChange } from "../kernels/commands.ts";

type TextFrameProps = { text: TextElement; change: (what: string, value: ElementChange) => void };

const GROWING = "lines";

/** Whether the frame is as high as its lines, and what stands where in one that is not. */
export function TextFrame({ text, change }: TextFrameProps) {
	const { t } = useTranslation("create");
	const place = text.verticalAlign ?? (text.fit ? "top" : GROWING);

	function setPlace(value: string): void {
		if (value === GROWING) change("frame", { verticalAlign: undefined, fit: undefined });
		else change(`frame ${value}`, { verticalAlign: value as VerticalAlignment });
	}

	return (
		<div className="grid gap-2">
			<SelectField
				id={`frame-${text.id}`}
				name="frame"
				label={t("text.frame.name")}
				value={place}
				options={[GROWING, ...VERTICAL_ALIGNMENTS].map((each) => ({ value: each, text: t(`text.frame.${each}`) }))}
				onChange={({ currentTarget }) => setPlace(currentTarget.value)}
			/>
			<div className="grid [&_label]:min-h-11 [&_label]:items-center">
				<Checkbox
					id={`fit-${text.id}`}
					name="fit"
					label={t("text.frame.fit")}
					checked={text.fit === true}
					onChange={({ currentTarget }) =>
						change(`fit ${currentTarget.checked}`, {
							fit: currentTarget.checked,
							verticalAlign: text.verticalAlign ?? "middle",
						})
					}
				/>
			</div>
		</div>
	);
}
