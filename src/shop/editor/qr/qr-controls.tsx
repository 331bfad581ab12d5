import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LONGEST_QR_TEXT, QR_LEVELS, type QrElement, type QrLevel } from "#design/document.ts";
import { TextAreaField } from "#ui/field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ColorField } from "../color-field.tsx";
import { useEditorState, useEditorTools } from "../editor-tools.ts";
import { changeElement } from "../kernels/change-element.ts";
import type { ElementChange } from "../kernels/commands.ts";
import { useRights } from "../locks/use-rights.ts";

export function QrControls({ qr }: { qr: QrElement }) {
	const { t } = useTranslation("create");
	const { store, measure } = useEditorTools();
	const may = useRights(qr);
	const id = useId();
	const field = useRef<HTMLTextAreaElement>(null);
	const isBegun = useEditorState().begun === qr.id;
	useEffect(() => {
		if (isBegun) field.current?.focus();
	}, [isBegun]);

	function change(value: ElementChange, tag?: string): void {
		changeElement(store, qr, value, measure, tag && `qr:${tag}:${qr.id}`);
	}

	return (
		<div className="grid gap-4">
			{may("content") && (
				<TextAreaField
					ref={field}
					id={`${id}-text`}
					name="qrText"
					label={t("qr.text")}
					help={t("qr.help")}
					rows={3}
					maxLength={LONGEST_QR_TEXT}
					value={qr.text}
					spellCheck={false}
					autoCapitalize="none"
					onChange={({ currentTarget }) => change({ text: currentTarget.value }, "text")}
					onBlur={({ currentTarget }) => {
						// Who fetches the link in another window has not left the field.
						if (currentTarget !== document.activeElement) store.begin(null);
					}}
				/>
			)}
			{may("style") && (
				<>
					<ColorField
						label={t("qr.color")}
						value={qr.color}
						onChange={(color, dragging) => color !== null && change({ color }, dragging ? "color" : undefined)}
					/>
					<ColorField
						label={t("qr.ground")}
						value={qr.ground}
						optional
						onChange={(ground, dragging) => change({ ground }, dragging ? "ground" : undefined)}
					/>
					<SelectField
						id={`${id}-level`}
						name="qrLevel"
						label={t("qr.level")}
						help={t("qr.levelHelp")}
						value={qr.level}
						options={QR_LEVELS.map((level) => ({ value: level, text: t(`qr.levels.${level}`) }))}
						onChange={({ currentTarget }) => change({ level: currentTarget.value as QrLevel })}
					/>
				</>
			)}
		</div>
	);
}
