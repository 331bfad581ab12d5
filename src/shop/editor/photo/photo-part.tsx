import { useTranslation } from "react-i18next";
import type { Crop, PhotoElement } from "#design/document.ts";
import { useEditorTools } from "../editor-tools.ts";
import { changeElement } from "../kernels/change-element.ts";
import { cropZoom, zoomedTo } from "../kernels/crop.ts";
import { type CropDirection, cropAt, cropPlace } from "../kernels/crop-place.ts";
import { RangeField } from "../range-field.tsx";
import { PhotoOverview } from "./photo-overview.tsx";

/** Which part of a photo its frame shows, without a pointer. */
export default function PhotoPart({ photo }: { photo: PhotoElement }) {
	const { t } = useTranslation("create");
	const { store, measure } = useEditorTools();
	const zoom = Math.round(cropZoom(photo) * 100);
	const across = percentOf(cropPlace(photo, "across"));
	const down = percentOf(cropPlace(photo, "down"));

	/** What one slider does in a row is one step. */
	function show(crop: Crop, gesture: "crop" | CropDirection): void {
		changeElement(store, photo, { crop }, measure, `${gesture}:${photo.id}`);
	}

	function acrossInWords(percent: number): string {
		if (percent === 0) return t("photo.part.left");
		if (percent === 100) return t("photo.part.right");
		return percent === 50 ? t("photo.part.middle") : t("photo.part.rightwards", { percent });
	}

	function upInWords(percent: number): string {
		if (percent === 0) return t("photo.part.bottom");
		if (percent === 100) return t("photo.part.top");
		return percent === 50 ? t("photo.part.middle") : t("photo.part.upwards", { percent });
	}

	return (
		<div className="grid gap-3">
			<PhotoOverview photo={photo} />
			{/* First: what comes and goes with it lies below. */}
			<RangeField
				label={t("photo.zoom")}
				value={zoom}
				min={100}
				max={500}
				step={5}
				text={t("element.percent", { percent: zoom })}
				onChange={(percent) => show(zoomedTo(photo, percent / 100), "crop")}
			/>
			{across !== null && (
				<RangeField
					{...PERCENT}
					label={t("photo.part.across")}
					value={across}
					text={acrossInWords(across)}
					onChange={(percent) => show(cropAt(photo, "across", percent / 100), "across")}
				/>
			)}
			{down !== null && (
				<RangeField
					{...PERCENT}
					label={t("photo.part.up")}
					// The arrow key that points up leads up.
					value={100 - down}
					text={upInWords(100 - down)}
					onChange={(percent) => show(cropAt(photo, "down", 1 - percent / 100), "down")}
				/>
			)}
		</div>
	);
}

const PERCENT = { min: 0, max: 100, step: 1 } as const;

function percentOf(place: number | null): number | null {
	return place === null ? null : Math.round(place * 100);
}
