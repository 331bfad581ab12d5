import { useTranslation } from "react-i18next";
import type { Millimetres } from "#core/units.ts";
import type { Box } from "#design/document.ts";
import { RangeField } from "./range-field.tsx";

type CornersFieldProps = {
	box: Box & { readonly cornerRadius: Millimetres };
	onChange: (cornerRadius: Millimetres) => void;
};

/** How round the corners of a photo or rectangle are. */
export function CornersField({ box: { width, height, cornerRadius }, onChange }: CornersFieldProps) {
	const { t } = useTranslation("create");
	return (
		<RangeField
			label={t("photo.corners")}
			value={Math.round(cornerRadius)}
			min={0}
			max={Math.max(1, Math.floor(Math.min(width, height) / 2))}
			step={1}
			text={t("place.millimetres", { length: Math.round(cornerRadius) })}
			onChange={onChange}
		/>
	);
}
