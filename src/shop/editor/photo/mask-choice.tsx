import { useTranslation } from "react-i18next";
import type { PhotoElement, PhotoMask } from "#design/document.ts";
import { MASKS } from "#design/elements/photo/mask-outlines.ts";
import { sameData } from "../kernels/same-data.ts";
import { PhotoThumbnail } from "./photo-thumbnail.tsx";

type MaskChoiceProps = { photo: PhotoElement; onChoose: (mask: PhotoMask | undefined) => void };

/** Each shows the photo as it would cut it, without border and shadow, which would hide the form in so small a picture. */
export function MaskChoice({ photo, onChoose }: MaskChoiceProps) {
	const { t } = useTranslation("create");
	return (
		<ul className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1" aria-label={t("photo.frame.masks")}>
			{MASKS.map(({ name, mask }) => (
				<li key={name}>
					<button
						type="button"
						aria-pressed={sameData(photo.mask, mask)}
						onClick={() => onChoose(mask)}
						className="press grid min-h-16 w-full content-start justify-items-center gap-1 rounded-tile p-1 text-14 hover:bg-line aria-pressed:bg-accent-soft aria-pressed:text-accent"
					>
						<PhotoThumbnail
							photo={{ ...photo, mask, border: undefined, shadow: undefined }}
							width={160}
							fit="meet"
							className="h-12"
						/>
						<span className="max-w-full wrap-anywhere hyphens-auto">{t(`photo.frame.${name}`)}</span>
					</button>
				</li>
			))}
		</ul>
	);
}
