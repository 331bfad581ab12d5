import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PhotoElement } from "#design/document.ts";
import { ColorField } from "../color-field.tsx";
import { CornersField } from "../corners-field.tsx";
import { useEditorTools } from "../editor-tools.ts";
import { FoldSummary } from "../fold-summary.tsx";
import { changeElement } from "../kernels/change-element.ts";
import type { ElementChange } from "../kernels/commands.ts";
import { RangeField } from "../range-field.tsx";
import { useMillimetres } from "../use-millimetres.ts";
import { MaskChoice } from "./mask-choice.tsx";

const FIRST_BORDER = 2;
const WIDEST_BORDER = 30;

/** What a photo is cut to, and the border along its edge. */
export function PhotoFrame({ photo }: { photo: PhotoElement }) {
	const { t } = useTranslation("create");
	const { store, measure } = useEditorTools();
	const millimetres = useMillimetres();
	const [open, setOpen] = useState(false);
	const { mask, border } = photo;
	const widest = Math.min(WIDEST_BORDER, Math.max(1, Math.floor(Math.min(photo.width, photo.height) / 3)));

	function change(value: ElementChange, tag?: string): void {
		changeElement(store, photo, value, measure, tag && `${tag}:${photo.id}`);
	}

	return (
		<details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<FoldSummary>{t("photo.frame.name")}</FoldSummary>
			{open && (
				<div className="grid gap-4 pt-2">
					<MaskChoice photo={photo} onChoose={(mask) => change({ mask })} />
					{!mask && <CornersField box={photo} onChange={(cornerRadius) => change({ cornerRadius }, "corners")} />}
					<ColorField
						label={t("photo.frame.border")}
						value={border?.color ?? null}
						optional
						onChange={(color, dragging) => {
							const width = border?.width ?? Math.min(FIRST_BORDER, widest);
							change({ border: color === null ? undefined : { color, width } }, dragging ? "border" : undefined);
						}}
					/>
					{border && (
						<RangeField
							label={t("photo.frame.borderWidth")}
							value={border.width}
							min={0.5}
							max={widest}
							step={0.5}
							text={millimetres(border.width)}
							onChange={(width) => change({ border: { ...border, width } }, "borderWidth")}
						/>
					)}
				</div>
			)}
		</details>
	);
}
