import IconPhotoPlus from "@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/button.tsx";
import { useEditorTools, useLiveState } from "../editor-tools.ts";
import { hasPages, photoGoals, takesSamples } from "../kernels/photo-goals.ts";

/** More than any design has places. */
const ALL = 1000;

/** One choice of files for all that is bound. */
export function PagePhotos() {
	const { t } = useTranslation("create");
	const { props, choosePagePhotos, room, uploads } = useEditorTools();
	const { document } = useLiveState();
	const places = useId();
	const [first] = document.sides;
	if (!first || !hasPages(document)) return null;
	const asked = {
		count: ALL,
		several: true,
		held: uploads.held(),
		takesSamples: takesSamples(document, props.publishes),
	};
	const free = photoGoals(document, room(), asked).length;
	return (
		<div className="grid justify-items-start gap-2">
			<Button
				type="button"
				look={free > 0 ? "primary" : "secondary"}
				icon={IconPhotoPlus}
				aria-describedby={places}
				onClick={() => choosePagePhotos(first.code)}
			>
				{t("form.pagePhotos")}
			</Button>
			<p id={places} className="text-ink-soft">
				{t("form.pagePlaces", { number: free })}
			</p>
		</div>
	);
}
