import { useTranslation } from "react-i18next";
import type { PhotoAdjustments, PhotoElement } from "#design/document.ts";
import { sameData } from "../kernels/same-data.ts";
import { COLOR_PRESETS } from "./color-presets.ts";
import { PhotoThumbnail } from "./photo-thumbnail.tsx";

type PresetChoiceProps = { photo: PhotoElement; onChoose: (adjustments: PhotoAdjustments) => void };

/** Each shows the photo as it would make it. */
export function PresetChoice({ photo, onChoose }: PresetChoiceProps) {
	const { t } = useTranslation("create");
	return (
		<ul className="grid grid-cols-3 gap-1" aria-label={t("photo.colors.presets")}>
			{COLOR_PRESETS.map(({ name, adjustments }) => (
				<li key={name}>
					<button
						type="button"
						aria-pressed={sameData(photo.adjustments, adjustments)}
						onClick={() => onChoose(adjustments)}
						className="press grid min-h-16 w-full content-start justify-items-center gap-1 rounded-tile p-1 text-14 hover:bg-line aria-pressed:bg-accent-soft aria-pressed:text-accent"
					>
						<PhotoThumbnail
							photo={{ ...photo, adjustments, shadow: undefined }}
							width={160}
							fit="slice"
							className="h-14 rounded-tile"
						/>
						{t(`photo.colors.${name}`)}
					</button>
				</li>
			))}
		</ul>
	);
}
